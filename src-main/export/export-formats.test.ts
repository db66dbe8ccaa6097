import { describe, expect, test } from 'vitest';
import { checkVersions } from '../library/set-check.ts';
import type { ExportFormat } from './export-format.ts';
import { exportFormatInfos, exportFormats } from './export-formats.ts';
import { exportSet, exportSubject } from './export-set.ts';
import { sampleSubject, shippedSubject, textOf } from './testing/sample-subject.ts';

/** Pictures of a whole set take long; what is true of a few is true of many. */
const subjectOf = ({ preflight }: ExportFormat) => (preflight ? sampleSubject() : shippedSubject('v0.4-draft'));

const format = (id: string): ExportFormat => exportFormats.find((one) => one.id === id)!;

describe.each(exportFormats.map(({ id }) => [id]))('every format: %s', (id) => {
  test('makes the same files of the same set, under names of their own', async () => {
    const subject = await subjectOf(format(id));
    const [one, other] = [await exportSet(format(id), subject), await exportSet(format(id), subject)];
    expect(one).toEqual(other);
    const names = one.ok ? one.value.map(({ name }) => name) : [];
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^dark-promoters-(v0\.4-draft|v1)[-.]/);
  });

  test('can be stopped before it is done or has nothing to wait for', async () => {
    const signal = AbortSignal.abort();
    const files = exportSet(format(id), await shippedSubject('v0.4-draft'), {}, { signal });
    await files.then(
      (made) => expect(made.ok).toBe(true),
      (error) => expect(error).toMatchObject({ name: 'AbortError' }),
    );
  });

  test('describes itself as plain data', () => {
    const info = exportFormatInfos.find((one) => one.id === id)!;
    expect(structuredClone(info)).toEqual(info);
    expect(info.label).toMatch(/^[A-Z]/);
    expect(info.summary).not.toMatch(/\.$/);
  });
});

test('a set with errors is no subject of exports', () => {
  expect(exportSubject(checkVersions([]))).toBeUndefined();
});

describe('what cannot be exported is told, with what to do', () => {
  const refused = async (id: string, options: Parameters<typeof exportSet>[2] = {}) => {
    const made = await exportSet(format(id), await sampleSubject(), options);
    return made.ok ? 'nothing' : made.problem.message;
  };

  test('a type that the game does not have', async () => {
    expect(await refused('csv', { types: ['act', 'acts'] })).toBe(
      'There is no card type “acts”. Did you mean “act”? Known: location, act, sponsor, marketing, sabotage.',
    );
  });

  test('a mode that the set does not have', async () => {
    expect(await refused('rulebook', { modes: ['club', 'clubs'] })).toContain(
      'There is no mode “clubs”. Did you mean “club”?',
    );
  });

  test('an option that the format does not take', async () => {
    expect(await refused('bundle', { types: ['act'] })).toContain('takes no choice');
    expect(await refused('csv', { modes: ['club'] })).toContain('takes no choice');
    expect(await refused('csv', { since: (await sampleSubject()).set })).toContain('compares');
  });

  test('a changelog of a set that extends nothing', async () => {
    expect(await refused('changelog')).toBe('v1 extends no other version; say which version to compare with.');
  });

  test('a changelog since a version with errors of its own', async () => {
    const { base: _, ...subject } = await shippedSubject('v0.4-draft');
    const told = 'v0.3, the version that v0.4-draft extends, has errors';
    expect(format('changelog').refusal?.(subject, {})).toContain(told);
    expect(format('bundle').refusal?.(subject, {})).toContain(told);
    expect(format('csv').refusal?.(subject, {})).toBeUndefined();
  });
});

test('a changelog has a title, and the difference below it', async () => {
  const made = await exportSet(format('changelog'), await shippedSubject('v0.4-draft'));
  const text = made.ok ? textOf(made.value[0]!) : '';
  expect(text.split('\n').slice(0, 4)).toEqual([
    '# Dark Promoters, the next night out: changelog',
    '',
    '## v0.3 → v0.4-draft',
    '',
  ]);
  expect(text).toContain('| `big-club-03` | Dampfkessel Drei | rent | 6,000 | 5,000 | −17 % |');
});

test('a changelog can be made since any other set of the game', async () => {
  const draft = await shippedSubject('v0.4-draft');
  const made = await exportSet(format('changelog'), await shippedSubject('v0.3'), { since: draft.set });
  expect(made.ok && textOf(made.value[0]!)).toContain('## v0.4-draft → v0.3');
});
