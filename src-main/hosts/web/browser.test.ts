import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../../library/testing/sample-set.ts';
import { browserCommand } from './browser.ts';

const address = 'http://127.0.0.1:1/?token=x';

test('macOS and Windows always have a way', () => {
  expect(browserCommand(address, 'darwin', {})).toEqual(['open', address]);
  expect(browserCommand(address, 'win32', {})).toEqual(['cmd', '/c', 'start', '', address]);
});

test('Linux has one where there is a display and a program for it', () => {
  const folder = folderWith({ 'with/xdg-open': '', 'without/other': '' });
  chmodSync(join(folder, 'with/xdg-open'), 0o755);
  const command = (environment: NodeJS.ProcessEnv) => browserCommand(address, 'linux', environment);
  const path = `${join(folder, 'without')}:${join(folder, 'with')}`;
  expect(command({ PATH: path, DISPLAY: ':0' })).toEqual(['xdg-open', address]);
  expect(command({ PATH: path, WAYLAND_DISPLAY: 'wayland-0' })).toEqual(['xdg-open', address]);
  expect(command({ PATH: path })).toBeUndefined();
  expect(command({ PATH: join(folder, 'without'), DISPLAY: ':0' })).toBeUndefined();
  expect(command({ DISPLAY: ':0' })).toBeUndefined();
});
