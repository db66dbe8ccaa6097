/** What is wrong with the name of a new version, if anything: it becomes the name of a folder. */
export function versionProblem(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'Give the version a name, such as v0.4-draft.';
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name)) return 'Use letters, digits, dots and dashes only.';
  if (name.endsWith('.')) return 'The name cannot end with a dot.';
  if (taken.some((other) => other.toLowerCase() === name.toLowerCase())) return `There is a ${name} already.`;
  return undefined;
}

/** A name to begin with: the next number, as a draft. `v0.3` → `v0.4-draft` */
export function nextVersion(version: string, taken: readonly string[]): string {
  const found = /^(.*?)(\d+)(?:-[a-z]+)?$/i.exec(version);
  const [, start, number] = found ?? [undefined, `${version}-`, '1'];
  for (let next = Number(number) + 1; ; next++) {
    const name = `${start}${next}-draft`;
    if (!taken.some((other) => other === name || other === `${start}${next}`)) return name;
  }
}
