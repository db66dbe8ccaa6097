import { folded, fuzzyMatch } from './fuzzy.ts';
import type { EntryKind, PaletteEntry } from './palette-entries.ts';

export interface Found {
  readonly entry: PaletteEntry;
  /** Letters of the title to mark. */
  readonly places: readonly number[];
}

const MOST = 60;
/** The score of a text that has what was typed in it as it is. */
const SURE = 40;
/** Between things that match alike: what one goes to comes before what one does, cards before files. */
const WEIGHT: { readonly [K in EntryKind]: number } = {
  cards: 6,
  card: 4,
  mode: 4,
  command: 3,
  link: 3,
  file: 2,
  workspace: 0,
};

/** The best matches, the best first. A match of other words than the title counts half. */
export function searchEntries(entries: readonly PaletteEntry[], typed: string): readonly Found[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return entries.slice(0, MOST).map((entry) => ({ entry, places: [] }));
  const found: (Found & { readonly score: number; readonly place: number })[] = [];
  for (const [place, entry] of entries.entries()) {
    const title = fuzzyMatch(wanted, entry.text);
    const whole = title ? undefined : fuzzyMatch(wanted, `${entry.text} ${entry.also}`);
    const score = title ? title.score : whole ? whole.score / 2 : undefined;
    if (score === undefined) continue;
    const places = (title ?? whole)!.places.filter((at) => at < entry.text.length);
    found.push({ entry, places, score: score + WEIGHT[entry.kind], place });
  }
  // Where something really has the words in it, abbreviations are not meant.
  const best = found.reduce((most, { score }) => Math.max(most, score), 0);
  const good = best >= SURE ? found.filter(({ score }) => score >= SURE / 2) : found;
  return good.sort((a, b) => b.score - a.score || a.place - b.place).slice(0, MOST);
}
