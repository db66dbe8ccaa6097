import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, type Step, stepOf, tabbed } from './cursor.ts';

const size = { lines: 10, columns: 4, page: 3 };
const key = (name: string, ctrlKey = false) => stepOf({ key: name, ctrlKey, metaKey: false, altKey: false });

describe('the cell cursor', () => {
  it.each<[Step, [number, number]]>([
    ['up', [4, 2]],
    ['down', [6, 2]],
    ['left', [5, 1]],
    ['right', [5, 3]],
    ['row-start', [5, 0]],
    ['row-end', [5, 3]],
    ['top', [0, 2]],
    ['bottom', [9, 2]],
    ['first', [0, 0]],
    ['last', [9, 3]],
    ['page-up', [2, 2]],
    ['page-down', [8, 2]],
  ])('%s', (step, [line, column]) => expect(moved({ line: 5, column: 2 }, step, size)).toEqual({ line, column }));

  it('goes up into the headers, and no page further than the first card', () => {
    expect(moved({ line: 0, column: 2 }, 'up', size)).toEqual({ line: -1, column: 2 });
    expect(moved({ line: 1, column: 2 }, 'page-up', size)).toEqual({ line: 0, column: 2 });
  });

  it('never leaves the grid', () => {
    const steps = fc.constantFrom<Step>(
      'up',
      'down',
      'left',
      'right',
      'last',
      'first',
      'page-up',
      'page-down',
      'bottom',
    );
    fc.assert(
      fc.property(fc.array(steps), (path) => {
        const end = path.reduce((spot, step) => moved(spot, step, size), { line: 0, column: 0 });
        expect(end.line).toBeGreaterThanOrEqual(-1);
        expect(end.line).toBeLessThan(size.lines);
        expect(end.column).toBeGreaterThanOrEqual(0);
        expect(end.column).toBeLessThan(size.columns);
      }),
    );
  });

  it('tabs from line to line and out at both ends', () => {
    expect(tabbed({ line: 5, column: 3 }, false, size)).toEqual({ line: 6, column: 0 });
    expect(tabbed({ line: 5, column: 0 }, true, size)).toEqual({ line: 4, column: 3 });
    expect(tabbed({ line: 9, column: 3 }, false, size)).toBeUndefined();
    expect(tabbed({ line: 0, column: 0 }, true, size)).toBeUndefined();
  });

  it('knows its keys', () => {
    expect(key('End')).toBe('row-end');
    expect(key('End', true)).toBe('last');
    expect(key('x')).toBeUndefined();
    expect(stepOf({ key: 'ArrowUp', ctrlKey: false, metaKey: false, altKey: true })).toBeUndefined();
  });
});
