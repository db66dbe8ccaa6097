import { isRecord } from '../../../src-shared/record.ts';
import type { VersionRef } from '../../../src-shared/workbench/api.ts';
import type { WorkspaceView } from '../../../src-shared/workbench/workspace-view.ts';
import { type Tab, tabId } from '../../state/tabs.ts';

export interface KeptTabs {
  readonly tabs: readonly Tab[];
  readonly active?: string;
}

/** The tabs of an earlier run that still make sense: settings are only what someone once wrote. */
export function restoredTabs(kept: unknown, { sets }: Pick<WorkspaceView, 'sets'>): KeptTabs {
  const { tabs, active } = isRecord(kept) ? kept : {};
  const good = (Array.isArray(tabs) ? tabs : []).flatMap((tab): Tab[] => {
    const set = isRecord(tab) ? sets.find(({ path }) => path === tab.set) : undefined;
    const made = set && readTab(tab, set.path, (ref) => readRef(ref, sets));
    if (!made) return [];
    const isOfType = made.kind === 'cards' || made.kind === 'faces';
    return isOfType && !set.cardTypes.some(({ id }) => id === made.type) ? [] : [made];
  });
  const unique = good.filter((tab, at) => good.findIndex((other) => tabId(other) === tabId(tab)) === at);
  const front = unique.find((tab) => tabId(tab) === active) ?? unique[0];
  return { tabs: unique, ...(front && { active: tabId(front) }) };
}

function readTab(
  tab: { readonly [key: string]: unknown },
  set: string,
  ref: (value: unknown) => VersionRef | undefined,
): Tab | undefined {
  switch (tab.kind) {
    case 'cards':
    case 'faces':
      return typeof tab.type === 'string' ? { kind: tab.kind, set, type: tab.type } : undefined;
    case 'modes':
      return { kind: 'modes', set, ...(typeof tab.mode === 'string' && { mode: tab.mode }) };
    case 'source':
      return typeof tab.file === 'string' ? { kind: 'source', set, file: tab.file } : undefined;
    case 'compare': {
      const before = ref(tab.before);
      const after = ref(tab.after);
      return { kind: 'compare', set, ...(before && { before }), ...(after && { after }) };
    }
    case 'charts':
    case 'print':
    case 'export':
      return { kind: tab.kind, set };
    default:
      return undefined;
  }
}

function readRef(value: unknown, sets: WorkspaceView['sets']): VersionRef | undefined {
  if (!isRecord(value) || (value.as !== 'edited' && value.as !== 'saved')) return undefined;
  const set = sets.find(({ path }) => path === value.set);
  return set && { set: set.path, as: value.as };
}
