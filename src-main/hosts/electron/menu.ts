import type { MenuItemConstructorOptions } from 'electron';

/** A command of the window in the system's menu: its id, its title there, and its key as the window writes it. */
type CommandEntry = readonly [id: string, title: string, key?: string];
type Role = NonNullable<MenuItemConstructorOptions['role']>;
type Entry = CommandEntry | Role | '-';

const SEPARATOR = '-';

/** Commands go to the window, which knows whether they can be done; what the system does itself has a role. */
const FILE: readonly Entry[] = [
  ['open-workspace', 'Open folder…', 'Mod+O'],
  'recentDocuments',
  ['copy-samples', 'Copy the sample sets to a folder…'],
  SEPARATOR,
  ['new-version', 'New version from this one…', 'Alt+N'],
  SEPARATOR,
  ['save', 'Save this set', 'Mod+S'],
  ['save-all', 'Save all sets', 'Mod+Shift+S'],
  SEPARATOR,
  ['show-print', 'Proof sheets', 'Alt+P'],
  ['show-export', 'Export…', 'Mod+E'],
];
const EDIT: readonly Entry[] = [
  ['undo', 'Undo', 'Mod+Z'],
  ['redo', 'Redo', 'Mod+Shift+Z'],
  SEPARATOR,
  'cut',
  'copy',
  'paste',
  'selectAll',
];
const VIEW: readonly Entry[] = [
  ['compare-versions', 'Compare versions', 'Alt+C'],
  SEPARATOR,
  ['toggle-tree', 'Show or hide the workspace tree', 'Mod+B'],
  ['toggle-inspector', 'Show or hide the inspector', 'Mod+I'],
  ['toggle-problems', 'Show or hide the problems', 'Mod+J'],
  ['toggle-theme', 'Change theme', 'Alt+Shift+T'],
  SEPARATOR,
  ['close-tab', 'Close the tab', 'Alt+W'],
  SEPARATOR,
  'resetZoom',
  'zoomIn',
  'zoomOut',
  'togglefullscreen',
];
const GO: readonly Entry[] = [
  ['show-palette', 'Search cards, files, commands', 'Mod+K'],
  SEPARATOR,
  ['next-tab', 'Next tab', 'Alt+PageDown'],
  ['previous-tab', 'Previous tab', 'Alt+PageUp'],
  SEPARATOR,
  ['go-to-next-problem', 'Next problem', 'F8'],
  ['go-to-previous-problem', 'Previous problem', 'Shift+F8'],
];
const HELP: readonly Entry[] = [
  ['show-keys', 'Keyboard shortcuts', 'Mod+/'],
  ['about', 'About Soundcheck'],
];

/** All commands that the menu sends. */
export const menuCommands: readonly CommandEntry[] = [FILE, EDIT, VIEW, GO, HELP].flatMap((entries) =>
  entries.filter((entry): entry is CommandEntry => typeof entry !== 'string'),
);

export interface MenuActions {
  readonly run: (command: string) => void;
  readonly openRecent: (path: string) => void;
}

export interface MenuState {
  readonly recent: readonly string[];
  readonly isMac: boolean;
  /** Run from a clone: with the tools of a developer. */
  readonly isDevelopment: boolean;
}

export function menuTemplate(actions: MenuActions, state: MenuState): MenuItemConstructorOptions[] {
  const { isMac, isDevelopment } = state;
  const items = (entries: readonly Entry[]): MenuItemConstructorOptions[] =>
    entries.map((entry) => itemOf(entry, actions, state));
  return [
    ...(isMac ? [{ role: 'appMenu' as const }] : []),
    { label: '&File', submenu: [...items(FILE), ...(isMac ? [] : items([SEPARATOR, 'quit']))] },
    { label: '&Edit', submenu: items(EDIT) },
    { label: '&View', submenu: items(isDevelopment ? [...VIEW, SEPARATOR, 'reload', 'toggleDevTools'] : VIEW) },
    { label: '&Go', submenu: items(GO) },
    ...(isMac ? [{ role: 'windowMenu' as const }] : []),
    { role: 'help', label: '&Help', submenu: items(HELP) },
  ];
}

function itemOf(
  entry: Entry,
  { run, openRecent }: MenuActions,
  { recent, isMac }: MenuState,
): MenuItemConstructorOptions {
  if (entry === SEPARATOR) return { type: 'separator' };
  if (entry === 'recentDocuments') {
    const submenu = recent.map((path) => ({ label: path.replaceAll('&', '&&'), click: () => openRecent(path) }));
    return { label: 'Open recent', submenu, enabled: recent.length > 0 };
  }
  if (typeof entry === 'string') return { role: entry };
  const [id, label, keys] = entry;
  // Elsewhere the window handles its keys itself and the menu only shows them; a Mac's menu always takes them first.
  const key = keys && { accelerator: keys.replace('Mod', 'CmdOrCtrl'), registerAccelerator: isMac };
  return { id, label, click: () => run(id), ...key };
}
