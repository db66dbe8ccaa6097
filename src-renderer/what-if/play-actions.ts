import type { PlayCommand, TableRequest } from '../../src-shared/what-if/play.ts';
import { copyText } from '../compare/copy-text.ts';
import { quantity } from '../shell/quantity.ts';
import { say } from '../shell/status.ts';
import { handOver } from '../shell/workspace/save.ts';
import { addNotice, answered, api, workbenchNow } from '../state/workbench.ts';
import { linkTo } from './play-link.ts';
import { shownPlay } from './play-state.ts';
import { changeSession, sessionOf } from './session.ts';

/** The what-ifs of a set that are switched on and still there. */
export function switchedOn(set: string | undefined): readonly string[] {
  if (set === undefined) return [];
  const there = workbenchNow().sets[set]?.whatIfs ?? [];
  return sessionOf(set).on.filter((file) => there.some((whatIf) => whatIf.file === file));
}

/** Writes what-ifs into the set, as one step that undo takes back, and switches them off: the set says it itself now. */
export async function applyWhatIfs(set: string, files: readonly string[]): Promise<void> {
  await handOver();
  const outcome = answered(await api().applyWhatIf({ set, files }));
  if (!outcome) return;
  changeSession(set, { on: sessionOf(set).on.filter((file) => !files.includes(file)) });
  const { values } = outcome;
  say(
    values === 0
      ? 'The set says all of that already'
      : `${quantity(values, 'value')} changed in the set; undo takes it back`,
  );
}

/** The calls of the command line that play the comparison with as many tables as are on screen. */
export async function copyPlayCommand(set: string): Promise<void> {
  const { drawn } = shownPlay(set) ?? {};
  if (!drawn) return;
  const { request, key, picture } = drawn;
  const command = answered(await api().playCommand({ ...request, key, tables: picture.tables }));
  if (command) copyCommand(command);
}

/** The call of the command line that tells a table; asked for anew, since the set may have changed while the table was on screen. */
export async function copyTableCommand(request: TableRequest): Promise<void> {
  const told = answered(await api().tellTable(request));
  if (told) copyCommand(told);
}

function copyCommand({ command, unsaved, changed }: PlayCommand): void {
  if (!copied(command)) return;
  const warning = warningOf(unsaved, changed);
  if (warning === undefined) say('The command is in the clipboard');
  else addNotice({ severity: 'warning', message: `Copied. ${warning}` });
}

/** Why the command may not give what is on screen: what has changed since, and files that it would read as they were before. */
function warningOf(unsaved: readonly string[], isChanged: boolean): string | undefined {
  const since = 'The set or a what-if was changed since this was played';
  const files = `unsaved: ${unsaved.join(', ')}.`;
  if (unsaved.length === 0)
    return isChanged ? `${since}: the command does not give these numbers any more.` : undefined;
  if (!isChanged) return `The command reads what is saved; ${files}`;
  return `${since}, and the command reads what is saved, which may give other numbers; ${files}`;
}

/** An address that opens the same comparison again. */
export function copyLink(set: string): void {
  const { drawn } = shownPlay(set) ?? {};
  if (drawn && copied(linkTo(drawn.request, drawn.key, window.location))) say('The link is in the clipboard');
}

function copied(text: string): boolean {
  const isDone = copyText(text);
  if (!isDone) addNotice({ severity: 'error', message: 'The clipboard cannot be written to.' });
  return isDone;
}
