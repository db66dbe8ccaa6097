import type { TextPlace } from '../../src-shared/workbench/api.ts';
import { reveal } from '../state/selection.ts';
import { openTab } from '../state/tabs.ts';
import { addNotice, answered, api, workbenchNow } from '../state/workbench.ts';
import { cardAt } from './card-at.ts';
import { lineEdits } from './line-edits.ts';
import { monaco } from './monaco.ts';
import type { SourceDocument } from './source-document.ts';
import { sourceEditor } from './source-editor.ts';
import { rangeOf } from './source-providers.ts';
import { formattedText } from './yaml-language.ts';

/** Formatting a longer file would take the formatter minutes. */
const LONGEST_FORMATTED = 1_000_000;

/** Even indentation and spaces, comments kept; one step of the history. */
export async function formatDocument(document: SourceDocument): Promise<void> {
  const { file, set, model } = document;
  if (model.getValueLength() > LONGEST_FORMATTED) {
    addNotice({ severity: 'warning', message: `${file} is too long to be formatted as a whole.` });
    return;
  }
  if (!(await document.settled())) return;
  const version = model.getVersionId();
  const formatted = await formattedText(model).catch(() => undefined);
  if (formatted === undefined) {
    if (monaco.editor.getModelMarkers({ resource: model.uri }).length > 0) {
      addNotice({ severity: 'warning', message: `${file} cannot be formatted while it has errors in its YAML.` });
    }
    return;
  }
  // Somebody has typed meanwhile: what was formatted is no longer there.
  if (version !== model.getVersionId() || !document.sync.isSettled) return;
  const ends = formatted.replace(/\r?\n/g, model.getEOL());
  const edits = lineEdits(document.text, ends);
  if (edits.length === 0) return;
  const { revision } = document.sync;
  answered(await api().edit({ set, edit: { kind: 'text', files: [{ file, revision, edits }] } }));
}

let mark: monaco.editor.IEditorDecorationsCollection | undefined;
const MARKED_FOR = 1500;

/** Goes to a place, puts the cursor there and marks its line for a moment. */
export function revealPlace(document: SourceDocument, place: TextPlace): void {
  const { editor } = sourceEditor();
  if (editor.getModel() !== document.model) return;
  reveal.set(undefined);
  const range = document.model.validateRange(rangeOf(place));
  editor.setSelection(range);
  editor.revealRangeInCenterIfOutsideViewport(range, monaco.editor.ScrollType.Immediate);
  editor.focus();
  mark?.clear();
  const line = new monaco.Range(range.startLineNumber, 1, range.startLineNumber, 1);
  const made = editor.createDecorationsCollection([
    { range: line, options: { isWholeLine: true, className: 'soundcheck-revealed' } },
  ]);
  mark = made;
  setTimeout(() => made.clear(), MARKED_FOR);
}

export function goToLine(line: number): void {
  const { editor } = sourceEditor();
  editor.setPosition({ lineNumber: line, column: 1 });
  editor.revealLineNearTop(line, monaco.editor.ScrollType.Immediate);
  editor.focus();
}

/** The card or mode around the cursor, where it is edited as a value. */
export function showInGrid({ file, set, outline }: SourceDocument): void {
  const view = workbenchNow().sets[set];
  const line = sourceEditor().editor.getPosition()?.lineNumber ?? 1;
  if (!view) return;
  const mode = view.modes.find((row) => row.file === file);
  if (mode) {
    openTab({ kind: 'modes', set, mode: mode.key });
    reveal.set({ in: 'modes', set, key: mode.key, path: [] });
    return;
  }
  const card = cardAt(view, file, outline, line);
  if (!card) return;
  const { type, key } = card;
  openTab({ kind: 'cards', set, type });
  if (key !== undefined) reveal.set({ in: 'cards', set, type, key, path: [] });
}
