/** What one line of a what-if does to a value. */
export type Change =
  | { readonly kind: 'set'; readonly value: string | number | boolean }
  | { readonly kind: 'add'; readonly amount: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'multiply'; readonly factor: number };

const NUMBER = '(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d+)?';
const SUM = new RegExp(`^[-+]${NUMBER}$`);
const PERCENT = new RegExp(`^([-+]?${NUMBER})\\s*%$`);
const FACTOR = new RegExp(`^[x×](${NUMBER})$`);
const PLAIN_NUMBER = new RegExp(`^[-+]?${NUMBER}$`);

/** Reads the change from the text as it was written, since YAML takes `+2` for 2. Undefined when it makes no sense. */
export function parseChange(source: string, value: string | number | boolean | null): Change | undefined {
  const change = readChange(source, value);
  // `1e400` and `.nan` are numbers for JavaScript and YAML, and for nobody else.
  return change && Object.values(change).some((part) => typeof part === 'number' && !Number.isFinite(part))
    ? undefined
    : change;
}

function readChange(source: string, value: string | number | boolean | null): Change | undefined {
  const text = source.trim();
  if (SUM.test(text)) return { kind: 'add', amount: Number(text) };
  const percent = PERCENT.exec(text);
  if (percent) return { kind: 'percent', percent: Number(percent[1]) };
  const factor = FACTOR.exec(text);
  if (factor) return { kind: 'multiply', factor: Number(factor[1]) };
  if (text.startsWith('=')) return parseSetting(text.slice(1).trim());
  if (value === null || text === '' || /^[-+]/.test(text) || text.endsWith('%')) return undefined;
  return { kind: 'set', value };
}

function parseSetting(text: string): Change | undefined {
  if (text === '') return undefined;
  // Never minus nothing.
  if (PLAIN_NUMBER.test(text)) return { kind: 'set', value: Number(text) + 0 };
  if (text === 'true' || text === 'false') return { kind: 'set', value: text === 'true' };
  return { kind: 'set', value: text };
}

/** Computed values are rounded half up to the field's step (0.01 for money, 1 for whole numbers); set ones stay as written. */
export function changeNumber(
  before: number,
  change: Exclude<Change, { kind: 'set' }>,
  step: number | undefined,
): number {
  switch (change.kind) {
    case 'add':
      return roundTo(before + change.amount, step);
    case 'percent':
      return roundTo((before * (100 + change.percent)) / 100, step);
    case 'multiply':
      return roundTo(before * change.factor, step);
  }
}

function roundTo(value: number, step: number | undefined): number {
  if (step === undefined) return withoutNoise(value);
  const steps = Math.floor(withoutNoise(value / step) + 0.5);
  return withoutNoise(steps * step) + 0;
}

/** 1.1 × 15 is 16.5 and not 16.500000000000004: half a cent must be seen as half a cent. */
const withoutNoise = (value: number): number => Number(value.toPrecision(13));
