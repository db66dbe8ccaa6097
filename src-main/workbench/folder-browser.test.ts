import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFolders } from './folder-browser.ts';
import { emptyFolder } from './testing/bench.ts';

test('a whole path at which nothing is may become a folder; any other cannot', async () => {
  const codeOf = async (path: string) => {
    const answer = await listFolders(path);
    return answer.ok ? undefined : answer.problem.code;
  };
  const folder = emptyFolder();
  expect(await codeOf(folder)).toBeUndefined();
  expect(await codeOf(join(folder, 'new'))).toBe('folder/missing');
  expect(await codeOf('no-such-folder')).toBe('folder/unreadable');
});
