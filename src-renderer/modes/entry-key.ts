const SPELLED: { readonly [letter: string]: string } = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
};

/** `Große Halle (light)` → `grosse-halle-light` */
export const kebabCase = (name: string): string =>
  name
    .toLocaleLowerCase('en')
    .replace(/[äöüßæøœł]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** A key for a new entry that no other has; empty where the name has nothing to make one of. */
export function entryKey(name: string, taken: readonly string[]): string {
  const wanted = kebabCase(name);
  if (wanted === '' || !taken.includes(wanted)) return wanted;
  let count = 2;
  while (taken.includes(`${wanted}-${count}`)) count++;
  return `${wanted}-${count}`;
}
