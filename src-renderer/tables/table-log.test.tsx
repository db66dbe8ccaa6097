// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlayRequest, ToldTable } from '../../src-shared/what-if/play.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import { buttonOf, type Drawn, drawn } from '../charts/testing/drawn.tsx';
import * as clipboard from '../compare/copy-text.ts';
import { connect, workbenchNow } from '../state/workbench.ts';
import { TableLogView, Told } from './table-log.tsx';

const choice = (seat: number, text: string) => ({ seat, choice: 0, text });
const facts = (first: number, second: number) => [
  [{ label: 'Cash', text: `€${first}` }],
  [{ label: 'Cash', text: `€${second}` }],
];

const told: ToldTable = {
  table: 7,
  seed: 42,
  unsaved: [],
  changed: false,
  command: 'soundcheck replay somewhere --table 7',
  log: {
    moments: [
      {
        title: 'Round 1',
        opening: ['A card lies open.'],
        choices: [{ ...choice(1, 'buys it for €3'), outcome: ['Another card lies open.'] }, choice(2, 'is done')],
      },
      { title: 'Round 2', opening: [], choices: [choice(2, 'sells one for €4')] },
    ],
    ending: ['Seat 2 wins.'],
    standings: [],
  },
  facts: [facts(10, 10), facts(7, 10), facts(7, 10), facts(7, 14)],
};

let page: Drawn;
beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  page = await drawn(<Told told={told} seat={2} copyCommand={() => {}} />);
});
afterEach(async () => {
  await page.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const step = (): string | null | undefined => page.box.querySelector('[role=status]')?.textContent;
const current = (): HTMLElement => page.box.querySelector('[aria-current=step]')!;
const cells = (): (string | null)[] => [...page.box.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
const press = (target: Element, key: string): Promise<void> =>
  page.after(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

test('tells a table turn by turn, and begins with how it ended beside it', () => {
  expect(page.box.querySelector('h2')?.textContent).toBe('Table 7');
  expect([...page.box.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Round 1',
    'Round 2',
    'The end',
  ]);
  expect(page.box.textContent).toContain('A card lies open.');
  expect(page.box.textContent).toMatch(/buys it for €3.*Another card lies open\..*is done/s);
  expect(page.box.textContent).toContain('Seat 2 wins.');
  expect(step()).toBe('step 3 of 3');
  expect(cells()).toEqual(['€7', '€14']);
});

describe('steps', () => {
  test('are gone through with buttons, and no further than the ends', async () => {
    await page.after(() => buttonOf(page.box, 'Step on').click());
    expect(step()).toBe('step 3 of 3');
    await page.after(() => buttonOf(page.box, 'Step back').click());
    expect(step()).toBe('step 2 of 3');
    expect(cells()).toEqual(['€7', '€10']);
  });

  test('are gone through with arrows, and the focus goes with them', async () => {
    current().focus();
    await press(current(), 'ArrowUp');
    expect(current().textContent).toBe('Seat 2 is done');
    expect(document.activeElement).toBe(current());
    await press(current(), 'Home');
    expect(step()).toBe('step 0 of 3');
    expect(cells()).toEqual(['€10', '€10']);
    await press(current(), 'ArrowRight');
    expect(current().textContent).toBe('Seat 1 buys it for €3');
    await press(current(), 'End');
    expect(step()).toBe('step 3 of 3');
  });

  test('are one stop of the Tab key', () => {
    const stops = [...page.box.querySelectorAll('[data-steps] button')].filter(
      (button) => button.getAttribute('tabindex') === '0',
    );
    expect(stops).toEqual([current()]);
  });

  test('go on with left and right from beside the log, where up and down scroll', async () => {
    const beside = page.box.querySelector('[aria-label="What every seat has"]')!;
    await press(beside, 'ArrowLeft');
    expect(step()).toBe('step 2 of 3');
    await press(beside, 'ArrowUp');
    expect(step()).toBe('step 2 of 3');
  });

  test('can be clicked', async () => {
    await page.after(() => buttonOf(page.box, 'Seat 1 buys it for €3').click());
    expect(step()).toBe('step 1 of 3');
  });
});

test('the seed can be copied', () => {
  const copy = vi.spyOn(clipboard, 'copyText').mockReturnValue(true);
  buttonOf(page.box, 'Copy seed').click();
  expect(copy).toHaveBeenLastCalledWith('42');
});

test('the command can be copied, with what there is to say of it when it is, not when the table was told', async () => {
  const copy = vi.spyOn(clipboard, 'copyText').mockReturnValue(true);
  let now = told;
  const asked: unknown[] = [];
  const transport: Transport = {
    call: async (method, argument) => {
      if (method === 'tellTable') asked.push(argument);
      return { ok: true, value: method === 'tellTable' ? now : { recent: [], settings: {} } };
    },
    listen: () => () => {},
    onConnection: () => () => {},
  };
  await connect(transport);
  const request: PlayRequest = {
    set: 'game/v1',
    before: [],
    after: ['game/v1/what-ifs/a.yaml'],
    setting: { mode: 'night', seats: 2, bots: ['random', 'random'], seed: 42, tables: 100, precision: 0 },
  };
  await page.show(
    <TableLogView
      {...{ resultKey: 'result', request, side: 'after', mode: undefined, table: 7, seat: 2, onPlayed: () => {} }}
    />,
  );
  now = { ...told, changed: true };
  await page.after(() => buttonOf(page.box, 'Copy command').click());
  expect(copy).toHaveBeenLastCalledWith('soundcheck replay somewhere --table 7');
  expect(workbenchNow().notices.at(-1)).toMatchObject({
    severity: 'warning',
    message: expect.stringContaining('was changed since this was played'),
  });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});
