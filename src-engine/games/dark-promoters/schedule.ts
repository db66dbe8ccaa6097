import type * as data from './data.generated.ts';
import { booking } from './phases/booking.ts';
import { finance } from './phases/finance.ts';
import { location } from './phases/location.ts';
import { marketing } from './phases/marketing.ts';
import type { Phase } from './phases/phase.ts';
import { sabotage } from './phases/sabotage.ts';
import { teaser } from './phases/teaser.ts';

const phases = { finance, location, booking, marketing, sabotage };

/** A phase at its place in the game. */
export interface PhaseSlot {
  readonly phase: Phase;
  /** The round from 0; the teaser window belongs to the first. */
  readonly round: number;
  readonly label: string;
  /** The first phase of its round. */
  readonly opensRound: boolean;
  /** DP-8.3: the round has no finance phase. */
  readonly lastCall: boolean;
}

/** The phases of a mode in order. The event follows the last one. */
export function schedule(mode: data.Mode): PhaseSlot[] {
  const slots: PhaseSlot[] = [];
  if (mode.teaser?.enabled) {
    slots.push({ phase: teaser, round: 0, label: 'Teaser', opensRound: false, lastCall: false });
  }
  for (const [round, { name, phases: ids }] of mode.rounds.entries()) {
    const lastCall = !ids.includes('finance');
    for (const [place, id] of ids.entries()) {
      const phase = phases[id];
      slots.push({ phase, round, label: `${name} · ${phase.label}`, opensRound: place === 0, lastCall });
    }
  }
  return slots;
}
