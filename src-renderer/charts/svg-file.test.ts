// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { svgText, wrapped } from './svg-file.ts';

const CSS = `
  :root { --bg-panel: #101010; --text: #eeeeee; --text-dim: #999999; --baseline: #706a7e; --accent: #ff8c52; --font-ui: Inter, sans-serif; }
  .bar { fill: rgb(112, 106, 126); }
  text { font-size: 11px; }
`;

beforeEach(() => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = CSS;
  document.body.innerHTML = `
    <svg width="300" height="100" class="chart" style="width: 100%" role="application" tabindex="0">
      <rect class="bar" x="0" y="0" width="10" height="20"></rect>
      <text x="4" y="90" data-tip="gone">€ &amp; &lt;more&gt;</text>
      <g data-helper="true"><rect role="button" width="300" height="100"></rect></g>
    </svg>`;
});

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const file = (compares: boolean): Document => {
  const chart = { title: 'Profit & loss', compares, reading: 'The mean is higher.', source: 'set · seed 1' };
  const text = svgText(document.querySelector('svg')!, chart);
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(text).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(text).not.toContain('var(');
  return parsed;
};

test('stands alone: well-formed, on a ground, with its title, its reading and where it is from', () => {
  const parsed = file(false);
  const { documentElement: root } = parsed;
  expect(root.querySelector(':scope > rect')?.getAttribute('fill')).toBe('#101010');
  expect(root.querySelector(':scope > title')?.textContent).toBe('Profit & loss');
  const texts = [...root.querySelectorAll(':scope > text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Profit & loss', 'The mean is higher.', 'set · seed 1']);
  const [width, height] = [root.getAttribute('width'), root.getAttribute('height')].map(Number);
  expect(root.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
  expect(height).toBeGreaterThan(100 + 2 * 17);
});

test('has its looks inlined, and nothing that means something only in the window', () => {
  const drawing = file(false).querySelector('svg svg')!;
  expect(drawing.querySelector('rect')?.getAttribute('fill')).toBe('rgb(112, 106, 126)');
  expect(drawing.querySelector('text')?.getAttribute('font-size')).toBe('11px');
  expect(drawing.querySelector('text')?.textContent).toBe('€ & <more>');
  expect(drawing.querySelectorAll('[class], [style], [role], [tabindex], [data-tip], [data-helper]')).toHaveLength(0);
  expect(drawing.querySelectorAll('rect')).toHaveLength(1);
});

test('says which colour is which side where there are two', () => {
  const legend = (compares: boolean): string[] =>
    [...file(compares).querySelectorAll('text')].map(({ textContent }) => textContent ?? '');
  expect(legend(true)).toEqual(expect.arrayContaining(['baseline', 'what if']));
  expect(legend(false)).not.toContain('baseline');
});

test('what stands beside the drawing in words stands below it, and alone where nothing is drawn', () => {
  const chart = { title: 'Rules', compares: false, reading: 'Two never fired.', source: 'set · seed 1' };
  const list = { title: 'Never fired', lines: ['MU-1 one rule', 'MU-2 another rule'] };
  const textsOf = (svg: SVGSVGElement | undefined) => {
    const parsed = new DOMParser().parseFromString(svgText(svg, { ...chart, list }), 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    return [...parsed.documentElement.querySelectorAll(':scope > text')].map((text) => ({
      text: text.textContent,
      y: Number(text.getAttribute('y')),
    }));
  };
  const words = ['Rules', 'Never fired', 'MU-1 one rule', 'MU-2 another rule', 'Two never fired.', 'set · seed 1'];
  const beside = textsOf(document.querySelector('svg')!);
  expect(beside.map(({ text }) => text)).toEqual(words);
  expect(beside[1]!.y).toBeGreaterThan(100);
  expect(beside[4]!.y).toBeGreaterThan(beside[3]!.y);
  const alone = textsOf(undefined);
  expect(alone.map(({ text }) => text)).toEqual(words);
  expect(alone[1]!.y).toBeLessThan(100);
});

test('the reading is broken between words', () => {
  expect(wrapped('one two three', 60)).toEqual(['one two', 'three']);
  expect(wrapped('unbreakable', 10)).toEqual(['unbreakable']);
});
