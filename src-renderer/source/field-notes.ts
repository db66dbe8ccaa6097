/** More choices than this are too many for a glance. */
const MOST_CHOICES = 12;
/** What a line is about: all of the ids, or any of them. */
const ABOUT = /<!--(all|any) (.*?)-->/;

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
  const hasOwn = lines.some((line) => isAbout(line, card));
  return lines
    .filter((line) => !hasOwn || !ABOUT.test(line) || isAbout(line, card))
    .map((line) => line.replace(ABOUT, ''));
}

/** Whether something is said about the class and modes that a card names. */
export function isAbout(notes: string, card: string): boolean {
  const [, how, ids = ''] = ABOUT.exec(notes) ?? [];
  if (how === undefined) return false;
  const words = new Set(card.match(/[\w-]+/g));
  return how === 'all' ? ids.split(' ').every((id) => words.has(id)) : ids.split(' ').some((id) => words.has(id));
}

function fewChoices(lines: readonly string[]): readonly string[] {
  const choices = lines.filter((line) => line.startsWith('* `'));
  if (choices.length <= MOST_CHOICES) return lines;
  const cut = new Set(choices.slice(MOST_CHOICES));
  return [...lines.filter((line) => !cut.has(line)), `* … and ${cut.size} more`];
}
