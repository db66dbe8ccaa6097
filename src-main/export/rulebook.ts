import { numbersOf } from '../faces/set-numbers.ts';
import { type ExportFormat, type ExportOptions, type ExportSubject, exportName, textFile } from './export-format.ts';
import { type Rulebook, rulebookMarkdown } from './rulebook-markdown.ts';
import { rulebookPdf } from './rulebook-pdf.ts';

/** The reference tables of the rule book, made of the data, so that book and cards say the same. */
export const rulebook: ExportFormat = {
  id: 'rulebook',
  label: 'Reference tables of the rule book',
  summary: 'every mode’s numbers, ranges and what the cards make of them, as Markdown and as PDF',
  takes: ['mode'],
  refusal({ game }) {
    return game.reference === undefined ? `${game.title} declares no reference tables for its rule book.` : undefined;
  },
  async files(subject, options, watch) {
    const book = rulebookOf(subject, options);
    const name = `${exportName(subject)}-rulebook`;
    return [
      textFile(`${name}.md`, rulebookMarkdown(book)),
      { name: `${name}.pdf`, bytes: await rulebookPdf(book, watch) },
    ];
  },
};

/** What every medium paints. With a choice of modes, sections about all modes stay out. */
export function rulebookOf({ game, set, checksum }: ExportSubject, { modes }: ExportOptions): Rulebook {
  const sections = game.reference?.(set, numbersOf(set)) ?? [];
  return {
    title: `${game.title}: reference tables`,
    imprint: `${set.manifest.title}, version ${set.manifest.version}. Made from the card set ${checksum}.`,
    sections: modes ? sections.filter(({ mode }) => mode !== undefined && modes.includes(mode)) : sections,
  };
}
