import type { TextPlace } from '../../src-shared/workbench/api.ts';
import type { Subject, ValuePath } from '../../src-shared/workbench/set-view.ts';
import { reveal } from '../state/selection.ts';
import { activeTab, openTab } from '../state/tabs.ts';
import { changeSetting, openSet, workbenchNow } from '../state/workbench.ts';
import { setOfFile } from './file-place.ts';
import { showPanel } from './panels.ts';

export function openCards(set: string, type: string): void {
  openSet(set);
  openTab({ kind: 'cards', set, type });
}

export function openModes(set: string, mode?: string): void {
  openSet(set);
  openTab({ kind: 'modes', set, ...(mode !== undefined && { mode }) });
}

/** What-ifs are tried out beside a view of their set. */
export function openWhatIfs(set: string): void {
  openSet(set);
  const type = workbenchNow().workspace?.sets.find(({ path }) => path === set)?.cardTypes[0]?.id;
  if (activeTab()?.set !== set && type !== undefined) openTab({ kind: 'cards', set, type });
  showPanel('inspector', true);
  changeSetting('shell.side', 'what-if');
}

export function openFile(file: string, otherwise?: string): void {
  const set = setOfFile(file, workbenchNow().workspace?.sets ?? []) ?? otherwise;
  if (set === undefined) return;
  openSet(set);
  openTab({ kind: 'source', file, set });
}

/** Opens a file and puts the cursor at a place in it. */
export function openPlace(place: TextPlace): void {
  openFile(place.file);
  reveal.set({ in: 'source', place });
}

/** Shows a value where it is edited as a value: in the grid, or in the form of its mode. */
export function openSubject(set: string, subject: Exclude<Subject, { on: 'manifest' }>, path: ValuePath): void {
  if (subject.on === 'card') {
    openCards(set, subject.type);
    reveal.set({ in: 'cards', set, type: subject.type, key: subject.key, path });
  } else {
    openModes(set, subject.key);
    reveal.set({ in: 'modes', set, key: subject.key, path });
  }
}
