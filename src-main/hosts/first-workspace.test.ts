import { expect, test } from 'vitest';
import { sampleFolder } from '../workbench/sample-sets.ts';
import { openFirstWorkspace } from './first-workspace.ts';
import { fakeWorkbench } from './testing/fake-workbench.ts';

test('what was asked for', async () => {
  const workbench = fakeWorkbench(['/last']);
  expect(await openFirstWorkspace(workbench, '/asked')).toMatchObject({ ok: true });
  expect(workbench.opened).toEqual(['/asked']);
});

test('what was asked for and is not there is not made up for', async () => {
  const workbench = fakeWorkbench(['/last']);
  expect(await openFirstWorkspace(workbench, '/missing')).toMatchObject({ ok: false });
  expect(workbench.opened).toEqual(['/missing']);
});

test('the workspace of the last time', async () => {
  const workbench = fakeWorkbench(['/last', '/before']);
  await openFirstWorkspace(workbench, undefined);
  expect(workbench.opened).toEqual(['/last']);
});

test('the sample sets when there was no last time, or its folder is gone', async () => {
  const [first, gone] = [fakeWorkbench(), fakeWorkbench(['/missing'])];
  expect(await openFirstWorkspace(first, undefined)).toMatchObject({ ok: true });
  expect(await openFirstWorkspace(gone, undefined)).toMatchObject({ ok: true });
  expect(first.opened).toEqual([sampleFolder]);
  expect(first.problems).toEqual([undefined]);
  expect(gone.opened).toEqual(['/missing', sampleFolder]);
  expect(gone.problems[1]).toMatchObject({ code: 'workspace/missing' });
});
