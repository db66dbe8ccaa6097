import type { SetSummary } from '../../src-shared/workbench/workspace-view.ts';
import type { Tab } from '../state/tabs.ts';

export interface TabLabel {
  readonly title: string;
  /** Tells tabs with the same title apart: the version. */
  readonly detail?: string;
}

/** What a tab is called: `Acts`, `acts.yaml`, `Modes`, `v0.3 ↔ v0.4-draft`. */
export function tabLabel(tab: Tab, sets: readonly SetSummary[]): TabLabel {
  const version = (path: string): string => sets.find((set) => set.path === path)?.version ?? lastPart(path);
  switch (tab.kind) {
    case 'cards':
    case 'faces': {
      const summary = sets.find((set) => set.path === tab.set)?.cardTypes.find((type) => type.id === tab.type);
      const cards = summary?.name ?? tab.type;
      return { title: tab.kind === 'faces' ? `${cards}: faces` : cards, detail: version(tab.set) };
    }
    case 'modes':
      return { title: 'Modes', detail: version(tab.set) };
    case 'source':
      return { title: lastPart(tab.file), detail: version(tab.set) };
    case 'compare': {
      const { before, after } = tab;
      if (!before || !after) return { title: 'Compare versions', detail: version(tab.set) };
      const saved = (ref: typeof before): string => version(ref.set) + (ref.as === 'saved' ? ' as saved' : '');
      return { title: `${saved(before)} ↔ ${saved(after)}` };
    }
    case 'charts':
      return { title: 'Charts', detail: version(tab.set) };
    case 'print':
      return { title: 'Proof sheets', detail: version(tab.set) };
    case 'export':
      return { title: 'Export', detail: version(tab.set) };
    case 'tables':
      return { title: 'Tables', detail: version(tab.set) };
  }
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
