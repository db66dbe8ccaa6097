import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src-engine/games/games.ts';
import { root } from '../sample-sets.ts';
import { faceIcons } from './face-icons.ts';
import { withCredits } from './icon-credits.ts';
import { ruleTests } from './rule-tests.ts';
import { schemaTypes } from './schema-types.ts';

// `npm run generate` writes these files; in every other run they must be what would be written.
describe.each(games)('generated files of $title', ({ id, rules }) => {
  const folder = join(root, 'src-engine/games', id);

  test('the types agree with the schemas', async () => {
    await expect(await schemaTypes(join(root, 'schemas', id))).toMatchFileSnapshot(join(folder, 'data.generated.ts'));
  });

  const chosenIcons = join(folder, 'faces/icons.json');

  test.runIf(existsSync(chosenIcons))('the icons of the faces are the chosen ones', async () => {
    await expect(faceIcons(chosenIcons)).toMatchFileSnapshot(join(folder, 'faces/icons.generated.ts'));
  });

  test('the index of tests by rule agrees with the tests', async () => {
    const text = `${JSON.stringify(ruleTests(rules, folder, root), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(join(folder, 'rule-tests.generated.json'));
  });

  test('every rule has a test that is named after it', () => {
    const untested = Object.entries(ruleTests(rules, folder, root)).filter(([, tests]) => tests.length === 0);
    expect(untested).toEqual([]);
  });
});

test('who drew the icons of the cards is named', async () => {
  const document = join(root, 'docs/dependencies.md');
  const chosen = games.map(({ id }) => join(root, 'src-engine/games', id, 'faces/icons.json'));
  await expect(withCredits(readFileSync(document, 'utf8'), chosen)).toMatchFileSnapshot(document);
});
