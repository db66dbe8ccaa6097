import type { SourceFact } from '../charts/chart-source.ts';
import { quantity } from '../shell/quantity.ts';
import type { DrawnPlay } from './play-state.ts';

/** As much of a checksum as the command line shows: `sha256-` and twelve digits. */
const SHORT = 19;

/** All that a result depends on beside its mode and how many tables were played, for the files of charts. */
export function playedFacts({ request, checksum }: Pick<DrawnPlay, 'request' | 'checksum'>): readonly SourceFact[] {
  const { set, before, after, setting } = request;
  const { seats, bots, seed, tables, precision } = setting;
  const names = (files: readonly string[]): string =>
    files.map((file) => file.replace(/^.*\/|\.yaml$/g, '')).join(', ');
  const fact = (name: string, text: string, short = text): SourceFact => ({ name, text, short });
  return [
    fact('Set', set),
    fact('Checksum of the set', checksum, `${checksum.slice(0, SHORT)}…`),
    ...(after.length > 0 ? [fact('What if', names(after), `with ${names(after)}`)] : []),
    ...(before.length > 0 ? [fact('Against', names(before), `against ${names(before)}`)] : []),
    fact('Bots', bots.every((bot) => bot === bots[0]) ? `${seats} × ${bots[0]}` : bots.join(', ')),
    fact('Seed', String(seed), `seed ${seed}`),
    ...(precision > 0
      ? [fact('Stops', `at ± ${precision} %, at the latest after ${quantity(tables, 'table')}`, `to ± ${precision} %`)]
      : []),
  ];
}
