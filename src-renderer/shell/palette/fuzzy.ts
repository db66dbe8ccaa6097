/** How well a text matches what was typed, and which letters did. Higher is better. */
export interface Match {
  readonly score: number;
  /** Places of the matched letters, rising. */
  readonly places: readonly number[];
}

/** Most names need no second look. */
const PLAIN = /^[ -~]*$/;

/** Lower case and without marks, letter by letter, so that places stay the same: `Café` is found by `cafe`. */
export function folded(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  let result = '';
  for (const unit of text.split('')) {
    const plain = unit.normalize('NFD')[0]!.toLowerCase();
    result += plain.length === 1 ? plain : unit;
  }
  return result;
}

/**
 * Matches words in any order; the letters of each must be there in order. Whole words score above starts of words, those above
 * letters in a row, and letters strewn over the text come last. Both sides must be folded.
 */
export function fuzzyMatch(typed: string, text: string): Match | undefined {
  let score = 0;
  const places: number[] = [];
  for (const word of typed.split(' ')) {
    if (word === '') continue;
    const match = wordMatch(word, text);
    if (!match) return undefined;
    score += match.score;
    places.push(...match.places);
  }
  // Of two texts that match alike, the shorter one is meant.
  return { score: score - text.length / 100, places: [...new Set(places)].sort((a, b) => a - b) };
}

const isWordStart = (text: string, at: number): boolean => at === 0 || !isLetter(text.charCodeAt(at - 1));
const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code > 127;

function wordMatch(word: string, text: string): Match | undefined {
  let best = -1;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (best < 0) best = at;
    if (isWordStart(text, at)) {
      best = at;
      break;
    }
  }
  if (best >= 0) {
    const end = best + word.length;
    const isStart = isWordStart(text, best);
    const isWhole = isStart && (end === text.length || !isLetter(text.charCodeAt(end)));
    const bonus = (best === 0 ? 20 : 0) + (isWhole ? 20 : 0) + (isStart ? 40 : 0);
    return { score: 40 + bonus + word.length, places: Array.from({ length: word.length }, (_, i) => best + i) };
  }
  return strewnMatch(word, text);
}

/** Letters that are apart: better where they begin words. */
function strewnMatch(word: string, text: string): Match | undefined {
  const places: number[] = [];
  let starts = 0;
  let at = -1;
  for (let i = 0; i < word.length; i++) {
    const letter = word[i]!;
    const next = text.indexOf(letter, at + 1);
    if (next < 0) return undefined;
    // The start of a later word is preferred as long as the rest still fits behind it.
    let found = next;
    for (let later = next; later >= 0; later = text.indexOf(letter, later + 1)) {
      if (!isWordStart(text, later)) continue;
      if (fits(word, i + 1, text, later)) found = later;
      break;
    }
    if (isWordStart(text, found)) starts++;
    places.push(found);
    at = found;
  }
  const spread = at - places[0]! + 1 - word.length;
  const score = 20 * (starts / word.length) + word.length - Math.min(15, spread / 2);
  // Letters that neither begin words nor follow each other are a coincidence.
  const runs = places.filter((place, i) => i === 0 || place !== places[i - 1]! + 1).length;
  return runs > starts + 1 || score < 0 ? undefined : { score, places };
}

function fits(word: string, from: number, text: string, behind: number): boolean {
  let at = behind;
  for (let i = from; i < word.length; i++) {
    at = text.indexOf(word[i]!, at + 1);
    if (at < 0) return false;
  }
  return true;
}
