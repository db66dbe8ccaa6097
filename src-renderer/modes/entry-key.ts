import { idFrom } from '../../src-shared/id-from-name.ts';

/** A key for a new entry that no other has; empty where the name has nothing to make one of. */
export function entryKey(name: string, taken: readonly string[]): string {
  const wanted = idFrom(name);
  if (wanted === '' || !taken.includes(wanted)) return wanted;
  let count = 2;
  while (taken.includes(`${wanted}-${count}`)) count++;
  return `${wanted}-${count}`;
}
