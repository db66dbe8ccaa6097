import type { SetView } from '../../../src-shared/workbench/set-view.ts';
import { selectedCard } from '../../state/selection.ts';
import { activeTab, type Tab } from '../../state/tabs.ts';
import { answered, api, workbenchNow } from '../../state/workbench.ts';
import { currentSet } from '../current-set.ts';
import { openFile, openPlace, openSubject } from '../open-place.ts';
import { say } from '../status.ts';
import { type ChangedPlace, changedPlace } from './changed-place.ts';

const PATIENCE = 1000;
/** Views of a part of the set; all others, as a comparison or the charts, are about all of it and show the change by themselves. */
const SHOWING_ONE: ReadonlySet<Tab['kind']> = new Set(['cards', 'faces', 'modes', 'source']);

/** Takes back or does again the last step of the set in front, says what it was, and shows where. */
export async function moveInHistory(move: 'undo' | 'redo'): Promise<void> {
  const set = currentSet();
  const before = set === undefined ? undefined : workbenchNow().sets[set];
  if (set === undefined || !before) return;
  const outcome = answered(await (move === 'undo' ? api().undo({ set }) : api().redo({ set })));
  if (!outcome) return;
  if (outcome.label === undefined) return say(move === 'undo' ? 'Nothing to undo' : 'Nothing to redo');
  say(`${move === 'undo' ? 'Undone' : 'Done again'}: ${outcome.label}`);
  const after = await nextView(set, before);
  if (after) await showChange(set, changedPlace(before, after), outcome.files);
}

/** The view that the events of a step make; they may come behind its answer. */
async function nextView(set: string, before: SetView): Promise<SetView | undefined> {
  for (let waited = 0; waited < PATIENCE; waited += 20) {
    const view = workbenchNow().sets[set];
    if (view && view.revision !== before.revision) return view;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return undefined;
}

async function showChange(set: string, place: ChangedPlace | undefined, files: readonly string[]): Promise<void> {
  const tab = activeTab();
  if (tab && !SHOWING_ONE.has(tab.kind)) return;
  if (tab?.kind === 'faces' && place?.subject.on === 'card' && place.subject.type === tab.type) {
    selectedCard.set({ set, type: tab.type, key: place.subject.key });
    return;
  }
  if (tab?.kind !== 'source') {
    if (place) openSubject(set, place.subject, place.path);
    return;
  }
  // What is inherited again is written in another version's file: the change is where its text was.
  const answer = place && (await api().locate({ set, ...place }));
  if (activeTab() !== tab) return;
  if (answer?.ok && files.includes(answer.value.file)) openPlace(answer.value);
  else if (files[0] !== undefined && !files.includes(tab.file)) openFile(files[0], set);
}
