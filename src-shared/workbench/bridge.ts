/** Instead of a message: the program behind the window has ended, and another has begun. Neither is JSON. */
export const LOST = 'lost';
export const BACK = 'back';

/** What the preload of the desktop window puts into the page as `window.soundcheck`: messages as text, both ways. */
export interface Bridge {
  send(text: string): void;
  /** For the one listener of the page. */
  listen(listener: (text: string) => void): void;
}
