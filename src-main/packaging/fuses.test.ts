import { FuseV1Options } from '@electron/fuses';
import { expect, test } from 'vitest';
import { fuses } from './fuses.ts';

/** Every fuse that can be set, by its name. */
const names = Object.values(FuseV1Options).filter(
  (name): name is keyof typeof FuseV1Options => typeof name === 'string',
);

test('only what protects is on, and no fuse is left to chance', () => {
  const on = names.filter((name) => fuses[FuseV1Options[name]]);
  expect(on.sort()).toEqual(['EnableCookieEncryption', 'EnableEmbeddedAsarIntegrityValidation', 'OnlyLoadAppFromAsar']);
  expect(names.filter((name) => fuses[FuseV1Options[name]] === undefined)).toEqual([]);
});
