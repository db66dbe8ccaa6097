import { similarWord } from '../similar-word.ts';

/** Names that a misspelt one may have been meant to be, the most similar first. */
export function similarNames(name: string, known: readonly string[], most = 3): string[] {
  const left = [...new Set(known)];
  const found: string[] = [];
  while (found.length < most) {
    const next = similarWord(name, left) ?? containing(name, left);
    if (next === undefined) break;
    found.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return found;
}

/** `dj` for `guest-dj`, `guestdj` for `guest-dj`. */
function containing(name: string, known: readonly string[]): string | undefined {
  const bare = bareName(name);
  if (bare.length < 2) return undefined;
  return known.find((candidate) => bareName(candidate).includes(bare) || bare.includes(bareName(candidate)));
}

const bareName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The id itself, or with the first number behind it that makes it free: `room-04` → `room-05`. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  const [, stem = id, digits = '1'] = /^(.+)-(\d+)$/.exec(id) ?? [];
  let free = id;
  for (let count = Number(digits) + 1; taken.has(free); count++) {
    free = `${stem}-${String(count).padStart(digits.length, '0')}`;
  }
  return free;
}
