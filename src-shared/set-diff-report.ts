import { isEmptyDiff, type ListDiff, type SetDiff, type ValueChange } from './set-diff.ts';

/** The difference for a terminal. */
export function diffAsText(diff: SetDiff): string {
  const lines = [`${diff.before.version} → ${diff.after.version}`];
  if (isEmptyDiff(diff)) lines.push('', 'No difference.');
  if (diff.manifest.length > 0) lines.push('', 'Set', ...diff.manifest.map((change) => `  ${changeInWords(change)}`));
  for (const { title, list } of sectionsOf(diff)) {
    lines.push('', title);
    for (const { id, name } of list.added) lines.push(`  + ${id} (${name})`);
    for (const { id, name } of list.removed) lines.push(`  - ${id} (${name})`);
    for (const { id, name, changes } of list.changed) {
      lines.push(`  ~ ${id} (${name})`, ...changes.map((change) => `      ${changeInWords(change)}`));
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The difference for a change log or a pull request, with numbers as they are written for people. */
export function diffAsMarkdown(diff: SetDiff, number: WriteNumber = String): string {
  const lines = [`# ${escapeMarkdown(diff.before.version)} → ${escapeMarkdown(diff.after.version)}`];
  if (isEmptyDiff(diff)) lines.push('', 'No difference.');
  if (diff.manifest.length > 0) {
    lines.push('', '## Set', '', '| field | before | after | change |', `|---|${alignment(diff.manifest)}`);
    for (const change of diff.manifest) lines.push(`| ${cells(change, number)} |`);
  }
  for (const { title, list } of sectionsOf(diff)) {
    lines.push('', `## ${escapeMarkdown(title)}`);
    if (list.added.length > 0)
      lines.push('', ...list.added.map(({ id, name }) => `- added **${escapeMarkdown(name)}** (\`${id}\`)`));
    if (list.removed.length > 0) {
      lines.push('', ...list.removed.map(({ id, name }) => `- removed **${escapeMarkdown(name)}** (\`${id}\`)`));
    }
    if (list.changed.length === 0) continue;
    const columns = alignment(list.changed.flatMap(({ changes }) => changes));
    lines.push('', '| id | name | field | before | after | change |', `|---|---|---|${columns}`);
    for (const { id, name, changes } of list.changed) {
      for (const change of changes) lines.push(`| \`${id}\` | ${escapeMarkdown(name)} | ${cells(change, number)} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function sectionsOf(diff: SetDiff): { title: string; list: ListDiff }[] {
  const { added, removed, changed } = diff.modes;
  const modes = added.length + removed.length + changed.length > 0 ? [{ title: 'Modes', list: diff.modes }] : [];
  return [...modes, ...diff.cards.map((list) => ({ title: `Cards: ${list.type}`, list }))];
}

/** `cost: 420 → 480 (+14 %)`. */
export function changeInWords(change: ValueChange): string {
  const percent = percentOf(change);
  const field = change.path.join('.');
  if (change.before === undefined) return `${field}: ${shown(change.after)} (new)`;
  if (change.after === undefined) return `${field}: ${shown(change.before)} (gone)`;
  return `${field}: ${shown(change.before)} → ${shown(change.after)}${percent && ` (${percent})`}`;
}

type WriteNumber = (value: number) => string;

const cells = (change: ValueChange, number: WriteNumber): string =>
  [change.path.join('.'), shown(change.before, number), shown(change.after, number), percentOf(change)]
    .map(escapeMarkdown)
    .join(' | ');

/** Of before, after and change: to the right where there are numbers alone. */
function alignment(changes: readonly ValueChange[]): string {
  const isNumeric = (value: unknown): boolean => value === undefined || typeof value === 'number';
  const values = changes.every(({ before, after }) => isNumeric(before) && isNumeric(after)) ? '---:' : '---';
  return `${values}|${values}|---:|`;
}

/** `+20 %`; empty where there is nothing to compare. */
function percentOf({ before, after }: ValueChange): string {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0) return '';
  const percent = ((after - before) / Math.abs(before)) * 100;
  const rounded = Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)} %`;
}

function shown(value: unknown, number: WriteNumber = String): string {
  if (value === undefined) return '–';
  if (typeof value === 'number') return number(value);
  if (Array.isArray(value)) return `[${value.map((part) => shown(part, number)).join(', ')}]`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const escapeMarkdown = (text: string): string => text.replace(/[\\|*_`<>[\]]/g, (character) => `\\${character}`);
