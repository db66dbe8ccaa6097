import { expect, it } from 'vitest';
import type { SetView } from '../../src-shared/workbench/set-view.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import type { WorkspaceView } from '../../src-shared/workbench/workspace-view.ts';
import { connect, onOtherWorkspace, openSet, takeWorkspace, workbenchNow } from './workbench.ts';

const SET = 'game/v1';
const workspace = (path: string): WorkspaceView => ({
  path,
  name: path,
  isSample: false,
  games: [],
  sets: [{ path: SET, group: 'game', version: 'v1', modes: [], cardTypes: [], whatIfs: 0, errors: 0, warnings: 0 }],
  files: [],
});
const view = (revision: number): SetView => ({
  path: SET,
  revision,
  modes: [],
  cards: {},
  files: [],
  whatIfs: [],
  diagnostics: [],
  history: {},
  checksum: '',
});

it('a set of the workspace before is not taken for one of the same path', async () => {
  const answers: ((view: SetView) => void)[] = [];
  const transport: Transport = {
    call: () => new Promise((resolve) => answers.push((value) => resolve({ ok: true, value }))),
    listen: () => () => {},
    onConnection: () => () => {},
  };
  await connect(transport);
  const shown = () => workbenchNow().sets[SET]?.revision;
  takeWorkspace(workspace('/one'));
  openSet(SET);
  const seen: unknown[] = [];
  onOtherWorkspace(() => {
    seen.push(workbenchNow().workspace?.path);
    // Asked again at once, though the answer to the first question is still to come.
    openSet(SET);
  });
  takeWorkspace(workspace('/one'));
  expect(seen).toEqual([]);
  takeWorkspace(workspace('/two'));
  expect(seen).toEqual(['/two']);
  expect(answers).toHaveLength(2);
  answers[0]!(view(7));
  await new Promise((later) => setTimeout(later));
  expect(shown()).toBeUndefined();
  answers[1]!(view(1));
  await new Promise((later) => setTimeout(later));
  expect(shown()).toBe(1);
});

it('the view of a set that is gone goes with it, and is asked for anew when the set is back', async () => {
  const asked: string[] = [];
  const transport: Transport = {
    call: async (method) => {
      asked.push(method);
      return { ok: true, value: view(3) };
    },
    listen: () => () => {},
    onConnection: () => () => {},
  };
  await connect(transport);
  const open = async () => {
    openSet(SET);
    await new Promise((later) => setTimeout(later));
    return workbenchNow().sets[SET]?.revision;
  };
  const folder = workspace('/three');
  takeWorkspace(folder);
  expect(await open()).toBe(3);
  const { sets } = workbenchNow();
  takeWorkspace({ ...folder });
  expect(workbenchNow().sets).toBe(sets);
  takeWorkspace({ ...folder, sets: [] });
  expect(workbenchNow().sets).toEqual({});
  takeWorkspace(folder);
  expect(await open()).toBe(3);
  expect(asked).toEqual(['openSet', 'openSet']);
});
