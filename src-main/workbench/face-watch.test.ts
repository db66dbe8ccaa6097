import { expect, onTestFinished, test, vi } from 'vitest';
import type { WorkbenchApi } from '../../src-shared/workbench/api.ts';
import type { WorkspaceView } from '../../src-shared/workbench/workspace-view.ts';
import { bench, DRAFT, value } from './testing/bench.ts';

const ASBEST = { on: 'card', type: 'act', key: 'lady-asbest' } as const;
const LONG = 'Siebenundzwanzig Tonnen Asbestzement in der Warteschleife des Donaudampfschifffahrtsarchivs '.repeat(3);
/** For the rest, and for all slices of a check. */
const LONG_ENOUGH = 20_000;

const write = async (api: WorkbenchApi, name: string): Promise<void> => {
  const changes = [{ subject: ASBEST, path: ['name'], value: name }];
  value(await api.edit({ set: DRAFT, edit: { kind: 'values', changes } }));
};
const seen = async (api: WorkbenchApi, set = DRAFT) =>
  value(await api.openSet({ set })).diagnostics.filter(({ code }) => code.startsWith('face/'));

test('what does not fit on a face of an open set becomes a warning at its line, and goes when it fits', async () => {
  const { api, events } = await bench();
  expect(await seen(api)).toEqual([]);
  await write(api, LONG);
  await vi.waitFor(async () => expect(await seen(api)).toHaveLength(1), { timeout: 20_000 });
  const [found] = await seen(api);
  const { text } = value(await api.readFile({ file: found!.file }));
  expect(found).toMatchObject({ code: 'face/overflow', severity: 'warning', subject: ASBEST, path: ['name'] });
  expect(text.split('\n')[found!.line - 1]).toContain('Siebenundzwanzig');
  const summaries = events.filter(({ event }) => event === 'workspace-changed').map((e) => e.payload as WorkspaceView);
  expect(summaries.at(-1)!.sets.find(({ path }) => path === DRAFT)).toMatchObject({ warnings: 1 });
  // Windows follow by what they are told.
  expect(events.filter(({ event }) => event === 'set-changed').at(-1)!.payload).toMatchObject({
    diagnostics: expect.arrayContaining([found]),
  });
  value(await api.undo({ set: DRAFT }));
  await vi.waitFor(async () => expect(await seen(api)).toEqual([]), { timeout: 20_000 });
});

test('a set that no window has opened is left alone', async () => {
  const { api, events } = await bench();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await write(api, LONG);
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH);
  expect(JSON.stringify(events)).not.toContain('face/overflow');
  // Once one has, that time is enough.
  await seen(api);
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH);
  expect(JSON.stringify(events)).toContain('face/overflow');
});

test('a warning stays where it is while something else is edited', async () => {
  const { api } = await bench();
  expect(await seen(api)).toEqual([]);
  await write(api, LONG);
  await vi.waitFor(async () => expect(await seen(api)).toHaveLength(1), { timeout: 20_000 });
  const changes = [{ subject: ASBEST, path: ['cost'], value: 500 }];
  value(await api.edit({ set: DRAFT, edit: { kind: 'values', changes } }));
  expect(await seen(api)).toHaveLength(1);
});
