import type { DetailedSample } from '../sample.ts';
import type { Sides } from './picture.ts';
import type { ShareMoves } from './rates.ts';

/** By rule: at how many tables it has begun to fire, and at how many it no longer does. */
export function ruleMoves(samples: Sides<readonly DetailedSample[]>, rules: number): ShareMoves[] {
  const before = firedOf(samples.before, rules);
  const after = firedOf(samples.after, rules);
  const gained = new Uint32Array(rules);
  const lost = new Uint32Array(rules);
  for (let at = 0, rule = 0; at < before.length; at++, rule = rule + 1 === rules ? 0 : rule + 1) {
    if (before[at] === after[at]) continue;
    gained[rule]! += Number(before[at] === 0);
    lost[rule]! += Number(after[at] === 0);
  }
  // A table counts once, so squares are the same.
  return Array.from(gained, (own, rule) => ({
    gained: own,
    lost: lost[rule]!,
    gainedSquares: own,
    lostSquares: lost[rule]!,
    products: 0,
  }));
}

/** How often each rule fired at each table, in one piece: the samples of the sides may be cut at other tables. */
function firedOf(samples: readonly DetailedSample[], rules: number): Uint8Array {
  const fired = new Uint8Array(samples.reduce((sum, { tables }) => sum + tables, 0) * rules);
  let start = 0;
  for (const { details, tables } of samples) {
    fired.set(details.fired.subarray(0, tables * rules), start);
    start += tables * rules;
  }
  return fired;
}
