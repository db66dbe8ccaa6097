/** More choices than this are too many for a glance. */
const MOST_CHOICES = 12;
const ROW = /<!--(.*?)-->/;

/**
 * What is said about a field, for one card: without the address of the schema, with a few of many choices, and only the reference
 * ranges of the card's own class and modes where it names them.
 */
export function tidyNotes(notes: string, card: string): string {
  const text = notes.replace(/\n*Source: \[.*\]\(.*\)\s*$/, '').replace('Allowed Values:', 'One of:');
  return fewChoices(ownRows(text.split('\n'), card))
    .join('\n')
    .trim();
}

function ownRows(lines: readonly string[], card: string): string[] {
  const words = new Set(card.match(/[\w-]+/g));
  const isOwn = (line: string): boolean =>
    ROW.exec(line)?.[1]
      ?.split(' ')
      .every((id) => words.has(id)) ?? false;
  const hasOwn = lines.some(isOwn);
  return lines.filter((line) => !hasOwn || !ROW.test(line) || isOwn(line)).map((line) => line.replace(ROW, ''));
}

function fewChoices(lines: readonly string[]): readonly string[] {
  const choices = lines.filter((line) => line.startsWith('* `'));
  if (choices.length <= MOST_CHOICES) return lines;
  const cut = new Set(choices.slice(MOST_CHOICES));
  return [...lines.filter((line) => !cut.has(line)), `* … and ${cut.size} more`];
}
