import { expect, it } from 'vitest';
import { nextVersion, versionProblem } from './version-name.ts';

it('suggests the next number as a draft', () => {
  expect(nextVersion('v0.3', [])).toBe('v0.4-draft');
  expect(nextVersion('v0.4-draft', ['v0.4-draft'])).toBe('v0.5-draft');
  expect(nextVersion('2026', [])).toBe('2027-draft');
  expect(nextVersion('first', [])).toBe('first-2-draft');
});

it('skips numbers that are taken, released or not', () => {
  expect(nextVersion('v0.3', ['v0.4', 'v0.5-draft'])).toBe('v0.6-draft');
});

it('refuses what cannot be a folder of its own', () => {
  expect(versionProblem('v0.4-draft', ['v0.3'])).toBeUndefined();
  expect(versionProblem('', [])).toMatch('name');
  expect(versionProblem('../v1', [])).toMatch('letters');
  expect(versionProblem('a/b', [])).toMatch('letters');
  expect(versionProblem('v1.', [])).toMatch('dot');
  expect(versionProblem('V0.3', ['v0.3'])).toMatch('already');
});
