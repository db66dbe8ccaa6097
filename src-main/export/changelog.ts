import type { CardSet } from '../../src-engine/card-set.ts';
import { diffSets } from '../../src-shared/set-diff.ts';
import { diffAsMarkdown } from '../../src-shared/set-diff-report.ts';
import { numbersOf } from '../faces/set-numbers.ts';
import { type ExportFormat, type ExportOptions, type ExportSubject, exportName, textFile } from './export-format.ts';
import { escapeMarkdown } from './markdown-text.ts';

/** What changed since the version that the set extends, or since another one. */
export const changelog: ExportFormat = {
  id: 'changelog',
  label: 'Changelog',
  summary: 'what changed since the version that the set extends, or another one, as Markdown',
  takes: ['since'],
  refusal(subject, options) {
    const since = sinceOf(subject, options);
    if (since === undefined) return `${whyNoBase(subject)}; say which version to compare with.`;
    if (since.manifest.game === subject.game.id) return undefined;
    return `The set to compare with is for another game, ${since.manifest.game}; name one of ${subject.game.title}.`;
  },
  async files(subject, options) {
    const { set } = subject;
    const title = `# ${escapeMarkdown(String(set.manifest.title))}: changelog`;
    const difference = diffAsMarkdown(diffSets(sinceOf(subject, options)!, set), numbersOf(set).number);
    // The report begins with a heading of its own, one level up.
    const text = `${title}\n\n${difference.replaceAll(/^(#+) /gm, '#$1 ')}`;
    return [textFile(`${exportName(subject)}-changelog.md`, text)];
  },
};

const sinceOf = ({ base }: ExportSubject, { since }: ExportOptions): CardSet | undefined => since ?? base;

export function whyNoBase({ set: { manifest } }: ExportSubject): string {
  return manifest.extends === undefined
    ? `${manifest.version} extends no other version`
    : `${manifest.extends}, the version that ${manifest.version} extends, has errors`;
}
