import type * as fs from 'node:fs';
import { readFileSync } from 'node:fs';
import type * as promises from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ACTS, type Bench, bench, value } from './testing/bench.ts';

const SPONSORS = ACTS.replace('acts', 'sponsors');

/** What is wrong with the disk: no file, or no line of the journal, can be written; some may not be. */
const disk = vi.hoisted(() => ({ isFull: false, isJournalFull: false, notMine: '' }));
const problem = (code: string): Error => Object.assign(new Error(code), { code });
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>();
  const open: typeof real.open = async (...call) => {
    const handle = await real.open(...call);
    if (disk.isFull && call[1] === 'wx') {
      handle.writeFile = async () => {
        await handle.write('half of i');
        throw problem('ENOSPC');
      };
    }
    return handle;
  };
  const access: typeof real.access = async (path, mode) => {
    if (disk.notMine !== '' && String(path).endsWith(disk.notMine)) throw problem('EACCES');
    return real.access(path, mode);
  };
  return { ...real, open, access };
});
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const writeSync = (descriptor: number, bytes: Uint8Array, offset: number): number => {
    if (disk.isJournalFull) throw problem('ENOSPC');
    return real.writeSync(descriptor, bytes, offset);
  };
  return { ...real, writeSync };
});
afterEach(() => {
  Object.assign(disk, { isFull: false, isJournalFull: false, notMine: '' });
});

const prepend = async ({ api }: Bench, text: string, file = ACTS): Promise<void> => {
  const { revision } = value(await api.readFile({ file }));
  value(await api.typeText({ file, revision, edits: [{ start: 0, end: 0, text }] }));
};
const notices = ({ events }: Bench): string[] =>
  events.flatMap(({ event, payload }) => (event === 'notice' ? [(payload as { message: string }).message] : []));

test('a full disk is told, the work is kept, and saved once there is room', async () => {
  const one = await bench();
  const path = join(one.folder, ACTS);
  const before = readFileSync(path, 'utf8');
  await prepend(one, '# mine\n');
  disk.isFull = true;
  const { saved, failed } = value(await one.api.save({}));
  expect(saved).toEqual([]);
  expect(failed).toMatchObject([{ file: ACTS, problem: { message: expect.stringContaining('the disk is full') } }]);
  expect(readFileSync(path, 'utf8')).toBe(before);
  expect(one.workbench.unsaved()).toEqual([ACTS]);
  disk.isFull = false;
  expect(value(await one.api.save({})).saved).toEqual([ACTS]);
  expect(readFileSync(path, 'utf8')).toBe(`# mine\n${before}`);
});

test('a journal that cannot be written is told once, and again when it has all that is unsaved', async () => {
  const one = await bench();
  disk.isJournalFull = true;
  for (const text of ['# one\n', '# two\n']) await prepend(one, text);
  await prepend(one, '# sponsors\n', SPONSORS);
  expect(notices(one)).toEqual([expect.stringMatching(/unsaved work is lost: .*the disk is full/)]);
  disk.isJournalFull = false;
  await prepend(one, '# three\n');
  expect(notices(one).slice(1)).toEqual(['Unsaved work is protected against a crash again.']);
  const next = await bench(one.folder, one.userFolder);
  value(await next.api.recover({ take: true }));
  expect(next.workbench.unsaved().toSorted()).toEqual([ACTS, SPONSORS]);
  expect(value(await next.api.readFile({ file: ACTS })).text).toMatch(/^# three\n# two\n# one\n/);
});

test('a file of somebody else that may not be written is not replaced by another one', async () => {
  const one = await bench();
  disk.notMine = ACTS;
  await prepend(one, '# mine\n');
  expect(value(await one.api.save({})).failed).toMatchObject([{ problem: { code: 'file/read-only' } }]);
  expect(one.workbench.unsaved()).toEqual([ACTS]);
});
