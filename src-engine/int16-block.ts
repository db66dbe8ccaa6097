/**
 * Named Int16Arrays on one buffer. A state that keeps its arrays in such a block is reset or copied with a single `set`.
 */
export interface Int16Block<Name extends string> {
  readonly whole: Int16Array;
  readonly parts: { readonly [name in Name]: Int16Array };
}

export function int16Block<Name extends string>(sizes: { readonly [name in Name]: number }): Int16Block<Name> {
  const entries = Object.entries(sizes) as [Name, number][];
  const whole = new Int16Array(entries.reduce((sum, [, size]) => sum + size, 0));
  let start = 0;
  const parts = {} as { [name in Name]: Int16Array };
  for (const [name, size] of entries) {
    parts[name] = whole.subarray(start, start + size);
    start += size;
  }
  return { whole, parts };
}
