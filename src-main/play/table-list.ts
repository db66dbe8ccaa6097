import type { Game } from '../../src-engine/game.ts';
import type { DetailedSample } from '../../src-engine/sample.ts';
import type { Sides } from '../../src-engine/statistics/picture.ts';
import { sharedStops } from '../../src-engine/statistics/shared-stops.ts';
import { readable } from '../../src-engine/statistics/summary.ts';
import type { Side, TableFilter, TableList, TableRow } from '../../src-shared/what-if/play.ts';

/** Whether a seat of a table passes: table and seat counted from the first of the sample. */
type Pass = (sample: DetailedSample, table: number, seat: number) => boolean;

/** Tables of both sides, and the one that is looked at. */
export interface PlayedSide {
  readonly side: Side;
  readonly stops: Sides<readonly string[]>;
  readonly samples: Sides<readonly DetailedSample[]>;
}

/** The seats behind a bar, a band or a cell, in the order of their tables. */
export function listTables(
  game: Game,
  { side, stops, samples }: PlayedSide,
  filter: TableFilter,
  offset: number,
  limit: number,
): TableList | undefined {
  const pass = passOf(game, side, stops, filter);
  if (pass === undefined) return undefined;
  const rows: TableRow[] = [];
  let total = 0;
  for (const sample of samples[side]) {
    for (let table = 0; table < sample.tables; table++) {
      for (let seat = 0; seat < sample.seats; seat++) {
        if (!pass(sample, table, seat)) continue;
        if (total >= offset && rows.length < limit) rows.push(rowOf(game, sample, table, seat));
        total++;
      }
    }
  }
  return { total, rows };
}

function passOf(
  { measures, traits, account, course, rules }: Game,
  side: Side,
  stops: PlayedSide['stops'],
  filter: TableFilter,
): Pass | undefined {
  const at = (list: readonly { readonly id: string }[], id: string): number => list.findIndex((one) => one.id === id);
  switch (filter.by) {
    case 'all':
    case 'mode':
      return () => true;
    case 'measure': {
      const measure = at(measures, filter.measure);
      if (measure < 0) return undefined;
      const scale = 10 ** measures[measure]!.decimals;
      return ({ values, seats }, table, seat) =>
        within(values[(table * seats + seat) * measures.length + measure]! / scale, filter);
    }
    case 'group': {
      if (filter.breakdown === 'seat') return (_, __, seat) => seat === filter.key;
      const trait = at(traits, filter.breakdown);
      if (trait < 0) return undefined;
      return ({ details, seats }, table, seat) => {
        const value = details.traits[(table * seats + seat) * traits.length + trait]!;
        return filter.orMore ? value >= filter.key : value === filter.key;
      };
    }
    case 'course': {
      const place = sharedStops(stops)[filter.stop]?.place[side];
      if (!course || place === undefined) return undefined;
      const width = stops[side].length;
      const scale = 10 ** course.decimals;
      return ({ details, seats }, table, seat) =>
        within(details.course[(table * seats + seat) * width + place]! / scale, filter);
    }
    case 'part': {
      const parts = account?.parts ?? [];
      const part = at(parts, filter.part);
      if (part < 0) return undefined;
      return ({ details, seats }, table, seat) => details.parts[(table * seats + seat) * parts.length + part] !== 0;
    }
    case 'rule': {
      const rule = at(rules, filter.rule);
      if (rule < 0) return undefined;
      // A rule is of the table as a whole: its first seat stands for it.
      return ({ details }, table, seat) =>
        seat === 0 && details.fired[table * rules.length + rule]! > 0 === filter.fired;
    }
  }
}

const within = (value: number, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  value >= from && value < to;

function rowOf(
  { measures }: Game,
  { first, seats, values, places }: DetailedSample,
  table: number,
  seat: number,
): TableRow {
  const start = (table * seats + seat) * measures.length;
  return {
    table: first + table,
    seat: seat + 1,
    place: places[table * seats + seat]!,
    measures: measures.map(({ decimals }, measure) => readable(values[start + measure]!, decimals)),
  };
}
