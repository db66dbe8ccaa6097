import { expect, test } from 'vitest';
import { setName } from './set-name.ts';

test.each([
  [undefined, 'Sample'],
  ['Sample', 'Sample'],
  ['A sample of winter', 'A sample of winter'],
  ['Winter\n nights', 'Sample: Winter nights'],
  ['x'.repeat(80), `Sample: ${'x'.repeat(51)}…`],
])('a set with the title %j of the game Sample is called %j', (title, name) => {
  expect(setName({ title: 'Sample' }, { game: 'sample', version: 'v1', ...(title !== undefined && { title }) })).toBe(
    name,
  );
});
