import type { ReferenceColumn, ReferenceSection, ReferenceTable } from '../../src-engine/reference.ts';
import { escapeMarkdown } from './markdown-text.ts';

export interface Rulebook {
  /** `Dark Promoters: reference tables` */
  readonly title: string;
  /** Which numbers these are, and how to check that. */
  readonly imprint: string;
  readonly sections: readonly ReferenceSection[];
}

export function rulebookMarkdown({ title, imprint, sections }: Rulebook): string {
  const lines = [`# ${escapeMarkdown(title)}`, '', escapeMarkdown(imprint)];
  for (const section of sections) lines.push('', ...sectionLines(section));
  return `${lines.join('\n')}\n`;
}

function sectionLines({ title, facts, tables, notes }: ReferenceSection): string[] {
  const lines = [`## ${escapeMarkdown(title)}`];
  if (facts.length > 0) {
    lines.push('', ...facts.map(({ label, value }) => `- **${escapeMarkdown(label)}:** ${escapeMarkdown(value)}`));
  }
  for (const table of tables) if (table.rows.length > 0) lines.push('', ...tableLines(table));
  if (notes.length > 0) lines.push('', ...notes.map((note) => `- ${escapeMarkdown(note)}`));
  return lines;
}

const tableLines = ({ title, columns, rows }: ReferenceTable): string[] => [
  `### ${escapeMarkdown(title)}`,
  '',
  row(columns.map(columnTitle)),
  `|${columns.map(({ numeric }) => (numeric ? '---:' : '---')).join('|')}|`,
  ...rows.map(row),
];

const row = (cells: readonly string[]): string => `| ${cells.map(escapeMarkdown).join(' | ')} |`;

export const columnTitle = ({ title, unit }: ReferenceColumn): string => (unit ? `${title} (${unit})` : title);
