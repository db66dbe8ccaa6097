import { openWhatIfs } from '../shell/open-place.ts';
import { createStore } from '../state/store.ts';
import { answered, api, workbenchNow } from '../state/workbench.ts';
import { changeSession, sessionOf } from './session.ts';

/** The what-if whose editor should take the focus once it is there. */
export const editorWanted = createStore<string | undefined>(undefined);

/** Opens a new what-if, switched on, with the cursor in it: whoever asks for one wants to type. A better name can wait. */
export async function newWhatIf(set: string): Promise<void> {
  const taken = workbenchNow().sets[set]?.whatIfs.map(({ name }) => name) ?? [];
  const made = answered(await api().createWhatIf({ set, name: freeName(taken) }));
  if (!made) return;
  openWhatIfs(set);
  editorWanted.set(made.file);
  changeSession(set, { file: made.file, on: [...sessionOf(set).on, made.file] });
}

/** `what-if-1`, or the next number that nobody has. */
export function freeName(taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = `what-if-${number}`;
    if (!taken.includes(name)) return name;
  }
}
