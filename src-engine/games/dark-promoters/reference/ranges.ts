export interface Range {
  readonly min: number;
  readonly max: number;
}

export const NOTHING = '–';

/** `1,000–1,500`, or `250` where both ends are the same. */
export const rangeText = ({ min, max }: Range, text: (value: number) => string): string =>
  min === max ? text(min) : `${text(min)}–${text(max)}`;

/** From the smallest to the largest of them; undefined where there are none. */
export const spreadOf = (values: readonly number[]): Range | undefined =>
  values.length === 0 ? undefined : { min: Math.min(...values), max: Math.max(...values) };

export const spreadText = (spread: Range | undefined, text: (value: number) => string): string =>
  spread === undefined ? NOTHING : rangeText(spread, text);

/** Only the first end of a range carries the sign: `+55–70`. */
export const added = (range: string): string => (range === NOTHING ? range : `+${range}`);
