import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACTS, type Bench, bench, copyOfSamples, DRAFT, V3, value } from './testing/bench.ts';

const textOf = async ({ api }: Bench, file: string) => value(await api.readFile({ file })).text;
const isUnsaved = async ({ api }: Bench, file: string) =>
  value(await api.hello({})).workspace?.files.find((one) => one.file === file)?.unsaved;

test('neighbours that were deleted come back as they were saved, in one step', async () => {
  const bed = await bench();
  const { api } = bed;
  const before = await textOf(bed, ACTS);
  const keys = value(await api.openSet({ set: V3 }))
    .cards.act!.slice(2, 6)
    .map(({ key }) => key);
  value(await api.edit({ set: V3, edit: { kind: 'delete-cards', type: 'act', keys } }));
  const without = await textOf(bed, ACTS);
  const to = { set: V3, as: 'saved' } as const;
  const things = keys.map((key) => ({ subject: { on: 'card', type: 'act', key } as const }));
  expect(value(await api.edit({ set: V3, edit: { kind: 'revert', to, things } })).keys).toEqual(keys);
  expect(await textOf(bed, ACTS)).toBe(before);
  expect(await isUnsaved(bed, ACTS)).toBe(false);
  expect(value(await api.undo({ set: V3 })).label).toBe('Revert 4 things');
  expect(await textOf(bed, ACTS)).toBe(without);
});

test('a mode that another version does not have goes with its file, and undo brings it back', async () => {
  const folder = copyOfSamples();
  const file = `${DRAFT}/modes/late-night.yaml`;
  const text = readFileSync(join(folder, V3, 'modes/clubnight.yaml'), 'utf8').replace(/^id: .*$/m, 'id: late-night');
  writeFileSync(join(folder, file), text);
  const bed = await bench(folder);
  const { api } = bed;
  const modes = async () => value(await api.openSet({ set: DRAFT })).modes.map(({ key }) => key);
  expect(await modes()).toContain('late-night');
  const things = [{ subject: { on: 'mode', key: 'late-night' } as const }];
  value(await api.edit({ set: DRAFT, edit: { kind: 'revert', to: { set: V3, as: 'edited' }, things } }));
  expect(await modes()).not.toContain('late-night');
  value(await api.save({}));
  expect(existsSync(join(folder, file))).toBe(false);
  value(await api.undo({ set: DRAFT }));
  expect(await textOf(bed, file)).toBe(text);
});
