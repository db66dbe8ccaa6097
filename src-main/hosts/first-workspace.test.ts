import { expect, test } from 'vitest';
import { sampleFolder } from '../workbench/sample-sets.ts';
import { openFirstWorkspace } from './first-workspace.ts';
import { fakeWorkbench } from './testing/fake-workbench.ts';

test('what was asked for', async () => {
  const workbench = fakeWorkbench(['/last']);
  expect(await openFirstWorkspace(workbench, ['/asked'])).toMatchObject({ ok: true });
  expect(workbench.opened).toEqual(['/asked']);
});

test('more that was asked for is wanted beside the first, and what of it is not there is told', async () => {
  const workbench = fakeWorkbench();
  expect(await openFirstWorkspace(workbench, ['/asked', '/asked/set.yaml'])).toMatchObject({ ok: true });
  expect(workbench.opened).toEqual(['/asked']);
  expect(workbench.wanted).toEqual(['/asked/set.yaml']);
  const answer = await openFirstWorkspace(workbench, ['/asked', '/missing']);
  expect(answer).toMatchObject({ ok: false, problem: { code: 'workspace/missing' } });
});

test('what was asked for and is not there is not made up for', async () => {
  const workbench = fakeWorkbench(['/last']);
  expect(await openFirstWorkspace(workbench, ['/missing'])).toMatchObject({ ok: false });
  expect(workbench.opened).toEqual(['/missing']);
});

test('the workspace of the last time', async () => {
  const workbench = fakeWorkbench(['/last', '/before']);
  await openFirstWorkspace(workbench, []);
  expect(workbench.opened).toEqual(['/last']);
});

test('the sample sets when there was no last time, or its folder is gone', async () => {
  const [first, gone] = [fakeWorkbench(), fakeWorkbench(['/missing'])];
  expect(await openFirstWorkspace(first, [])).toMatchObject({ ok: true });
  expect(await openFirstWorkspace(gone, [])).toMatchObject({ ok: true });
  expect(first.opened).toEqual([sampleFolder]);
  expect(first.problems).toEqual([undefined]);
  expect(gone.opened).toEqual(['/missing', sampleFolder]);
  expect(gone.problems[1]).toMatchObject({ code: 'workspace/missing' });
});
