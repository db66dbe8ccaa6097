import type { MenuItem } from '../controls/menu.ts';
import { addNotice } from '../state/workbench.ts';
import { type SourceFact, sourceText } from './chart-source.ts';
import { type ChartTable, tableCsv } from './chart-table.ts';
import { fileName } from './csv.ts';
import { downloadCsv, downloadPng, downloadSvg } from './downloads.ts';
import type { ChartList } from './svg-file.ts';

interface Exported {
  readonly title: string;
  readonly compares: boolean;
  readonly reading: string;
  /** What the chart is of. */
  readonly source: readonly SourceFact[];
  /** What it shows as a list beside the drawing, or instead of one. */
  readonly list?: ChartList | undefined;
  readonly tables: readonly ChartTable[];
  /** The drawing, as soon as there is one. */
  drawn(): Promise<SVGSVGElement | undefined>;
}

/** What can be taken away of a chart. */
export function exportItems({ title, compares, reading, source, list, tables, drawn }: Exported): MenuItem[] {
  const name = fileName(title);
  const chart = { title, compares, reading, source: sourceText(source), ...(list && { list }) };
  const picture = (save: (svg: SVGSVGElement | undefined) => void | Promise<void>) => async (): Promise<void> => {
    try {
      const svg = await drawn();
      if (!svg && !list) throw new Error('There is no drawing.');
      await save(svg);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      addNotice({ severity: 'error', message: `“${title}” could not be saved as a picture. ${why}` });
    }
  };
  return [
    { title: 'PNG picture', run: () => void picture((svg) => downloadPng(name, svg, chart))() },
    { title: 'SVG drawing', run: () => void picture((svg) => downloadSvg(name, svg, chart))() },
    ...tables.map((table) => ({
      title: table.title === undefined ? 'CSV table' : `CSV table: ${table.title}`,
      run: () =>
        downloadCsv(table.title === undefined ? name : `${name}-${fileName(table.title)}`, tableCsv(table, source)),
    })),
  ];
}
