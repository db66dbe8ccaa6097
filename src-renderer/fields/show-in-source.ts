import type { Subject, ValuePath } from '../../src-shared/workbench/set-view.ts';
import { reveal } from '../state/selection.ts';
import { openTab } from '../state/tabs.ts';
import { answered, api, workbenchNow } from '../state/workbench.ts';

/** Opens the file where a value is written, at its place. */
export async function showInSource(set: string, subject: Subject, path: ValuePath = []): Promise<void> {
  const place = answered(await api().locate({ set, subject, path }));
  if (!place) return;
  // What is inherited stands in a file of another version.
  const owners = workbenchNow().workspace?.sets.filter((other) => place.file.startsWith(`${other.path}/`)) ?? [];
  const owner = owners.sort((a, b) => b.path.length - a.path.length)[0]?.path ?? set;
  openTab({ kind: 'source', file: place.file, set: owner });
  reveal.set({ in: 'source', place });
}
