import type { Font } from 'fontkit';

export interface SetLetter {
  readonly id: number;
  /** In units of the font. */
  readonly advance: number;
}

/** Features that look at more than two letters. */
const FARSIGHTED = ['calt', 'clig', 'rclt', 'rlig'];
/** Letters, digits and punctuation that stand for themselves: no marks that join others, and no stroke of fractions. */
const isPlain = (code: number): boolean =>
  (code >= 0x20 && code < 0x300) || (code >= 0x2010 && code < 0x2040) || (code >= 0x20a0 && code < 0x20c0);

/**
 * Words from what is known of each letter and of each two letters side by side. The font's tables are asked once for a pair, not for
 * every word, which is what makes thousands of new words bearable.
 */
export class LetterPairs {
  readonly #font: Font;
  readonly #hasFarsight: boolean;
  readonly #letters = new Map<number, SetLetter | undefined>();
  /** By both codes: how much further away the second letter is; undefined where the two become something else. */
  readonly #kerning = new Map<number, number | undefined>();

  constructor(font: Font) {
    this.#font = font;
    this.#hasFarsight = font.availableFeatures.some((feature) => FARSIGHTED.includes(feature));
  }

  /** Undefined where only the font's tables can tell, as for ligatures. */
  set(word: string): readonly SetLetter[] | undefined {
    if (this.#hasFarsight) return undefined;
    const letters: SetLetter[] = [];
    for (let at = 0; at < word.length; at++) {
      const code = word.charCodeAt(at);
      const letter = this.#letter(code);
      if (!letter) return undefined;
      if (at > 0) {
        const kerning = this.#between(word.charCodeAt(at - 1), code);
        if (kerning === undefined) return undefined;
        const { id, advance } = letters[at - 1]!;
        letters[at - 1] = { id, advance: advance + kerning };
      }
      letters.push(letter);
    }
    return letters;
  }

  #letter(code: number): SetLetter | undefined {
    if (this.#letters.has(code)) return this.#letters.get(code);
    const letter = isPlain(code) ? this.#asked(String.fromCharCode(code))?.[0] : undefined;
    this.#letters.set(code, letter);
    return letter;
  }

  #between(first: number, second: number): number | undefined {
    const key = first * 0x1_0000 + second;
    if (this.#kerning.has(key)) return this.#kerning.get(key);
    const kerning = this.#askedBetween(first, second);
    this.#kerning.set(key, kerning);
    return kerning;
  }

  #askedBetween(first: number, second: number): number | undefined {
    const alone = [this.#letter(first)!, this.#letter(second)!];
    const pair = this.#asked(String.fromCharCode(first, second));
    if (!pair || pair.some(({ id }, place) => id !== alone[place]!.id)) return undefined;
    return pair[1]!.advance === alone[1]!.advance ? pair[0]!.advance - alone[0]!.advance : undefined;
  }

  /** As many glyphs as letters, none of them moved; otherwise undefined. */
  #asked(text: string): readonly SetLetter[] | undefined {
    const { glyphs, positions } = this.#font.layout(text);
    const isMoved = positions.some(
      ({ xOffset, yOffset, yAdvance }) => xOffset !== 0 || yOffset !== 0 || yAdvance !== 0,
    );
    if (glyphs.length !== text.length || isMoved) return undefined;
    return glyphs.map(({ id }, place) => ({ id, advance: positions[place]!.xAdvance }));
  }
}
