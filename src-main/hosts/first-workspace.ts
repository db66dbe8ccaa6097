import type { Answer } from '../../src-shared/workbench/api.ts';
import type { WorkspaceView } from '../../src-shared/workbench/workspace-view.ts';
import { sampleFolder } from '../workbench/sample-sets.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** Opens what was asked for, the rest of it beside the first; else the workspace of the last time; else, or when that is gone, the sample sets: then the window says so. */
export async function openFirstWorkspace(workbench: Workbench, asked: readonly string[]): Answer<WorkspaceView> {
  const [first, ...others] = asked;
  if (first !== undefined) {
    const opened = await workbench.open(first);
    for (const path of opened.ok ? others : []) {
      const more = await workbench.want(path);
      if (!more.ok) return more;
    }
    return opened;
  }
  const hello = await workbench.api('host').hello({});
  const last = hello.ok ? hello.value.recent[0] : undefined;
  const opened = last === undefined ? undefined : await workbench.open(last);
  if (opened?.ok) return opened;
  return workbench.open(sampleFolder, opened?.problem);
}
