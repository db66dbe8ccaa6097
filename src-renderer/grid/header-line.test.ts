import { expect, test } from 'vitest';
import { dragWidth } from './header-line.tsx';

test('a width is kept once, when the edge is let go', () => {
  const told: string[] = [];
  const edge = Object.assign(new EventTarget(), { setPointerCapture: () => {} });
  const happen = (name: string, clientX = 0) => edge.dispatchEvent(Object.assign(new Event(name), { clientX }));
  const press = () =>
    dragWidth(
      {
        ...{ currentTarget: edge as unknown as HTMLElement, clientX: 200, pointerId: 1 },
        ...{ preventDefault: () => {}, stopPropagation: () => {} },
      },
      100,
      { drag: (width) => told.push(`drag ${width}`), end: (width) => told.push(`end ${width}`) },
    );
  press();
  for (const x of [210, 220, 250]) happen('pointermove', x);
  happen('lostpointercapture');
  happen('pointermove', 300);
  expect(told).toEqual(['drag 110', 'drag 120', 'drag 150', 'end 150']);
  press();
  happen('lostpointercapture');
  expect(told).toHaveLength(4);
});
