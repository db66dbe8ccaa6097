import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import type * as promises from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderWith } from '../library/testing/sample-set.ts';
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

test('drafts that a killed process has left in the folder go; everything else stays', async () => {
  const folder = folderWith({ 'acts.yaml': 'old' });
  const minutesAgo = (name: string, minutes: number): string => {
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), 'half of i');
    const time = Date.now() / 1000 - minutes * 60;
    utimesSync(join(folder, name), time, time);
    return name;
  };
  for (const left of ['.acts.yaml.0123456789ab.tmp', '.old-name.yaml.abcdefabcdef.tmp']) minutesAgo(left, 5);
  mkdirSync(join(folder, '.folder.yaml.0123456789ab.tmp'));
  symlinkSync('acts.yaml', join(folder, '.link.yaml.0123456789ab.tmp'));
  const kept = [
    minutesAgo('.folder.yaml.0123456789ab.tmp', 5),
    '.link.yaml.0123456789ab.tmp',
    // Perhaps another process is writing it just now.
    minutesAgo('.acts.yaml.ffffffffffff.tmp', 0.5),
    // Not ours, by their names.
    minutesAgo('acts.yaml.0123456789ab.tmp', 5),
    minutesAgo('.acts.yaml.0123456789AB.tmp', 5),
    minutesAgo('.acts.yaml.0123456789.tmp', 5),
    minutesAgo('.acts.yaml.0123456789ab.tmp.bak', 5),
    minutesAgo('.notes.txt.0123456789ab.tmp', 5),
    minutesAgo('.acts.yaml.swp', 5),
  ];
  await writeAtomically(join(folder, 'acts.yaml'), 'new');
  expect(readdirSync(folder).toSorted()).toEqual(['acts.yaml', ...kept].toSorted());
  expect(readFileSync(join(folder, 'acts.yaml'), 'utf8')).toBe('new');
});

test('a draft that is left behind beside a linked file goes, too', async () => {
  const [folder, links] = [
    folderWith({ 'acts.yaml': 'old', '.acts.yaml.0123456789ab.tmp': 'half of i' }),
    folderWith({}),
  ];
  utimesSync(join(folder, '.acts.yaml.0123456789ab.tmp'), 1, 1);
  symlinkSync(join(folder, 'acts.yaml'), join(links, 'acts.yaml'));
  await writeAtomically(join(links, 'acts.yaml'), 'new');
  expect(readdirSync(folder)).toEqual(['acts.yaml']);
  expect(readdirSync(links)).toEqual(['acts.yaml']);
});
