import type { Game } from '../../src-engine/game.ts';
import type { MeasureSummary, RuleSummary, SeatWins } from '../../src-engine/statistics/summary.ts';
import { counted, numberText, shareText } from './number-text.ts';
import { identityOf } from './opened-set.ts';
import type { TableSetting } from './table-options.ts';
import type { Channel } from './terminal.ts';
import { textTable, wrapped } from './text-layout.ts';
import { visible } from './visible-text.ts';

const right = (title: string) => ({ title, align: 'right' as const });
const left = (title: string) => ({ title, align: 'left' as const });

/** What was played, with all that is needed to play it again. */
export function headerLines(
  { opened, mode, seats, seed, bots, whatIfs }: TableSetting,
  what: string,
  { paint }: Channel,
): string[] {
  const { path, version, checksum } = identityOf(opened);
  const who = new Set(bots).size === 1 ? `${bots[0]} bots` : `bots ${bots.join(', ')}`;
  return [
    `${paint('bold', `${opened.game.title} ${version} · ${mode.name}`)}: ${what}, ${counted(seats, 'seat')}, seed ${seed}, ${who}`,
    ...(whatIfs.length === 0 ? [] : [`What if: ${whatIfs.map(visible).join(', ')}`]),
    paint('faint', `${visible(path)} ${checksum.slice(0, 19)}…`),
  ];
}

export function measureLines(
  { measures }: Game,
  summaries: { readonly [id: string]: MeasureSummary },
  { paint }: Channel,
): string[] {
  const rows = measures.map(({ id, label, unit, decimals }) => {
    const { mean, sd, min, max, quantiles } = summaries[id]!;
    // A mean has digits where the values have none.
    const average = (value: number) => numberText(value, Math.min(2, decimals + 1));
    const single = (value: number) => numberText(value, Math.min(2, decimals));
    const { p05, p50, p95 } = quantiles;
    return [label, unit, average(mean), average(sd), single(min), ...[p05, p50, p95].map(single), single(max)];
  });
  const titles = ['mean', 'sd', 'min', '5 %', 'median', '95 %', 'max'];
  const [head = '', ...lines] = textTable([left('Measure, each seat'), left('unit'), ...titles.map(right)], rows);
  return [paint('bold', head), ...lines];
}

export function winLines(wins: readonly SeatWins[], bots: readonly string[], { paint }: Channel): string[] {
  const rows = wins.map(({ seat, rate, low, high }, place) => [
    `Seat ${seat}`,
    bots[place] ?? '',
    shareText(rate),
    `${numberText(low * 100, 1)} – ${shareText(high)}`,
  ]);
  const columns = [left('Win rate by seat'), left('bot'), right('wins'), right('95 % interval')];
  const [head = '', ...lines] = textTable(columns, rows);
  return [paint('bold', head), ...lines];
}

const MOST_FREQUENT = 10;

export function ruleLines(
  rules: { readonly [id: string]: RuleSummary },
  tables: number,
  { paint, width }: Channel,
): string[] {
  const all = Object.entries(rules);
  const never = all.filter(([, { times }]) => times === 0).map(([id, { label }]) => `${id} ${label}`);
  const frequent = all
    .filter(([, { times }]) => times > 0)
    .sort(([, a], [, b]) => b.times - a.times || b.tables - a.tables)
    .slice(0, MOST_FREQUENT)
    .map(([id, rule]) => [`${id} ${rule.label}`, shareText(rule.tables / tables), numberText(rule.times)]);
  const columns = [left('Most frequent rules'), right('in tables'), right('times')];
  const [head = '', ...lines] = textTable(columns, frequent);
  const silent =
    never.length === 0
      ? ['Every rule fired.']
      : [
          paint('bold', `${counted(never.length, 'rule')} of ${all.length} never fired`),
          ...wrapped(never.join('; '), width, '  '),
        ];
  return [paint('bold', head), ...lines, '', ...silent];
}
