import { existsSync, readFileSync } from 'node:fs';

/** An icon of the set, and who drew it: the licence asks to name them, and the package does not know. */
export interface ChosenIcon {
  readonly icon: string;
  readonly author: string;
}

/** What `icons.json` beside the faces of a game has chosen, by the name that layouts and texts use. */
export function chosenIcons(file: string): { readonly [name: string]: ChosenIcon } {
  const chosen: { readonly [name: string]: Partial<ChosenIcon> } = JSON.parse(readFileSync(file, 'utf8'));
  for (const [name, { icon, author }] of Object.entries(chosen)) {
    if (!icon || !author)
      throw new Error(`“${name}” in ${file} needs an icon and its author, as game-icons.net names them`);
  }
  return chosen as { readonly [name: string]: ChosenIcon };
}

const BLOCK = /(<!-- who drew the icons -->\n)[\s\S]*?(<!-- end -->)/;

/** A document in which the credits are those of all chosen icons. */
export function withCredits(text: string, chosenFiles: readonly string[]): string {
  if (!BLOCK.test(text)) throw new Error('The document has no place for the credits of icons');
  const all = chosenFiles.filter((file) => existsSync(file)).flatMap((file) => Object.values(chosenIcons(file)));
  const authors = [...new Set(all.map(({ author }) => author))].sort();
  const lists = authors.map((author) => {
    const icons = [...new Set(all.flatMap((one) => (one.author === author ? [one.icon] : [])))].sort();
    return `- ${author}: ${icons.join(', ')}\n`;
  });
  const names = `${authors.slice(0, -1).join(', ')} and ${authors.at(-1)}`;
  const line = `> Icons made by ${names}. Available on https://game-icons.net, CC BY 3.0.\n`;
  return text.replace(BLOCK, (_, begin: string, end: string) => `${begin}\n${line}\n${lists.join('')}\n${end}`);
}
