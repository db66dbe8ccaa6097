import {
  FileOutput,
  Moon,
  PanelBottom,
  PanelLeft,
  PanelRight,
  Printer,
  Redo2,
  Save,
  Search,
  Sun,
  SunMoon,
  Undo2,
} from 'lucide-react';
import { runCommand } from '../commands/commands.ts';
import { IconButton } from '../controls/button.tsx';
import { classNames } from '../controls/class-names.ts';
import { Keys } from '../controls/keys.tsx';
import { tip } from '../controls/tip.ts';
import { ariaKey } from '../keys/key.ts';
import { useFiles, useSet, useSetting, useWorkspace } from '../state/workbench.ts';
import type { ThemeChoice } from '../theme/theme.ts';
import { useCurrentSet, useCurrentSummary } from './current-set.ts';
import { togglePanel, useShownPanels } from './panels.ts';
import { figure, quantity } from './quantity.ts';
import styles from './title-bar.module.css';

export function TitleBar() {
  const workspace = useWorkspace();
  const summary = useCurrentSummary();
  const game = workspace?.games.find(({ id }) => id === summary?.game);
  return (
    <header className={styles.bar}>
      <div className={styles.left}>
        <h1 className={styles.name}>Soundcheck</h1>
        <p className={styles.place} {...(workspace && tip(workspace.path))}>
          {workspace && <span className={styles.workspace}>{workspace.isSample ? 'Sample sets' : workspace.name}</span>}
          {summary && (
            <span className={styles.set}>
              {game?.title ?? summary.group} {summary.version}
            </span>
          )}
        </p>
      </div>
      <button
        type="button"
        className={styles.search}
        aria-keyshortcuts={ariaKey('Mod+K')}
        onClick={() => runCommand('show-palette')}
      >
        <Search size={14} aria-hidden />
        <span>Search cards, files, commands</span>
        <Keys of="Mod+K" />
      </button>
      <div className={styles.right}>
        <HistoryButtons />
        <OutputButtons />
        <WindowButtons />
        <SaveButton />
      </div>
    </header>
  );
}

function HistoryButtons() {
  const history = useSet(useCurrentSet())?.history;
  return (
    <div className={styles.history}>
      <IconButton
        label={history?.undo === undefined ? 'Nothing to undo' : `Undo: ${history.undo}`}
        shortcut="Mod+Z"
        icon={<Undo2 size={16} />}
        disabled={history?.undo === undefined}
        onClick={() => runCommand('undo')}
      />
      <IconButton
        label={history?.redo === undefined ? 'Nothing to redo' : `Redo: ${history.redo}`}
        shortcut="Mod+Shift+Z"
        icon={<Redo2 size={16} />}
        disabled={history?.redo === undefined}
        onClick={() => runCommand('redo')}
      />
    </div>
  );
}

function OutputButtons() {
  const hasSet = useCurrentSet() !== undefined;
  return (
    <div className={styles.buttons}>
      <IconButton
        label="Proof sheets"
        shortcut="Alt+P"
        icon={<Printer size={16} />}
        disabled={!hasSet}
        onClick={() => runCommand('show-print')}
      />
      <IconButton
        label="Export"
        shortcut="Mod+E"
        icon={<FileOutput size={16} />}
        disabled={!hasSet}
        onClick={() => runCommand('show-export')}
      />
    </div>
  );
}

const PANELS = [
  { panel: 'tree', label: 'Workspace tree', shortcut: 'Mod+B', Icon: PanelLeft },
  { panel: 'problems', label: 'Problems', shortcut: 'Mod+J', Icon: PanelBottom },
  { panel: 'inspector', label: 'Inspector', shortcut: 'Mod+I', Icon: PanelRight },
] as const;

function WindowButtons() {
  const shown = useShownPanels();
  const theme = useSetting<ThemeChoice>('theme', 'dark');
  const ThemeIcon = { dark: Moon, light: Sun, system: SunMoon }[theme];
  return (
    <div className={styles.buttons}>
      {PANELS.map(({ panel, label, shortcut, Icon }) => (
        <IconButton
          key={panel}
          label={label}
          shortcut={shortcut}
          icon={<Icon size={16} />}
          aria-pressed={shown[panel]}
          className={styles.toggle}
          onClick={() => togglePanel(panel)}
        />
      ))}
      <IconButton
        label={`Theme: ${theme}`}
        shortcut="Alt+Shift+T"
        icon={<ThemeIcon size={15} />}
        onClick={() => runCommand('toggle-theme')}
      />
    </div>
  );
}

function SaveButton() {
  const count = Object.values(useFiles()).filter((file) => file.unsaved).length;
  return (
    <button
      type="button"
      className={classNames(styles.save, count > 0 && styles.unsaved)}
      disabled={count === 0}
      onClick={() => runCommand('save-all')}
      {...tip(count === 0 ? 'Everything is on disk' : `Save ${quantity(count, 'file')}`, 'Mod+Shift+S')}
    >
      <Save size={14} aria-hidden />
      {count === 0 ? 'Saved' : `Save ${figure(count)}`}
    </button>
  );
}
