import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A command that opens an address in the user's browser, where there is one. */
export function browserCommand(
  address: string,
  platform: NodeJS.Platform = process.platform,
  environment: NodeJS.ProcessEnv = process.env,
): readonly [string, ...string[]] | undefined {
  if (platform === 'win32') return ['cmd', '/c', 'start', '', address];
  if (platform === 'darwin') return ['open', address];
  return hasDisplay(platform, environment) && isOnPath('xdg-open', environment) ? ['xdg-open', address] : undefined;
}

export function hasDisplay(platform = process.platform, environment = process.env): boolean {
  return platform === 'win32' || platform === 'darwin' || !!environment.DISPLAY || !!environment.WAYLAND_DISPLAY;
}

/** The address stands in the terminal too, so a browser that does not come up is no failure. */
export function openInBrowser(address: string): void {
  const command = browserCommand(address);
  if (!command) return;
  const [program, ...args] = command;
  const opener = spawn(program, args, { stdio: 'ignore', detached: true });
  opener.on('error', () => {});
  opener.unref();
}

function isOnPath(program: string, { PATH = '' }: NodeJS.ProcessEnv): boolean {
  return PATH.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return folder !== '';
    } catch {
      return false;
    }
  });
}
