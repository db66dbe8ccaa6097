import { expect, it } from 'vitest';
import type { SetView } from '../../src-shared/workbench/set-view.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import type { WorkspaceView } from '../../src-shared/workbench/workspace-view.ts';
import { connect, onOtherWorkspace, openSet, takeWorkspace, workbenchNow } from './workbench.ts';

const workspace = (path: string): WorkspaceView => ({
  path,
  name: path,
  isSample: false,
  games: [],
  sets: [],
  files: [],
});
const view = (revision: number): SetView => ({
  path: 'game/v1',
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
  const shown = () => workbenchNow().sets['game/v1']?.revision;
  takeWorkspace(workspace('/one'));
  openSet('game/v1');
  const seen: unknown[] = [];
  onOtherWorkspace(() => {
    seen.push(workbenchNow().workspace?.path);
    // Asked again at once, though the answer to the first question is still to come.
    openSet('game/v1');
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
