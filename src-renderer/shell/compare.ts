import type { VersionRef } from '../../src-shared/workbench/api.ts';
import { openTab } from '../state/tabs.ts';
import { summaryOf } from './current-set.ts';

/** Shows what differs between a set as it is being edited and another version of it. */
export function compareWith(set: string, before: VersionRef): void {
  openTab({ kind: 'compare', set, before, after: { set, as: 'edited' } });
}

/** With the version that it extends, else with what is on disk. */
export function compareCurrent(set: string): void {
  const base = summaryOf(set)?.base;
  compareWith(set, base === undefined ? { set, as: 'saved' } : { set: base, as: 'edited' });
}
