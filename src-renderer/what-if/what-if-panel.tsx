import { ClipboardCopy, Link2, Maximize2, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { hasErrors } from '../../src-shared/diagnostic.ts';
import type { SetView } from '../../src-shared/workbench/set-view.ts';
import { runCommand } from '../commands/commands.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { useCurrentSummary } from '../shell/current-set.ts';
import { useActiveTab } from '../state/tabs.ts';
import { DrawnCharts } from './drawn-charts.tsx';
import { applyWhatIfs } from './play-actions.ts';
import { PlayControls } from './play-controls.tsx';
import { PlayStatus } from './play-status.tsx';
import { PlayTroubles } from './play-troubles.tsx';
import { changeSession, type Session } from './session.ts';
import { usePlaying } from './use-play.ts';
import { WhatIfList } from './what-if-list.tsx';
import styles from './what-if-panel.module.css';

/** The charts need not wait for the editor. */
const WhatIfEditor = lazy(() => import('./what-if-editor.tsx').then((file) => ({ default: file.WhatIfEditor })));

/** What would happen to the tables if a number were another one. */
export function WhatIfPanel() {
  const summary = useCurrentSummary();
  if (!summary) return <p className={styles.empty}>Open a set to play its tables and try changes out.</p>;
  return <PanelOf key={summary.path} set={summary.path} />;
}

function PanelOf({ set }: { readonly set: string }) {
  const { view, session, options, setting, shown } = usePlaying(set);
  const isInTab = useActiveTab()?.kind === 'charts';
  if (!view) return <p className={styles.empty}>Reading the set…</p>;
  const canShare = shown?.drawn !== undefined;
  return (
    <div className={styles.panel} data-testid="what-if-panel">
      <div className={styles.bar}>
        <h2 className={styles.title}>What if</h2>
        <IconButton label="New what-if" icon={<Plus size={14} />} onClick={() => runCommand('new-what-if')} />
        <IconButton
          label="Copy as command"
          icon={<ClipboardCopy size={14} />}
          disabled={!canShare}
          onClick={() => runCommand('copy-play-command')}
        />
        <IconButton
          label="Copy a link to this comparison"
          icon={<Link2 size={14} />}
          disabled={!canShare}
          onClick={() => runCommand('copy-play-link')}
        />
        <IconButton
          label="Charts in a tab of their own"
          icon={<Maximize2 size={14} />}
          onClick={() => runCommand('show-charts')}
        />
      </div>
      <div className={styles.scroll}>
        <WhatIfs view={view} session={session} />
        {shown ? <PlayTroubles {...shown} /> : !options && <PlayTroubles diagnostics={view.diagnostics} />}
        {options && setting && (
          <PlayControls
            options={options}
            setting={setting}
            onChange={(change) => changeSession(set, { setting: { ...setting, ...change } })}
          />
        )}
        {shown && <PlayStatus {...shown} options={options} />}
        {shown?.drawn && !isInTab && <DrawnCharts set={set} game={view.game} drawn={shown.drawn} options={options} />}
        {isInTab && <p className={styles.hint}>The charts are in the tab in front.</p>}
      </div>
    </div>
  );
}

interface WhatIfsProps {
  readonly view: SetView;
  readonly session: Session;
}

function WhatIfs({ view, session }: WhatIfsProps) {
  const { path: set, whatIfs } = view;
  const { on } = session;
  const front = whatIfs.find(({ file }) => file === session.file) ?? whatIfs[0];
  const against = whatIfs.find(({ file }) => file === session.against);
  if (!front) {
    return (
      <div className={styles.hint}>
        <p>
          The charts below are those of the set as it is. A what-if is a few lines, such as “+10%” behind the name of a
          number; the charts move while you type, and the set stays as it is until you apply it.
        </p>
        <Button kind="primary" icon={<Plus size={14} />} onClick={() => runCommand('new-what-if')}>
          New what-if
        </Button>
      </div>
    );
  }
  return (
    <>
      <WhatIfList set={set} whatIfs={whatIfs} session={session} />
      <Suspense fallback={<div className={styles.editor} />}>
        <WhatIfEditor key={front.file} file={front.file} set={set} diagnostics={front.diagnostics} />
      </Suspense>
      <div className={styles.actions}>
        <Button disabled={on.length === 0 || hasErrors(view.diagnostics)} onClick={() => void applyWhatIfs(set, on)}>
          Apply to the set
        </Button>
        <span className={styles.fine}>{stackText(on.length, against?.name)}</span>
      </div>
    </>
  );
}

/** `2 what-ifs against the set as it is` */
function stackText(count: number, against: string | undefined): string {
  const what = count === 0 ? 'none switched on' : count === 1 ? '1 switched on' : `${count} switched on, in this order`;
  return `${what}; against ${against ?? 'the set as it is'}`;
}
