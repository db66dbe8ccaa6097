const SPELLED_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
};

const LONGEST_ID = 60;

/** A name as an id: lower case, dashes, nothing but letters and digits of ASCII. */
export function idFrom(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøœłđ]/g, (letter) => SPELLED_OUT[letter]!)
    .normalize('NFD')
    .replace(/\p{Mark}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST_ID)
    .replace(/-$/, '');
}

/** Gives out ids that no card of a set has, and none twice. */
export class CardIds {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** The id itself if it is free, else with `-2`, `-3` … */
  unique(id: string): string {
    for (let count = 1; ; count++) {
      const suffix = count === 1 ? '' : `-${count}`;
      const candidate = id.slice(0, LONGEST_ID - suffix.length).replace(/-$/, '') + suffix;
      if (this.#taken.has(candidate)) continue;
      this.#taken.add(candidate);
      return candidate;
    }
  }

  /** For a copy: numbers on where the original is a numbered copy itself. */
  ofCopy(id: string): string {
    const original = id.replace(/-\d+$/, '');
    return this.unique(original !== id && this.#taken.has(original) ? original : id);
  }
}
