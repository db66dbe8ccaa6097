import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import type { ProofSettings } from '../../src-shared/proof.ts';
import type { DrawnPage } from '../faces/drawing.ts';
import { paintPdf } from '../faces/pdf-painter.ts';
import { breathe, type OutputWatch } from '../output/output.ts';
import { fileNamePart } from '../output/write-output.ts';
import type { ProofDrawing } from './draw-page.ts';

/**
 * `<game>-v0.3-act-selection-proof.pdf`: what holds a part of the cards does not take the place of what holds all, nor sheets that of
 * pages for the press.
 */
export function proofFileName(
  { id, cardTypes }: Game,
  { manifest, modes: all }: CardSet,
  { kind, types, modes, cards, since }: Pick<ProofSettings, 'kind' | 'types' | 'modes' | 'cards' | 'since'>,
): string {
  const chosen = cardTypes.flatMap((type) => (types.includes(type.id) ? [type.id] : []));
  const parts = [
    ...(chosen.length < cardTypes.length ? chosen : []),
    ...(modes.length > 0 && modes.length < all.length ? modes.map(fileNamePart) : []),
    ...(cards.length > 0 ? ['selection'] : []),
    ...(since.kind === 'none' ? [] : ['changed']),
  ];
  return `${[id, fileNamePart(manifest.version), ...parts, kind === 'press' ? 'press' : 'proof'].join('-')}.pdf`;
}

/** All pages of a proof as one PDF. */
export async function proofPdf(drawing: ProofDrawing, title: string, watch: OutputWatch = {}): Promise<Uint8Array> {
  const { pages, settings } = drawing.plan;
  const drawn: DrawnPage[] = [];
  for (const place of pages.keys()) {
    drawn.push(drawing.page(place));
    watch.onProgress?.({ done: place + 1, of: pages.length, what: 'sheets' });
    await breathe(watch);
  }
  return paintPdf(drawn, { title, colours: settings.colours }, watch);
}
