import type { PreflightCheck } from '../../src-shared/preflight.ts';
import { numbersOf } from '../faces/set-numbers.ts';
import { type ExportFormat, type ExportOptions, type ExportSubject, exportName, textFile } from './export-format.ts';
import { dataChecks } from './preflight.ts';
import { type Rulebook, rulebookMarkdown } from './rulebook-markdown.ts';
import { missingInRulebook, rulebookPdf } from './rulebook-pdf.ts';

/** The reference tables of the rule book, made of the data, so that book and cards say the same. */
export const rulebook: ExportFormat = {
  id: 'rulebook',
  label: 'Reference tables of the rule book',
  summary: 'every mode’s numbers, ranges and what the cards make of them, as Markdown and as PDF',
  takes: ['mode'],
  refusal({ game }) {
    return game.reference === undefined ? `${game.title} declares no reference tables for its rule book.` : undefined;
  },
  async preflight(subject, options) {
    return { checks: [...dataChecks(subject, {}), charactersOf(rulebookOf(subject, options))] };
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

/** Markdown has every character, the type of the PDF has not. */
function charactersOf(book: Rulebook): PreflightCheck {
  const missing = missingInRulebook(book);
  const check = { id: 'glyphs', label: 'Characters' } as const;
  return missing.length === 0
    ? { ...check, verdict: 'ok', message: 'The type of the PDF has every character.' }
    : {
        ...check,
        verdict: 'error',
        message: `The type of the PDF lacks ${missing.join(' ')} and prints boxes instead; the Markdown has them.`,
      };
}

/** What every medium paints. With a choice of modes, sections about all modes stay out. */
export function rulebookOf({ game, set, checksum }: ExportSubject, { modes }: ExportOptions): Rulebook {
  const sections = game.reference?.(set, numbersOf(set)) ?? [];
  return {
    title: `${game.title}: reference tables`,
    imprint: `${set.manifest.title}, version ${set.manifest.version}. Made from the card set ${checksum}.`,
    sections: modes ? sections.filter(({ mode }) => mode !== undefined && modes.includes(mode)) : sections,
  };
}
