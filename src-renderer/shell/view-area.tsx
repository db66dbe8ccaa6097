import { Activity, lazy, Suspense, useRef } from 'react';
import { type Tab, tabId, useTabs } from '../state/tabs.ts';
import { useWorkspace } from '../state/workbench.ts';
import { StartPage } from './start-page.tsx';
import styles from './view-area.module.css';
import { ViewFailure } from './view-failure.tsx';

const CardsView = lazy(() => import('../grid/cards-view.tsx').then((file) => ({ default: file.CardsView })));
const FacesView = lazy(() => import('../faces/faces-view.tsx').then((file) => ({ default: file.FacesView })));
const SourceView = lazy(() => import('../source/source-view.tsx').then((file) => ({ default: file.SourceView })));
const ModesView = lazy(() => import('../modes/modes-view.tsx').then((file) => ({ default: file.ModesView })));
const CompareView = lazy(() => import('../compare/compare-view.tsx').then((file) => ({ default: file.CompareView })));
const ChartsView = lazy(() => import('../what-if/charts-view.tsx').then((file) => ({ default: file.ChartsView })));
const TablesView = lazy(() => import('../tables/tables-view.tsx').then((file) => ({ default: file.TablesView })));
const PrintView = lazy(() => import('../print/print-view.tsx').then((file) => ({ default: file.PrintView })));
const ExportView = lazy(() => import('../export/export-view.tsx').then((file) => ({ default: file.ExportView })));

/** So many views keep their scroll, filter and selection while others are in front. Hidden ones do no work. */
const KEPT = 4;

/** The view of the tab in front. Another workspace may have a set of the same path: its views begin anew. */
export function ViewArea() {
  return <Views key={useWorkspace()?.path} />;
}

function Views() {
  const { tabs, active } = useTabs();
  const visited = useRef<readonly string[]>([]);
  if (active !== undefined && visited.current[0] !== active) {
    visited.current = [active, ...visited.current.filter((id) => id !== active)].slice(0, KEPT);
  }
  if (active === undefined) return <StartPage />;
  return tabs
    .map((tab) => ({ tab, id: tabId(tab) }))
    .filter(({ id }) => visited.current.includes(id))
    .map(({ tab, id }) => (
      <Activity key={id} mode={id === active ? 'visible' : 'hidden'}>
        <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} className={styles.view}>
          <ViewFailure>
            <Suspense fallback={<p className={styles.loading}>Loading…</p>}>
              <View tab={tab} />
            </Suspense>
          </ViewFailure>
        </div>
      </Activity>
    ));
}

function View({ tab }: { readonly tab: Tab }) {
  switch (tab.kind) {
    case 'cards':
      return <CardsView set={tab.set} type={tab.type} />;
    case 'faces':
      return <FacesView set={tab.set} type={tab.type} />;
    case 'source':
      return <SourceView file={tab.file} set={tab.set} />;
    case 'modes':
      return <ModesView set={tab.set} mode={tab.mode} />;
    case 'compare':
      return <CompareView set={tab.set} before={tab.before} after={tab.after} />;
    case 'charts':
      return <ChartsView set={tab.set} />;
    case 'print':
      return <PrintView set={tab.set} />;
    case 'export':
      return <ExportView set={tab.set} />;
    case 'tables':
      return (
        <TablesView resultKey={tab.key} request={tab.request} filter={tab.filter} label={tab.label} side={tab.side} />
      );
  }
}
