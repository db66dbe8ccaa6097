// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TipLayer } from './tip-layer.tsx';

test('a tip adds to what an element is described by, and leaves that in place', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
  const box = document.body.appendChild(document.createElement('div'));
  const layer = document.body.appendChild(document.createElement('div'));
  box.innerHTML = '<input data-tip="In euros" aria-describedby="trouble"><button data-tip="Closes it">x</button>';
  const root = createRoot(layer);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(<TipLayer />));
  const pointAt = (target: Element) =>
    act(async () => {
      target.dispatchEvent(new Event('pointerover', { bubbles: true }));
      vi.runAllTimers();
    });
  const [field, button] = [box.querySelector('input')!, box.querySelector('button')!];
  await pointAt(field);
  expect(field.getAttribute('aria-describedby')).toBe('trouble tip');
  await pointAt(button);
  expect(field.getAttribute('aria-describedby')).toBe('trouble');
  expect(button.getAttribute('aria-describedby')).toBe('tip');
  await pointAt(document.body);
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});
