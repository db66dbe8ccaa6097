import { type CardSet, cardText } from '../../src-engine/card-set.ts';
import type { NumberLanguage } from '../../src-engine/number-language.ts';

/** How a set writes its numbers. */
export function numbersOf(set: Pick<CardSet, 'manifest'>): NumberLanguage {
  const language = languageOf(set);
  return { language, number: numberIn(language) };
}

function numberIn(language: string): NumberLanguage['number'] {
  const plain = new Intl.NumberFormat(language);
  const formats = new Map<number, Intl.NumberFormat>();
  const withDecimals = (decimals: number): Intl.NumberFormat => {
    const known =
      formats.get(decimals) ??
      new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    formats.set(decimals, known);
    return known;
  };
  return (value, decimals) => {
    if (typeof value !== 'number') return value === undefined ? '–' : cardText(value);
    const format = decimals === undefined || Number.isInteger(value) ? plain : withDecimals(decimals);
    // The narrow space that French puts between thousands is in few fonts.
    return format.format(value).replaceAll('\u202f', '\u00a0');
  };
}

const OTHERWISE = 'en';

/** The language in which the set writes its numbers; English where it says none, or none that there is. */
function languageOf({ manifest: { language } }: Pick<CardSet, 'manifest'>): string {
  if (typeof language !== 'string') return OTHERWISE;
  try {
    return Intl.NumberFormat.supportedLocalesOf(language)[0] ?? OTHERWISE;
  } catch {
    return OTHERWISE;
  }
}
