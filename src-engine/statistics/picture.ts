/**
 * What thousands of tables look like, before a change and after it, on the same seeds: all that charts show. Numbers are as people
 * read them. Every interval is valid while it is watched: see `looks.ts`.
 */
export interface Picture {
  /** Tables on each side. */
  readonly tables: number;
  /** Which of the planned looks this is, from 1. */
  readonly look: number;
  readonly looks: number;
  /** Whether every headline measure, or with a change its difference, has reached the precision that was asked for. */
  readonly isPrecise: boolean;
  /** In the order of `Game.measures`. */
  readonly measures: readonly MeasurePicture[];
  /** By seat first, then by each trait that is no flag, in the order of `Game.traits`. */
  readonly breakdowns: readonly BreakdownPicture[];
  /** How often each trait that is a flag is true of a seat. */
  readonly flags: readonly FlagPicture[];
  readonly account?: AccountPicture;
  readonly course?: CoursePicture;
  /** In the order of `Game.rules`. */
  readonly rules: readonly RulePicture[];
}

/** An estimate with its interval. Where both ends are the value, nothing varied among the tables: there is no interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Sides<T> {
  readonly before: T;
  readonly after: T;
}

export type Verdict =
  /** The interval of the difference lies above zero, or below. */
  | 'higher'
  | 'lower'
  /** Every pair of tables that was played differs by the same: there is no interval, and of others nothing is claimed. */
  | 'every-table'
  /** It holds zero, and is as narrow as was asked for. */
  | 'no-difference-seen'
  /** It holds zero, and is wider than that; or so few tables have changed that nothing is concluded. */
  | 'not-enough-tables'
  /** Every pair of tables that was played is equal. */
  | 'identical';

/** After minus before, paired by table. */
export interface Difference extends Estimate {
  readonly verdict: Verdict;
}

export interface MeasurePicture {
  readonly id: string;
  readonly bins: Bins;
  /** Of the seats' values; intervals go by tables, since seats of one table depend on each other. */
  readonly mean: Sides<Estimate>;
  readonly sd: Sides<number>;
  readonly min: Sides<number>;
  readonly max: Sides<number>;
  /** At 5, 25, 50, 75 and 95 %. */
  readonly quantiles: readonly ({ readonly p: number } & Sides<Estimate>)[];
  /** Of the means. */
  readonly difference: Difference;
  /** How many times as many unpaired tables would have been needed for the same interval; nothing where all pairs are equal. */
  readonly pairingGain?: number;
}

/** A histogram over all seats of all tables. Bin i holds `start + i × width ≤ value < start + (i + 1) × width`. */
export interface Bins {
  readonly start: number;
  readonly width: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export interface BreakdownPicture {
  /** `seat`, or the id of a trait. */
  readonly id: string;
  readonly groups: readonly GroupPicture[];
}

export interface GroupPicture extends Sides<GroupSide> {
  /** The seat from 0, the category's place (−1 for none), or the count. */
  readonly key: number;
  /** `Seat 1`, `Big club`, `3` */
  readonly label: string;
  /** All counts above the key are in it too. */
  readonly isOpen?: boolean;
  /** By measure: the difference between the group's means, paired by table as far as both sides have the group there. */
  readonly differences: readonly (Difference | null)[];
  /** Between how often the group's seats win, paired in the same way. */
  readonly winsDifference: Difference | null;
  /** Between the shares of seats; null where they cannot change. */
  readonly shareDifference: Difference | null;
}

export interface GroupSide {
  /** How many seats of all tables are in the group. */
  readonly count: number;
  /** Of all seats, from 0 to 1. */
  readonly share: Estimate;
  /** How often a seat of the group wins; a shared first place counts its share. Null where the group is empty. */
  readonly wins: Estimate | null;
  /** By measure, in the order of `Game.measures`; null where the group has too few seats to say. */
  readonly means: readonly (Estimate | null)[];
}

export interface FlagPicture extends Sides<Estimate> {
  readonly id: string;
  readonly difference: Difference;
}

export interface AccountPicture {
  /** Means a seat; parts that are taken away are positive here. */
  readonly parts: readonly ({ readonly id: string; readonly difference: Difference } & Sides<Estimate>)[];
}

export interface CoursePicture {
  readonly stops: readonly ({
    /** `Round 1 · Booking`: the value is that at its end. */
    readonly label: string;
  } & Sides<CourseBand>)[];
  /** Between the means at the last stop; null where there is none. */
  readonly difference: Difference | null;
}

/** Quantiles over all seats, and the mean with its interval. */
export interface CourseBand {
  readonly p05: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
  readonly mean: Estimate;
}

export interface RulePicture {
  readonly id: string;
  /** The share of tables in which it fired, from 0 to 1. */
  readonly share: Sides<Estimate>;
  /** Of the shares, paired by table. */
  readonly difference: Difference;
  /** How often in all. */
  readonly times: Sides<number>;
}
