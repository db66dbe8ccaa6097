import { type ExportedChart, svgText } from './svg-file.ts';

function download(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  download(name, address);
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
export const downloadCsv = (name: string, text: string): void =>
  downloadBlob(`${name}.csv`, new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));

export const downloadSvg = (name: string, svg: SVGSVGElement | undefined, chart: ExportedChart): void =>
  downloadBlob(`${name}.svg`, new Blob([svgText(svg, chart)], { type: 'image/svg+xml' }));

export async function downloadPng(name: string, svg: SVGSVGElement | undefined, chart: ExportedChart): Promise<void> {
  downloadBlob(`${name}.png`, await pngOf(svgText(svg, chart)));
}

/** Of a file that stands alone: a picture of dots, twice as dense as it is shown. */
async function pngOf(text: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The picture is too large.');
  return png;
}
