import { expect, test } from 'vitest';
import { namedPaths } from './command-line.ts';

test.each([
  [['electron', '/clone', 'card-sets'], true, ['/home/me/card-sets']],
  [['electron', '--disable-gpu', '/clone', '/sets/v1/set.yaml'], true, ['/sets/v1/set.yaml']],
  [['electron', '/clone'], true, []],
  [['electron', '/clone', '--inspect=0'], true, []],
  [['soundcheck', 'card-sets'], false, ['/home/me/card-sets']],
  [['soundcheck', 'one.yaml', '/sets/two.yaml'], false, ['/home/me/one.yaml', '/sets/two.yaml']],
  [['soundcheck'], false, []],
])('%j', (argv, isFromClone, paths) => {
  expect(namedPaths(argv, isFromClone, '/home/me')).toEqual(paths);
});
