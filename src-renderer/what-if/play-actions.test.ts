// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Picture } from '../../src-engine/statistics/picture.ts';
import type { CommandRequest, PlayCommand, PlayRequest, PlayStart, ToldTable } from '../../src-shared/what-if/play.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import * as clipboard from '../compare/copy-text.ts';
import * as status from '../shell/status.ts';
import { connect, workbenchNow } from '../state/workbench.ts';
import { applyWhatIfs, copyPlayCommand, copyTableCommand } from './play-actions.ts';
import { askToPlay } from './play-state.ts';
import { changeSession, sessionOf } from './session.ts';

const SET = 'game/v1';
const file = (name: string): string => `${SET}/what-ifs/${name}.yaml`;
const request: PlayRequest = {
  set: SET,
  before: [],
  after: [file('a')],
  setting: { mode: 'night', seats: 2, bots: ['random', 'random'], seed: 1, tables: 10_000, precision: 1 },
};
/** It was stopped, or precise enough, long before all tables had been played. */
const start: PlayStart = {
  key: 'result',
  checksum: 'abc',
  diagnostics: [],
  progress: {
    key: 'result',
    tables: 2048,
    of: 10_000,
    tablesPerSecond: 0,
    secondsLeft: 0,
    state: 'done',
    picture: { tables: 2048 } as Picture,
  },
};

let command: PlayCommand;
let asked: CommandRequest | undefined;
const transport: Transport = {
  call: async (method, argument) => {
    if (method === 'playCommand') asked = argument as CommandRequest;
    const answers: { readonly [method: string]: unknown } = {
      hello: { recent: [], settings: {} },
      play: start,
      playCommand: command,
      tellTable: command as ToldTable,
      applyWhatIf: { values: 3 },
    };
    return { ok: true, value: answers[method] ?? {} };
  },
  listen: () => () => {},
  onConnection: () => () => {},
};

const copy = vi.spyOn(clipboard, 'copyText').mockReturnValue(true);
const say = vi.spyOn(status, 'say');
const warned = (): string | undefined => workbenchNow().notices.at(-1)?.message;

beforeEach(async () => {
  command = { command: 'soundcheck simulate it', unsaved: [], changed: false };
  await connect(transport);
  await askToPlay(request);
  copy.mockClear();
  say.mockClear();
});

describe('the command of a comparison', () => {
  test('is of the result on screen, with as many tables as that has', async () => {
    await copyPlayCommand(SET);
    expect(asked).toEqual({ ...request, key: 'result', tables: 2048 });
    expect(copy).toHaveBeenCalledExactlyOnceWith('soundcheck simulate it');
    expect(say).toHaveBeenCalledExactlyOnceWith('The command is in the clipboard');
  });

  test.each([
    [
      'the set or a what-if was changed since',
      { unsaved: [], changed: true },
      'Copied. The set or a what-if was changed since this was played: the command does not give these numbers any more.',
    ],
    [
      'there is unsaved work',
      { unsaved: ['a.yaml', 'b.yaml'], changed: false },
      'Copied. The command reads what is saved; unsaved: a.yaml, b.yaml.',
    ],
    [
      'what was changed since is not saved',
      { unsaved: ['a.yaml'], changed: true },
      'Copied. The set or a what-if was changed since this was played, and the command reads what is saved, which may give other numbers; unsaved: a.yaml.',
    ],
  ])('warns where %s', async (_, state, message) => {
    command = { ...command, ...state };
    await copyPlayCommand(SET);
    expect(copy).toHaveBeenCalledExactlyOnceWith('soundcheck simulate it');
    expect(warned()).toBe(message);
    expect(say).not.toHaveBeenCalled();
  });
});

test('the command of a table warns of the same', async () => {
  command = { command: 'soundcheck replay it', unsaved: [], changed: true };
  await copyTableCommand({ key: 'result', set: SET, whatIfs: [], side: 'before', table: 3 });
  expect(copy).toHaveBeenCalledExactlyOnceWith('soundcheck replay it');
  expect(warned()).toMatch(/was changed since this was played/);
});

test('what-ifs that are written into the set are switched off, and no others', async () => {
  changeSession(SET, { on: [file('a'), file('b'), file('c')] });
  await applyWhatIfs(SET, [file('a'), file('c')]);
  expect(sessionOf(SET).on).toEqual([file('b')]);
  expect(say).toHaveBeenCalledExactlyOnceWith('3 values changed in the set; undo takes it back');
});
