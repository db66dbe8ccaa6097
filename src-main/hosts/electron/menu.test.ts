import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';
import { projectRoot } from '../../library/project-root.ts';
import { menuCommands, menuTemplate } from './menu.ts';

const actions = { run: vi.fn(), openRecent: vi.fn() };
const usual = { recent: [], isMac: false, isDevelopment: false };

const all = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? all(item.submenu) : [])]);

test.each(menuCommands)('%s is a command of the window, with the same key', (id, _, key) => {
  const source = readFileSync(join(projectRoot, 'src-renderer/commands', `${id}.ts`), 'utf8');
  expect(source.match(/^ {2}key: '(.*)',$/m)?.[1]).toBe(key);
});

test('an entry sends its command', () => {
  const save = all(menuTemplate(actions, usual)).find(({ id }) => id === 'save');
  (save?.click as (() => void) | undefined)?.();
  expect(actions.run).toHaveBeenCalledExactlyOnceWith('save');
});

test('the window handles its own keys, but on a Mac the menu does', () => {
  const registered = (isMac: boolean) =>
    new Set(
      all(menuTemplate(actions, { ...usual, isMac }))
        .filter(({ accelerator }) => accelerator !== undefined)
        .map(({ registerAccelerator }) => registerAccelerator),
    );
  expect(registered(false)).toEqual(new Set([false]));
  expect(registered(true)).toEqual(new Set([true]));
});

test('recent workspaces open, whatever their names', () => {
  const recent = ['/sets/Rock & Pop', '/sets/two'];
  const entry = all(menuTemplate(actions, { ...usual, recent })).find(({ label }) => label?.startsWith('/sets/Rock'));
  expect(entry?.label).toBe('/sets/Rock && Pop');
  (entry?.click as (() => void) | undefined)?.();
  expect(actions.openRecent).toHaveBeenCalledExactlyOnceWith('/sets/Rock & Pop');
});

test('tools of developers are for developers', () => {
  const roles = (isDevelopment: boolean) =>
    all(menuTemplate(actions, { ...usual, isDevelopment })).map(({ role }) => role);
  expect(roles(false)).not.toContain('toggleDevTools');
  expect(roles(true)).toContain('toggleDevTools');
});
