/** Things by what they have in common, in the order in which the groups first come up. */
export function grouped<T>(
  things: readonly T[],
  keyOf: (thing: T) => string,
): readonly (readonly [string, readonly T[]])[] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return [...groups];
}
