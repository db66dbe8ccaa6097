import { useRef } from 'react';
import { Group, type LayoutChangedMeta, Panel, type PanelImperativeHandle, Separator } from 'react-resizable-panels';
import { MenuLayer } from '../controls/menu-layer.tsx';
import { TipLayer } from '../controls/tip-layer.tsx';
import { useHello } from '../state/workbench.ts';
import { useAppliedTheme } from '../theme/theme.ts';
import { Banners } from './banners.tsx';
import { DialogLayer } from './dialogs/dialog-layer.tsx';
import styles from './frame.module.css';
import { Notices } from './notices.tsx';
import { PaletteLayer } from './palette/palette.tsx';
import { keepSize, type PanelName, panelSizes, useShownPanels } from './panels.ts';
import { ProblemsPanel } from './problems/problems-panel.tsx';
import { SidePanel } from './side-panel.tsx';
import { StatusBar } from './status-bar.tsx';
import { TabStrip } from './tab-strip.tsx';
import { TitleBar } from './title-bar.tsx';
import { WorkspaceTree } from './tree/workspace-tree.tsx';
import { useWindow } from './use-window.ts';
import { ViewArea } from './view-area.tsx';

/** The window: tree, tabs, problems and inspector around the view in front. */
export function Frame() {
  useAppliedTheme();
  // Sizes and panels are settings, which come with the first greeting.
  return useHello() ? <Panels /> : <p className={styles.waiting}>Connecting…</p>;
}

function Panels() {
  useWindow();
  const shown = useShownPanels();
  const sizes = panelSizes();
  const tree = useRef<PanelImperativeHandle>(null);
  const problems = useRef<PanelImperativeHandle>(null);
  const inspector = useRef<PanelImperativeHandle>(null);

  const keep = (_: unknown, { isUserInteraction }: LayoutChangedMeta): void => {
    if (!isUserInteraction) return;
    const panels: [PanelName, PanelImperativeHandle | null][] = [
      ['tree', tree.current],
      ['problems', problems.current],
      ['inspector', inspector.current],
    ];
    keepSize(
      Object.fromEntries(
        panels.flatMap(([name, panel]) => (panel ? [[name, Math.round(panel.getSize().inPixels)]] : [])),
      ),
    );
  };

  return (
    <div className={styles.frame}>
      <TitleBar />
      <Banners />
      <main className={styles.main}>
        <Group id="columns" onLayoutChanged={keep}>
          {shown.tree && (
            <>
              <Panel
                id="tree"
                panelRef={tree}
                defaultSize={sizes.tree}
                minSize={160}
                maxSize="40%"
                groupResizeBehavior="preserve-pixel-size"
              >
                <WorkspaceTree />
              </Panel>
              <Separator className={styles.upright} aria-label="Width of the workspace tree" />
            </>
          )}
          <Panel id="middle" minSize={360}>
            <Group id="rows" orientation="vertical" onLayoutChanged={keep}>
              <Panel id="view" minSize={160}>
                <div className={styles.middle}>
                  <TabStrip />
                  <ViewArea />
                </div>
              </Panel>
              {shown.problems && (
                <>
                  <Separator className={styles.level} aria-label="Height of the problems" />
                  <Panel
                    id="problems"
                    panelRef={problems}
                    defaultSize={sizes.problems}
                    minSize={80}
                    maxSize="70%"
                    groupResizeBehavior="preserve-pixel-size"
                  >
                    <ProblemsPanel />
                  </Panel>
                </>
              )}
            </Group>
          </Panel>
          {shown.inspector && (
            <>
              <Separator className={styles.upright} aria-label="Width of the inspector" />
              <Panel
                id="inspector"
                panelRef={inspector}
                defaultSize={sizes.inspector}
                minSize={220}
                maxSize="60%"
                groupResizeBehavior="preserve-pixel-size"
              >
                <SidePanel />
              </Panel>
            </>
          )}
        </Group>
        <MenuLayer />
        <TipLayer />
      </main>
      <StatusBar />
      <Notices />
      <PaletteLayer />
      <DialogLayer />
    </div>
  );
}
