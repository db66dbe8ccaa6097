import { isSameValue } from '../../src-shared/same-value.ts';
import type { PlayRequest } from '../../src-shared/what-if/play.ts';
import { openWhatIfs } from '../shell/open-place.ts';
import { addNotice, answered, api, workbenchNow } from '../state/workbench.ts';
import type { PlayLink } from './play-link.ts';
import { onceStarted } from './play-state.ts';
import { changeSession, settingFor } from './session.ts';

/** Shows the comparison that a link names, and says so when it is not the one that whoever made the link has seen. */
export async function openPlayLink({ result, ...link }: PlayLink): Promise<void> {
  const { set } = link;
  if (!workbenchNow().workspace?.sets.some(({ path }) => path === set)) {
    warn(`The link is about ${set}, which is not in this workspace.`);
    return;
  }
  openWhatIfs(set);
  const view = answered(await api().openSet({ set }));
  const options = answered(await api().playOptions({ set }));
  if (!view || !options) return;
  const isThere = (file: string): boolean => view.whatIfs.some((whatIf) => whatIf.file === file);
  const request: PlayRequest = {
    set,
    before: link.before.filter(isThere).slice(0, 1),
    after: link.after.filter(isThere),
    setting: settingFor(options, link.setting),
  };
  const gone = [...link.before, ...link.after].filter((file) => !isThere(file));
  if (gone.length > 0) warn(`The link names ${gone.join(', ')}, which is not there any more; the rest is played.`);
  else if (!isSameValue(request, link)) {
    warn('The set does not allow all that the link asks for; the rest is played.');
  }
  const { before, after, setting } = request;
  const file = after.at(-1);
  changeSession(set, { on: after, against: before[0], setting, ...(file !== undefined && { file }) });
  onceStarted(request, (key) => {
    if (gone.length > 0 || result === '' || key.startsWith(result)) return;
    warn('The set or a what-if has changed since this link was made: the result is a new one.');
  });
}

const warn = (message: string): void => addNotice({ severity: 'warning', message });
