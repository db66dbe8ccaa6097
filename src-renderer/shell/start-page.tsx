import { Copy, FolderOpen, Search } from 'lucide-react';
import type { SetSummary } from '../../src-shared/workbench/workspace-view.ts';
import { commands, runCommand } from '../commands/commands.ts';
import { Badge } from '../controls/badge.tsx';
import { Button } from '../controls/button.tsx';
import { Keys } from '../controls/keys.tsx';
import { useRecent, useWorkspace } from '../state/workbench.ts';
import { openCards, openFile, openModes } from './open-place.ts';
import { quantity } from './quantity.ts';
import styles from './start-page.module.css';
import { openNamed } from './workspace/choose-workspace.ts';

const HINTS = ['show-palette', 'save', 'undo', 'go-to-next-problem', 'compare-versions', 'show-keys'];
const MOST_SETS = 6;
const MOST_RECENT = 6;

/** What there is to do while nothing is open. */
export function StartPage() {
  const workspace = useWorkspace();
  const recent = useRecent().filter((path) => path !== workspace?.path);
  const sets = workspace?.sets ?? [];
  return (
    <div className={styles.page}>
      <div className={styles.inside}>
        <header className={styles.header}>
          <h2>{workspace ? (workspace.isSample ? 'Sample sets' : workspace.name) : 'Open your card sets'}</h2>
          <p>
            {workspace?.isSample
              ? 'These sets come with Soundcheck. Look around, try things out; to keep your changes, copy them to a folder of yours.'
              : (workspace?.path ?? 'A workspace is a folder with card sets: YAML files that you own and keep.')}
          </p>
          <div className={styles.actions}>
            <Button
              icon={<FolderOpen size={14} />}
              kind={workspace ? 'normal' : 'primary'}
              onClick={() => runCommand('open-workspace')}
            >
              Open folder…
            </Button>
            <Button icon={<Copy size={14} />} onClick={() => runCommand('copy-samples')}>
              Copy the sample sets…
            </Button>
            {workspace && (
              <Button icon={<Search size={14} />} onClick={() => runCommand('show-palette')}>
                Search
              </Button>
            )}
          </div>
        </header>
        {sets.length > 0 && (
          <section aria-labelledby="start-sets">
            <h3 id="start-sets" className={styles.heading}>
              Card sets
            </h3>
            <ul className={styles.sets}>
              {sets.slice(0, MOST_SETS).map((set) => (
                <SetCard key={set.path} set={set} />
              ))}
            </ul>
            {sets.length > MOST_SETS && (
              <p className={styles.more}>
                {quantity(sets.length - MOST_SETS, 'more is', 'more are')} in the tree on the left.
              </p>
            )}
          </section>
        )}
        <div className={styles.columns}>
          {recent.length > 0 && (
            <section aria-labelledby="start-recent">
              <h3 id="start-recent" className={styles.heading}>
                Recent workspaces
              </h3>
              <ul>
                {recent.slice(0, MOST_RECENT).map((path) => (
                  <li key={path}>
                    <button type="button" className={styles.recent} onClick={() => openNamed(path)}>
                      {path}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="start-keys">
            <h3 id="start-keys" className={styles.heading}>
              Keys to know
            </h3>
            <ul>
              {HINTS.flatMap((id) => commands.find((command) => command.id === id) ?? []).map(({ id, title, key }) => (
                <li key={id} className={styles.hint}>
                  {title}
                  {key && <Keys of={key} />}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}

function SetCard({ set }: { readonly set: SetSummary }) {
  const { path, group, version, title, status, modes, cardTypes, errors, warnings } = set;
  return (
    <li className={styles.set}>
      <div className={styles.title}>
        <span className={styles.name}>{title ?? group}</span>
        <Badge>{version}</Badge>
        {status && <span className={styles.state}>{status}</span>}
        {errors > 0 && <Badge tone="error">{quantity(errors, 'error')}</Badge>}
        {errors === 0 && warnings > 0 && <Badge tone="warning">{quantity(warnings, 'warning')}</Badge>}
      </div>
      <div className={styles.links}>
        {cardTypes.map(({ id, name, count }) => (
          <button key={id} type="button" className={styles.link} onClick={() => openCards(path, id)}>
            {name} <span className={styles.count}>{count}</span>
          </button>
        ))}
        <button type="button" className={styles.link} onClick={() => openModes(path)}>
          Modes <span className={styles.count}>{modes.length}</span>
        </button>
        <button type="button" className={styles.link} onClick={() => openFile(`${path}/set.yaml`, path)}>
          set.yaml
        </button>
      </div>
    </li>
  );
}
