import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { schemaTypes } from './schema-types.ts';

// `npm run generate` writes these files; in every other run they must be what would be written.
const root = resolve(import.meta.dirname, '../..');

describe.each(readdirSync(join(root, 'schemas')))('generated files of %s', (game) => {
  test('the types agree with the schemas', async () => {
    const types = await schemaTypes(join(root, 'schemas', game));
    await expect(types).toMatchFileSnapshot(join(root, 'src-engine/games', game, 'data.generated.ts'));
  });
});
