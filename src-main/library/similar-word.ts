/** The known word that a misspelt one was probably meant to be. */
export function similarWord(word: string, known: readonly string[]): string | undefined {
  const limit = word.length <= 3 ? 1 : word.length <= 7 ? 2 : 3;
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const edits = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const substitution = previous[j]! + (a[i] === b[j] ? 0 : 1);
      row.push(Math.min(substitution, previous[j + 1]! + 1, row[j]! + 1));
    }
    previous = row;
  }
  return previous[b.length]!;
}
