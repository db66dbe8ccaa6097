import { expect, test } from 'vitest';
import { namedPath } from './command-line.ts';

test.each([
  [['electron', '/clone', 'card-sets'], true, '/home/me/card-sets'],
  [['electron', '--disable-gpu', '/clone', '/sets/v1/set.yaml'], true, '/sets/v1/set.yaml'],
  [['electron', '/clone'], true, undefined],
  [['electron', '/clone', '--inspect=0'], true, undefined],
  [['soundcheck', 'card-sets'], false, '/home/me/card-sets'],
  [['soundcheck'], false, undefined],
] as const)('%j', (argv, isFromClone, path) => {
  expect(namedPath(argv, isFromClone, '/home/me')).toBe(path);
});
