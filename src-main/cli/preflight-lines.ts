import type { Preflight, PreflightVerdict } from '../../src-shared/preflight.ts';
import type { Channel } from './terminal.ts';
import { visible } from './visible-text.ts';

const COLOURS = { ok: 'green', warning: 'yellow', error: 'red' } as const satisfies Record<PreflightVerdict, string>;

/** A line a check: `warning  Contrast: Text is hard to read: act/rosa.` */
export function writePreflight(notes: Channel, { checks }: Preflight): void {
  for (const { verdict, label, message } of checks) {
    notes.line(`${notes.paint(COLOURS[verdict], verdict.padEnd('warning'.length))}  ${label}: ${visible(message)}`);
  }
}
