import type { OutputProgress } from '../output/output.ts';
import type { Progress } from '../simulation/simulation-pool.ts';
import { counted, durationText, numberText } from './number-text.ts';
import type { Channel } from './terminal.ts';

const ERASE = '\r\u001b[K';
const INTERVAL = 100;

/** One line that is written over and over while somebody watches, and leaves no trace. */
export class ProgressLine {
  private readonly channel: Channel;
  private last = Number.NEGATIVE_INFINITY;
  private shown = false;

  constructor(channel: Channel) {
    this.channel = channel;
  }

  show({ tables, of, tablesPerSecond, secondsLeft }: Progress, what = ''): void {
    this.write(() => {
      const share = Math.floor((100 * tables) / of);
      return (
        `${what === '' ? '' : `${what}: `}${numberText(tables)} of ${counted(of, 'table')} (${share} %), ` +
        `${numberText(tablesPerSecond)} a second, ${durationText(secondsLeft)} left`
      );
    });
  }

  showOutput({ done, of, what }: OutputProgress): void {
    this.write(() => `${numberText(done)} of ${numberText(of)} ${what} (${Math.floor((100 * done) / of)} %)`);
  }

  private write(text: () => string): void {
    const now = performance.now();
    if (!this.channel.live || now - this.last < INTERVAL) return;
    this.last = now;
    this.shown = true;
    this.channel.write(ERASE + text().slice(0, this.channel.width - 1));
  }

  erase(): void {
    if (this.shown) this.channel.write(ERASE);
    this.shown = false;
  }
}
