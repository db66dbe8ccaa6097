import type { NumberLanguage } from '../../../number-language.ts';
import { type Range, rangeText } from './ranges.ts';

/** The numbers of the tables as the set writes them. */
export interface Amounts {
  /** Without a unit, which stands in the header of the column: `1,200`, `12.5`. */
  readonly plain: (value: number) => string;
  /** The same of euros, with cents where there are any: `1,200`, `33.60`. */
  readonly euros: (value: number) => string;
  /** `€1,200` in English, `1.200 €` elsewhere, as on the cards. */
  readonly price: (value: number) => string;
  /** `€10–20` */
  readonly prices: (range: Range) => string;
}

export function amountsIn({ number, language }: NumberLanguage): Amounts {
  const euros = (value: number): string => number(value, 2);
  const withSign = (text: string): string => (/^en\b/.test(language) ? `€${text}` : `${text}\u00a0€`);
  return {
    plain: (value) => number(value),
    euros,
    price: (value) => withSign(euros(value)),
    prices: (range) => withSign(rangeText(range, euros)),
  };
}
