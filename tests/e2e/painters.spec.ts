import { chromium, expect, test } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { facesOf } from '../../src-main/faces/faces.ts';
import { paintPng, preparePng } from '../../src-main/faces/png-painter.ts';
import { paintSvg } from '../../src-main/faces/svg-painter.ts';
import { sampleSets } from '../sample-sets.ts';
import { browserOptions } from './hosts/browser-binary.ts';

/** PNGs are painted from the SVG by the program itself: here another painter of SVG is asked. */
const WIDTH = 750;

test('a browser paints the first card of each type as the pictures show it', async () => {
  await preparePng();
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 1100 } });
    for (const { game, set, version } of await sampleSets()) {
      const faces = facesOf(game, set, { size: 'poker', imprint: 'proof' });
      for (const [type, cards] of Object.entries(set.cards)) {
        if (!cards[0]) continue;
        const { items, width, height } = faces.front(type, cards[0]);
        const view = { x: 0, y: 0, width, height };
        const svg = Buffer.from(paintSvg(items, view)).toString('base64');
        const down = Math.round((WIDTH * height) / width);
        await page.setContent(
          `<body style="margin:0"><img style="display:block;width:${WIDTH}px;height:${down}px" src="data:image/svg+xml;base64,${svg}">`,
        );
        await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
        const clip = { x: 0, y: 0, width: WIDTH, height: down };
        const shown = PNG.sync.read(await page.screenshot({ clip }));
        const painted = PNG.sync.read(Buffer.from(paintPng(items, view, WIDTH)));
        expect([painted.width, painted.height]).toEqual([shown.width, shown.height]);
        const differing = pixelmatch(shown.data, painted.data, undefined, WIDTH, down, { threshold: 0.2 });
        expect(differing / (WIDTH * down), `${game.id} ${version}, ${type}`).toBeLessThan(0.005);
      }
    }
  } finally {
    await browser.close();
  }
});
