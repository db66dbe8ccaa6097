import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../library/project-root.ts';
import { archiveContents } from './contents.ts';

const isPacked = archiveContents();

test('the built program, its schemas and every module that it needs are packed, with the folders above them', () => {
  for (const path of ['', 'package.json', 'schemas/dark-promoters/act.schema.json', 'out', 'out/main/electron.js']) {
    expect(isPacked(path), path).toBe(true);
  }
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) expect(isPacked(`node_modules/${name}/package.json`), name).toBe(true);
  expect(isPacked('node_modules/json-schema-traverse/index.js'), 'what a module needs itself').toBe(true);
});

describe('left out', () => {
  test.each(['src-main/hosts/electron/main.ts', 'tests', 'out/bench/bench.js', 'out/packaging', 'package-lock.json'])(
    '%s',
    (path) => expect(isPacked(path)).toBe(false),
  );
  test.each([
    'electron',
    '.bin',
    '@electron/packager',
    'monaco-editor/package.json',
    'zod/index.d.cts',
    '@fontsource/grenze/400.css',
  ])('node_modules/%s', (path) => expect(isPacked(`node_modules/${path}`)).toBe(false));
});
