// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { FaceEditor } from '../faces/face-editor.tsx';
import { TextField } from '../fields/text-field.tsx';
import { ListEditor } from '../grid/list-editor.tsx';
import { NameEditor } from '../grid/name-editor.tsx';
import { TextEditor } from '../grid/text-editor.tsx';
import { hasUnsent } from './unsent.ts';

const field: Field = { key: 'name', title: 'Name', kind: 'text', required: false };
const list: Field = { key: 'tags', title: 'Tags', kind: 'list', required: false };
const row: Row = { key: 'a', value: { name: 'Ada', tags: ['loud'] }, origin: 'own', file: 'cards/acts.yaml' };
const nothing = (): void => {};
const editor = {
  editing: { cell: { line: 0, column: 0, key: 'a', field: 'name' }, row, field, over: false },
  label: 'Name of Ada',
  onText: nothing,
  onTyped: () => nothing,
  onCancel: nothing,
};
const names = [{ id: 'loud' }, { id: 'quiet' }];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', { escape: (name: string) => name.replace(/\W/g, '\\$&') });
  HTMLElement.prototype.showPopover = nothing;
  HTMLElement.prototype.scrollIntoView = nothing;
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' || matches.call(this, selector);
  });
});

/** Types as a user does: React listens to what the element itself is told. */
function type(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const press = (input: Element, key: string): boolean =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const typed = (input: HTMLInputElement | HTMLTextAreaElement): void => type(input, 'Ada L');
const ticked = (input: HTMLElement): void => {
  press(input, 'ArrowDown');
};

const controls: [string, ReactElement, (input: HTMLInputElement | HTMLTextAreaElement) => void][] = [
  ['a cell', <TextEditor key="1" {...editor} />, typed],
  ['a cell with names', <NameEditor key="2" {...editor} names={names} />, typed],
  [
    'a cell with a list',
    <ListEditor key="3" {...editor} editing={{ ...editor.editing, field: list }} names={names} onValue={nothing} />,
    ticked,
  ],
  [
    'a face',
    <FaceEditor
      key="4"
      {...{
        field,
        value: 'Ada',
        label: 'Name',
        style: {},
        onCommit: nothing,
        onTyped: () => nothing,
        onClose: nothing,
      }}
    />,
    typed,
  ],
  [
    'a form',
    <TextField
      key="5"
      {...{ id: 'name', label: 'Name', field, value: 'Ada', isReadOnly: false, onCommit: async () => true }}
    />,
    typed,
  ],
];

test.each(controls)('what is being typed in %s goes with the page, and says so', async (_, control, change) => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => box.remove());
  await act(async () => root.render(control));
  expect(hasUnsent()).toBe(false);
  await act(async () => change(box.querySelector<HTMLInputElement>('input, textarea')!));
  if (change === ticked) await act(async () => press(box.querySelector('input')!, ' '));
  expect(hasUnsent()).toBe(true);
  await act(async () => root.unmount());
  expect(hasUnsent()).toBe(false);
});
