import { readdirSync, readFileSync } from 'node:fs';
import type * as promises from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderWith } from '../library/sample-set.ts';
import { writeAtomically } from './atomic-file.ts';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>();
  const open: typeof real.open = async (...call) => {
    const handle = await real.open(...call);
    if (disk.isFull) {
      handle.writeFile = async () => {
        await handle.write('half of i');
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      };
    }
    return handle;
  };
  return { ...real, open };
});

test('a full disk leaves the old text whole and nothing beside it', async () => {
  const folder = folderWith({ 'acts.yaml': 'old' });
  const path = join(folder, 'acts.yaml');
  disk.isFull = true;
  await expect(writeAtomically(path, 'half of it is written')).rejects.toMatchObject({ code: 'ENOSPC' });
  disk.isFull = false;
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['acts.yaml']);
  await writeAtomically(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
});

test('a folder that will have no other in it is told, and not tried for ever', async () => {
  await expect(writeAtomically('/proc/proofs/today/acts.yaml', '')).rejects.toThrow();
});

test('folders that are not there are made, all of them', async () => {
  const path = join(folderWith({}), 'proofs', 'today', 'acts.yaml');
  await writeAtomically(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
});
