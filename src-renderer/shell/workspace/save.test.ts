import { beforeEach, expect, it, vi } from 'vitest';
import type { Transport } from '../../../src-shared/workbench/transport.ts';
import { api, connect, workbenchNow } from '../../state/workbench.ts';

const commit = vi.hoisted(() => ({ field: () => {} }));
const said = vi.hoisted((): string[] => []);
vi.mock('../text-field-focus.ts', () => ({ commitField: () => commit.field() }));
vi.mock('../status.ts', () => ({ say: (text: string) => said.push(text) }));
vi.mock('../dialogs/conflict-dialog.tsx', () => ({ ConflictDialog: () => 'conflict' }));
vi.mock('../dialogs/save-failure-dialog.tsx', () => ({ SaveFailureDialog: () => 'failure' }));
const { save } = await import('./save.ts');
const { dialogs } = await import('../dialogs/open-dialog.ts');

/** A program that answers edits late, and says by no event what is unsaved. */
function program() {
  const calls: string[] = [];
  let unsaved: string[] = [];
  let answer = (): void => {};
  const edited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const transport: Transport = {
    async call(method, argument) {
      calls.push(`${method} ${JSON.stringify(argument)}`);
      if (method === 'edit') {
        await edited;
        unsaved = ['a/v1/acts.yaml'];
        return { ok: true, value: { keys: [] } };
      }
      const saved = unsaved;
      unsaved = [];
      return { ok: true, value: { saved, failed: [] } };
    },
    listen: () => () => {},
    onConnection: () => () => {},
  };
  return { transport, calls, answer };
}

beforeEach(() => {
  said.length = 0;
  commit.field = () => {};
});

it('saves what a field handed over a moment ago, though no news of it has come', async () => {
  const { transport, calls, answer } = program();
  await connect(transport);
  commit.field = () => void api().edit({ set: 'a/v1', edit: { kind: 'values', changes: [] } });
  const saving = save({ set: 'a/v1' });
  await vi.waitFor(() => expect(calls.at(-1)).toContain('edit'));
  answer();
  expect(await saving).toBe(true);
  expect(Object.keys(workbenchNow().files)).toEqual([]);
  expect(calls.at(-1)).toBe('save {"set":"a/v1"}');
  expect(said).toEqual(['Saved a/v1/acts.yaml']);
});

it('says so where there is nothing to save', async () => {
  const { transport, calls } = program();
  await connect(transport);
  expect(await save()).toBe(true);
  expect(calls).toEqual(['save {}']);
  expect(said).toEqual(['Nothing to save']);
});

it('one file that has changed on disk stops no other from being saved, and is asked about then', async () => {
  const problem = (code: string) => ({ code, message: code });
  const failed = [
    { file: 'a/v1/acts.yaml', problem: problem('file/changed-on-disk') },
    { file: 'a/v1/set.yaml', problem: problem('file/read-only') },
  ];
  const calls: string[] = [];
  let told: Parameters<Transport['listen']>[0] = () => {};
  await connect({
    call: async (method) => {
      calls.push(method);
      return { ok: true, value: { saved: ['a/v1/modes.yaml'], failed } };
    },
    listen: (listener) => {
      told = listener;
      return () => {};
    },
    onConnection: () => () => {},
  });
  const file = { file: 'a/v1/acts.yaml', set: 'a/v1', revision: 2, unsaved: true, disk: 'changed', seen: 1 };
  told('file-changed', { file: { ...file, readOnly: false }, edits: [] });
  expect(await save({ set: 'a/v1' })).toBe(false);
  expect(calls).toEqual(['save']);
  expect(said).toEqual(['Saved a/v1/modes.yaml']);
  const shown = dialogs.get().map(({ element }) => [(element.type as () => string)(), element.props]);
  expect(shown).toMatchObject([
    ['failure', { failed: [failed[1]] }],
    ['conflict', { file: 'a/v1/acts.yaml' }],
  ]);
});
