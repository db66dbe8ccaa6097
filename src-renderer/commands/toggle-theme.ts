import { say } from '../shell/status.ts';
import { changeSetting, settings } from '../state/workbench.ts';
import type { ThemeChoice } from '../theme/theme.ts';
import type { Command } from './command.ts';

const NEXT: { readonly [T in ThemeChoice]: ThemeChoice } = { dark: 'light', light: 'system', system: 'dark' };
const NAMES = { dark: 'Dark theme', light: 'Light theme', system: 'Theme of the system' };

const command: Command = {
  id: 'toggle-theme',
  title: 'Change theme: dark, light, as the system',
  section: 'View',
  key: 'Alt+Shift+T',
  also: 'colours day night mode appearance',
  run: () => {
    const next = NEXT[(settings.get().theme as ThemeChoice | undefined) ?? 'dark'] ?? 'dark';
    changeSetting('theme', next);
    say(NAMES[next]);
  },
};
export default command;
