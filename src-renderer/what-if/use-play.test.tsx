// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayOptions, PlayRequest, PlayStart } from '../../src-shared/what-if/play.ts';
import type { EventName } from '../../src-shared/workbench/api.ts';
import type { SetView, WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import type { FileView } from '../../src-shared/workbench/workspace-view.ts';
import { type Drawn, drawn } from '../charts/testing/drawn.tsx';
import { connect, takeWorkspace } from '../state/workbench.ts';
import { usePlaying } from './use-play.ts';

const SET = 'game/v1';
const options: PlayOptions = { modes: [{ id: 'night', name: 'Night' }], seats: { min: 2, max: 2 }, bots: ['greedy'] };
const file = (name: string): string => `${SET}/what-ifs/${name}.yaml`;
const wrong: WorkbenchDiagnostic = {
  file: file('b'),
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  severity: 'error',
  code: 'what-if/no-number',
  message: 'There is no number to be changed.',
};
const view: SetView = {
  path: SET,
  revision: 1,
  modes: [],
  cards: {},
  files: [],
  whatIfs: [
    { file: file('a'), name: 'a', values: 1, diagnostics: [] },
    { file: file('b'), name: 'b', values: 0, diagnostics: [wrong] },
  ],
  diagnostics: [],
  history: {},
  checksum: 'abc',
};
const start: PlayStart = {
  key: 'result',
  diagnostics: [],
  progress: { key: 'result', tables: 10, of: 10, tablesPerSecond: 0, secondsLeft: 0, state: 'done' },
};
const workspace = { path: '/w', name: 'w', isSample: false, games: [], sets: [], files: [] };

/** A program that knows one set, and whose connection can be cut. */
class Program implements Transport {
  readonly asked: PlayRequest[] = [];
  #connection: (connected: boolean) => void = () => {};
  #tell: (event: EventName, payload: unknown) => void = () => {};

  call = async (method: string, argument: unknown): Promise<unknown> => {
    if (method === 'play') this.asked.push(argument as PlayRequest);
    const answers: { readonly [method: string]: unknown } = {
      hello: { workspace, recent: [], settings: { 'what-if.sessions': { [SET]: { on: [file('a'), file('b')] } } } },
      openSet: view,
      playOptions: options,
      play: start,
    };
    return { ok: true, value: answers[method] };
  };
  listen = (listener: (event: EventName, payload: unknown) => void) => {
    this.#tell = listener;
    return () => {};
  };
  onConnection(listener: (connected: boolean) => void) {
    this.#connection = listener;
    return () => {};
  }
  connect(): void {
    this.#connection(true);
  }
  /** Someone types in a file. */
  type(name: string, revision: number): void {
    const typed: FileView = { file: name, set: SET, revision, unsaved: true, disk: 'same', seen: 0, readOnly: false };
    this.#tell('file-changed', { file: typed });
  }
}

function State() {
  const { shown, view: judged } = usePlaying(SET);
  const errors = judged?.whatIfs.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0);
  return `${shown?.progress?.state ?? 'nothing'}, ${errors} wrong`;
}

let program: Program;
let page: Drawn;
beforeEach(async () => {
  program = new Program();
  await connect(program);
  takeWorkspace(workspace);
  program.connect();
  page = await drawn(<State />);
});
afterEach(async () => {
  await page.remove();
  vi.unstubAllGlobals();
});

test('a comparison in sight is asked for again when a lost connection is back, also one that was played to its end', async () => {
  await vi.waitFor(() => expect(page.box.textContent).toMatch(/^done/));
  const before = program.asked.length;
  expect(program.asked.at(-1)).toMatchObject({ set: SET, before: [], after: [file('a'), file('b')] });
  await page.after(() => program.connect());
  await vi.waitFor(() => expect(program.asked).toHaveLength(before + 1));
  expect(program.asked.at(-1)).toEqual(program.asked.at(-2));
});

test('what is wrong with what-ifs is what was found when they were applied in their order', async () => {
  await vi.waitFor(() => expect(page.box.textContent).toBe('done, 0 wrong'));
});

test('a comparison is asked for again when one of its what-ifs has changed, although it is still called the same', async () => {
  await vi.waitFor(() => expect(page.box.textContent).toMatch(/^done/));
  const before = program.asked.length;
  await page.after(() => program.type(file('b'), 7));
  await vi.waitFor(() => expect(program.asked).toHaveLength(before + 1));
  expect(program.asked.at(-1)).toEqual(program.asked.at(-2));
});
