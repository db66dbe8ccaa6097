import { type BackSides, PAPERS, type ProofSettings } from '../../src-shared/proof.ts';
import { paintPdf } from '../faces/pdf-painter.ts';
import type { OutputFile, OutputWatch } from '../output/output.ts';
import { calibrationPages } from './calibration-page.ts';

/** The sheet that tells how far a printer's back sides are off. It is about the printer, not about a set. */
export async function calibrationFile(
  settings: Pick<ProofSettings, 'paper' | 'card' | 'bleed' | 'backs' | 'colours'>,
  watch: OutputWatch = {},
): Promise<OutputFile> {
  const { paper, colours } = settings;
  const backs: BackSides = settings.backs === 'none' ? 'duplex-long' : settings.backs;
  const title = `Where back sides are printed, ${PAPERS[paper].label}`;
  const bytes = await paintPdf(calibrationPages({ ...settings, backs }), { title, colours }, watch);
  return { name: `calibration-${paper}-${backs}.pdf`, bytes };
}
