import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { loadWhatIfs } from '../library/what-if-file.ts';
import { isWrongFile } from './document-file.ts';
import { HasErrors, WrongCall } from './failure.ts';
import type { OpenedSet } from './opened-set.ts';

/** The set with the changes of what-if files, one after the other. */
export async function withWhatIfs(opened: OpenedSet, paths: readonly string[]): Promise<OpenedSet> {
  if (paths.length === 0) return opened;
  const { set, diagnostics } = await loadWhatIfs(paths, opened.loaded);
  const wrong = diagnostics.find(isWrongFile);
  if (wrong) throw new WrongCall(wrong.message);
  if (!set) throw new HasErrors(`${whyNot(paths, diagnostics)} and cannot be tried out.`, diagnostics);
  return { ...opened, set };
}

/** Names the file with the errors where it is only one. */
function whyNot(paths: readonly string[], diagnostics: readonly Diagnostic[]): string {
  const wrong = [...new Set(diagnostics.map(({ file }) => file))].filter((file) => paths.includes(file));
  return wrong.length > 1 ? `${wrong.join(', ')} have errors` : `${wrong[0] ?? paths[0]} has errors`;
}
