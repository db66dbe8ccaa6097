import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Subject } from '../../src-shared/workbench/set-view.ts';
import { ACTS, type Bench, bench, copyOfSamples, DRAFT, V3, value } from './testing/bench.ts';

const act = (key: string): Subject => ({ on: 'card', type: 'act', key });
const NEXT = 'dark-promoters/v0.5';
const UWE = `id: stroboskop-uwe`;

/** The samples, with a version that extends the draft and says something about one card of v0.3. */
async function lineage(): Promise<Bench> {
  const folder = copyOfSamples();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write(`${V3}/what-ifs/uwe.yaml`, 'cards.stroboskop-uwe.cost: 400 # more\n');
  write(`${DRAFT}/cards/more.yaml`, `type: act\ncards:\n  # dearer\n  - ${UWE} # him\n    cost: 320\n`);
  write(`${DRAFT}/what-ifs/uwe.yaml`, '# cards.stroboskop-uwe\n"cards.stroboskop-uwe.cost": +10%\n');
  write(`${NEXT}/set.yaml`, 'game: dark-promoters\nversion: v0.5\nextends: v0.4-draft\n');
  write(`${NEXT}/cards/acts.yaml`, "type: act\nremoved:\n  - 'stroboskop-uwe' # enough\n");
  return await bench(folder);
}

const rename = async ({ api }: Bench, set: string, key: string, changes: Record<string, string>): Promise<string> => {
  const edits = Object.entries(changes).map(([field, to]) => ({ subject: act(key), path: [field], value: to }));
  return value(await api.edit({ set, edit: { kind: 'values', changes: edits } })).keys[0]!;
};
const textOf = async ({ api }: Bench, file: string) => value(await api.readFile({ file })).text;
const FILES = [
  ACTS,
  `${V3}/what-ifs/uwe.yaml`,
  `${DRAFT}/cards/more.yaml`,
  `${DRAFT}/what-ifs/uwe.yaml`,
  `${NEXT}/cards/acts.yaml`,
];
const texts = async (bed: Bench) => Promise.all(FILES.map((file) => textOf(bed, file)));

test('whoever names a card goes along with its id, in all versions, in one step', async () => {
  const bed = await lineage();
  const { api } = bed;
  const before = await texts(bed);
  await rename(bed, V3, 'stroboskop-uwe', { id: 'uwe' });
  const after = [
    before[0]!.replace(UWE, 'id: uwe'),
    'cards.uwe.cost: 400 # more\n',
    'type: act\ncards:\n  # dearer\n  - id: uwe # him\n    cost: 320\n',
    '# cards.stroboskop-uwe\n"cards.uwe.cost": +10%\n',
    "type: act\nremoved:\n  - 'uwe' # enough\n",
  ];
  expect(await texts(bed)).toEqual(after);
  for (const set of [V3, DRAFT, NEXT]) {
    const { diagnostics } = value(await api.openSet({ set }));
    expect(diagnostics.filter(({ severity }) => severity !== 'hint')).toEqual([]);
  }
  expect(value(await api.undo({ set: V3 })).files.toSorted()).toEqual(FILES.toSorted());
  expect(await texts(bed)).toEqual(before);
  expect(value(await api.openSet({ set: DRAFT })).history).not.toHaveProperty('undo');
  value(await api.redo({ set: DRAFT }));
  expect(await texts(bed)).toEqual(after);
});

test('where more was done since, undo leaves the other version alone and says so', async () => {
  const bed = await lineage();
  const { api, events } = bed;
  await rename(bed, V3, 'stroboskop-uwe', { id: 'uwe' });
  const changes = [{ subject: act('uwe'), path: ['cost'], value: 1_000 }];
  value(await api.edit({ set: DRAFT, edit: { kind: 'values', changes } }));
  const draft = await textOf(bed, `${DRAFT}/cards/more.yaml`);
  value(await api.undo({ set: V3 }));
  expect(await textOf(bed, ACTS)).toContain(UWE);
  expect(await textOf(bed, `${DRAFT}/cards/more.yaml`)).toBe(draft);
  expect(await textOf(bed, `${NEXT}/cards/acts.yaml`)).toContain('stroboskop-uwe');
  expect(JSON.stringify(events.filter(({ event }) => event === 'notice'))).toContain(DRAFT);
});

test('an id that another card has already is not spread', async () => {
  const bed = await lineage();
  const before = await texts(bed);
  await rename(bed, V3, 'stroboskop-uwe', { id: 'dj-kellerassel' });
  expect((await texts(bed)).slice(1)).toEqual(before.slice(1));
  expect(JSON.stringify(bed.events.filter(({ event }) => event === 'notice'))).toContain('more.yaml');
});

test('a card that is not saved yet gets its id with its name, until something names it', async () => {
  const bed = await bench();
  const { api } = bed;
  const before = await textOf(bed, ACTS);
  const [copy] = value(
    await api.edit({ set: V3, edit: { kind: 'duplicate-cards', type: 'act', keys: ['stroboskop-uwe'] } }),
  ).keys;
  expect(copy).toBe('stroboskop-uwe-2');
  expect(await rename(bed, V3, copy!, { name: 'Zoë Zack' })).toBe('zoe-zack');
  expect(await textOf(bed, ACTS)).not.toContain('stroboskop-uwe-2');
  value(await api.undo({ set: V3 }));
  expect(await textOf(bed, ACTS)).toContain('stroboskop-uwe-2');
  expect(await rename(bed, V3, copy!, { name: 'DJ Kellerassel' })).toBe('dj-kellerassel-2');
  expect(await rename(bed, V3, 'dj-kellerassel-2', { name: 'Milo' })).toBe('milo');
  const changes = [{ subject: act('milo'), path: ['cost'], value: 333 }];
  value(await api.edit({ set: DRAFT, edit: { kind: 'values', changes } }));
  expect(await rename(bed, V3, 'milo', { name: 'Mila' })).toBe('milo');
  expect(await rename(bed, V3, 'stroboskop-uwe', { name: 'Uwe' })).toBe('stroboskop-uwe');
  expect(await textOf(bed, ACTS)).not.toBe(before);
  value(await api.save({}));
  expect(await rename(bed, V3, 'milo', { name: 'Milo' })).toBe('milo');
});

test('an id that was chosen stays', async () => {
  const bed = await bench();
  const cards = [{ name: 'Milo', class: 'resident-dj', cost: 300, audience: 10, modes: ['clubnight'], id: 'chosen' }];
  value(await bed.api.edit({ set: V3, edit: { kind: 'add-cards', type: 'act', cards } }));
  expect(await rename(bed, V3, 'chosen', { name: 'Mila' })).toBe('chosen');
});
