import { homedir, platform } from 'node:os';
import { join, resolve } from 'node:path';

/** Where the system wants a program to keep what belongs to the user. Both hosts share it: settings, recent workspaces, unsaved work. */
export function userFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const { SOUNDCHECK_USER_FOLDER: chosen, APPDATA: roaming, XDG_CONFIG_HOME: config } = environment;
  if (chosen) return resolve(chosen);
  switch (platform()) {
    case 'win32':
      return join(roaming || join(homedir(), 'AppData', 'Roaming'), 'Soundcheck');
    case 'darwin':
      return join(homedir(), 'Library', 'Application Support', 'Soundcheck');
    default:
      return join(config || join(homedir(), '.config'), 'Soundcheck');
  }
}
