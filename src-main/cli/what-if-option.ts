import { loadWhatIf } from '../library/what-if-file.ts';
import { isWrongFile } from './document-file.ts';
import { HasErrors, WrongCall } from './failure.ts';
import type { OpenedSet } from './opened-set.ts';

/** The set with the changes of a what-if file. */
export async function withWhatIf(opened: OpenedSet, path: string): Promise<OpenedSet> {
  const { set, diagnostics } = await loadWhatIf(path, opened.loaded);
  const wrong = diagnostics.find(isWrongFile);
  if (wrong) throw new WrongCall(wrong.message);
  if (!set) throw new HasErrors(`${path} has errors and cannot be tried out.`, diagnostics);
  return { ...opened, set };
}
