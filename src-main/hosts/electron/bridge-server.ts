import { type BrowserWindow, type IpcMainEvent, ipcMain } from 'electron';
import { ORIGIN } from './app-protocol.ts';
import { CHANNEL } from './channel.ts';

/** Hands on what the page of the window says, and nobody else. Returns how to stop. */
export function serveBridge(window: BrowserWindow, receive: (text: string) => void): () => void {
  const listener = (event: IpcMainEvent, text: unknown): void => {
    if (isOwnPage(event, window) && typeof text === 'string') receive(text);
  };
  ipcMain.on(CHANNEL, listener);
  return () => void ipcMain.off(CHANNEL, listener);
}

export function sendToPage(window: BrowserWindow, text: string): void {
  if (!window.isDestroyed() && !window.webContents.isDestroyed()) window.webContents.send(CHANNEL, text);
}

/** The page itself in our window: no frame in it, and no other page, whatever it has got hold of. */
export function isOwnPage(
  { sender, senderFrame }: Pick<IpcMainEvent, 'sender' | 'senderFrame'>,
  window: BrowserWindow,
): boolean {
  return (
    !window.isDestroyed() &&
    sender === window.webContents &&
    senderFrame === window.webContents.mainFrame &&
    senderFrame.origin === ORIGIN
  );
}
