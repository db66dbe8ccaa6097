/** How the numbers of a field are written. */
export interface NumberStyle {
  readonly unit?: string;
  readonly step?: number;
}

const GROUPED = { ',': /^[1-9]\d{0,2}(,\d{3})+$/, '.': /^[1-9]\d{0,2}(\.\d{3})+$/ };
const SPACED = /^[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?:[.,]\d+)?$/;

/**
 * Reads a number as spreadsheets of several countries write it: `1,720`, `1.720,50`, `1 720 €`, `−5 %`. Undefined where it is none,
 * or has the unit of something else.
 */
export function readNumber(text: string, style: NumberStyle): number | undefined {
  const [, sign = '', rest = ''] = /^([-+]?)\s*(.*)$/s.exec(withoutUnit(text.replaceAll('−', '-'), style.unit)) ?? [];
  const digits = plainDigits(withoutUnit(rest, style.unit), decimalsOf(style.step));
  if (digits === undefined) return undefined;
  const value = Number(digits);
  if (!Number.isFinite(value)) return undefined;
  return sign === '-' ? 0 - value : value;
}

function plainDigits(text: string, decimals: number | undefined): string | undefined {
  if (/^\d+$/.test(text) || /^(\d+\.?\d*|\.\d+)e[-+]?\d+$/i.test(text)) return text;
  if (SPACED.test(text)) return text.replaceAll(/[^\d.,]/g, '').replace(',', '.');
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return undefined;
  const last = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  const other = last === ',' ? '.' : ',';
  const [whole = '', fraction = '', ...more] = text.split(last);
  if (text.includes(other)) {
    return more.length === 0 && GROUPED[other].test(whole) ? `${whole.replaceAll(other, '')}.${fraction}` : undefined;
  }
  if (GROUPED[last].test(text) && (more.length > 0 || meansThousands(last, decimals))) return text.replaceAll(last, '');
  return more.length === 0 ? `${whole === '' ? '0' : whole}.${fraction}` : undefined;
}

/** Of one separator with three digits behind it. Grids and forms show 1,720; three decimals make no sense in euros and cents. */
const meansThousands = (separator: ',' | '.', decimals: number | undefined): boolean =>
  separator === ',' || (decimals !== undefined && decimals < 3);

function decimalsOf(step: number | undefined): number | undefined {
  if (step === undefined) return undefined;
  const [, fraction = '', exponent = '0'] = /^\d*\.?(\d*)(?:e(.*))?$/.exec(String(step)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}

function withoutUnit(text: string, unit: string | undefined): string {
  const trimmed = text.trim();
  if (unit === undefined) return trimmed;
  for (const sign of unit === '€' ? ['€', 'EUR'] : [unit]) {
    const lower = trimmed.toLowerCase();
    if (lower.startsWith(sign.toLowerCase())) return trimmed.slice(sign.length).trim();
    if (lower.endsWith(sign.toLowerCase())) return trimmed.slice(0, -sign.length).trim();
  }
  return trimmed;
}
