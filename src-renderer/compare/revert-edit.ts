import type { VersionRef } from '../../src-shared/workbench/api.ts';
import type { SetEdit } from '../../src-shared/workbench/edit.ts';
import type { ChangedThing } from './change-list.ts';

/** Makes things as they are in the version before: of what was changed the values in view, of what came or went all of it. */
export const revertEdit = (things: readonly ChangedThing[], to: VersionRef): SetEdit => ({
  kind: 'revert',
  to,
  things: things.map(({ subject, is, changes }) => ({
    subject,
    ...(is === 'changed' && { paths: changes.map(({ path }) => path) }),
  })),
});
