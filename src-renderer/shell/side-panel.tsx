import { lazy, Suspense } from 'react';
import { classNames } from '../controls/class-names.ts';
import { changeSetting, useSetting } from '../state/workbench.ts';
import styles from './side-panel.module.css';

const CardInspector = lazy(() =>
  import('../inspector/card-inspector.tsx').then((file) => ({ default: file.CardInspector })),
);
const WhatIfPanel = lazy(() => import('../what-if/what-if-panel.tsx').then((file) => ({ default: file.WhatIfPanel })));

export type SideView = 'card' | 'what-if';

const SIDES: readonly { readonly id: SideView; readonly title: string }[] = [
  { id: 'card', title: 'Card' },
  { id: 'what-if', title: 'What if' },
];

/** Beside the view in front: the selected card as a form, or what its numbers do to the tables. */
export function SidePanel() {
  const shown = useSetting<SideView>('shell.side', 'card');
  return (
    <section className={styles.panel} aria-label="Inspector">
      <div role="tablist" aria-label="Beside the view" className={styles.tabs}>
        {SIDES.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`side-${id}`}
            aria-selected={shown === id}
            aria-controls="side-panel"
            className={classNames(styles.tab, shown === id && styles.on)}
            onClick={() => changeSetting('shell.side', id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="side-panel" aria-labelledby={`side-${shown}`} className={styles.body}>
        <Suspense>{shown === 'what-if' ? <WhatIfPanel /> : <CardInspector />}</Suspense>
      </div>
    </section>
  );
}
