import type { ExportFormatInfo } from '../../src-shared/export-format.ts';
import { bundle } from './bundle.ts';
import { changelog } from './changelog.ts';
import { csv } from './csv.ts';
import type { ExportFormat } from './export-format.ts';
import { png } from './png.ts';
import { rulebook } from './rulebook.ts';
import { tts } from './tts.ts';

export const exportFormats: readonly ExportFormat[] = [bundle, csv, rulebook, changelog, png, tts];

/** The same as plain data, which a window can be sent. */
export const exportFormatInfos: readonly ExportFormatInfo[] = exportFormats.map(({ id, label, summary, takes }) => ({
  id,
  label,
  summary,
  takes,
}));
