import type { QuickFix, TextPlace } from '../../src-shared/workbench/api.ts';
import { reveal } from '../state/selection.ts';
import { openTab } from '../state/tabs.ts';
import { answered, api, workbenchNow } from '../state/workbench.ts';
import { registerWhatIfCompletion } from '../what-if/what-if-completion-provider.ts';
import { monaco } from './monaco.ts';
import { documentOf, openDocument } from './open-documents.ts';
import { fileOf, type SourceDocument, uriOf } from './source-document.ts';

const FIX = 'soundcheck.fix';

let areRegistered = false;

/** Code actions, definitions and outline of the source view: all of it asked from the program or read from the text. */
export function registerProviders(): void {
  // Whichever editor is there first: a second time, everything would be offered twice.
  if (areRegistered) return;
  areRegistered = true;
  registerWhatIfCompletion();
  monaco.editor.registerCommand(FIX, (_, fix: QuickFix) => void applyFix(fix));
  monaco.languages.registerCodeActionProvider('yaml', {
    async provideCodeActions(model, _, { markers }) {
      const document = openDocument(fileOf(model.uri));
      if (!document || markers.length === 0) return { actions: [], dispose: () => {} };
      const fixes = await fixesOf(document);
      const actions = markers.flatMap((marker) => {
        const here = fixes.filter((fix) => fix.code === codeOf(marker) && isAt(fix, marker));
        // A marker may still speak of the text of a moment ago; only where its words fit do they tell fixes apart.
        const meant = here.filter((fix) => fix.message === marker.message);
        return (meant.length > 0 ? meant : here).map((fix, place) => ({
          title: fix.title,
          kind: 'quickfix',
          diagnostics: [marker],
          isPreferred: place === 0,
          command: { id: FIX, title: fix.title, arguments: [fix] },
        }));
      });
      return { actions, dispose: () => {} };
    },
  });
  monaco.languages.registerDefinitionProvider('yaml', {
    async provideDefinition(model, position) {
      const document = openDocument(fileOf(model.uri));
      if (!document?.sync.isSettled) return [];
      const answer = await api().definitions({ file: document.file, offset: document.offsetAt(position) });
      if (!answer.ok) return [];
      // Monaco can only show places in texts that it has.
      await Promise.all(answer.value.map(({ file }) => documentOf(file)));
      return answer.value
        .filter(({ file }) => openDocument(file))
        .map((place) => ({ uri: uriOf(place.file), range: rangeOf(place) }));
    },
  });
  monaco.languages.registerDocumentSymbolProvider('yaml', {
    displayName: 'Outline',
    provideDocumentSymbols(model) {
      const document = openDocument(fileOf(model.uri));
      return (document?.outline ?? []).map(({ label, detail, kind, line, endLine }) => ({
        name: label,
        detail,
        kind: kind === 'card' ? monaco.languages.SymbolKind.Object : monaco.languages.SymbolKind.Field,
        tags: [],
        range: new monaco.Range(line, 1, endLine, model.getLineMaxColumn(Math.min(endLine, model.getLineCount()))),
        selectionRange: new monaco.Range(line, 1, line, model.getLineMaxColumn(Math.min(line, model.getLineCount()))),
      }));
    },
  });
  monaco.editor.registerEditorOpener({
    openCodeEditor(_, resource, at) {
      const file = fileOf(resource);
      const start = at && ('startLineNumber' in at ? at : monaco.Range.fromPositions(at));
      showPlace({
        file,
        line: start?.startLineNumber ?? 1,
        column: start?.startColumn ?? 1,
        endLine: start?.endLineNumber ?? 1,
        endColumn: start?.endColumn ?? 1,
      });
      return true;
    },
  });
}

/** Opens the tab of a file and goes to a place in it. */
export function showPlace(place: TextPlace): void {
  const set = openDocument(place.file)?.set ?? setOf(place.file);
  if (set === undefined) return;
  openTab({ kind: 'source', file: place.file, set });
  reveal.set({ in: 'source', place });
}

function setOf(file: string): string | undefined {
  const sets = workbenchNow().workspace?.sets.map(({ path }) => path) ?? [];
  return sets.filter((path) => file.startsWith(`${path}/`)).sort((a, b) => b.length - a.length)[0];
}

export const rangeOf = ({ line, column, endLine, endColumn }: TextPlace): monaco.Range =>
  new monaco.Range(line, column, endLine, endColumn);

const codeOf = ({ code }: monaco.editor.IMarkerData): string | undefined =>
  typeof code === 'object' ? code.value : code;

const isAt = ({ line, column }: QuickFix, { startLineNumber, startColumn }: monaco.editor.IMarkerData): boolean =>
  line === startLineNumber && column === startColumn;

/** Asked once for each state of the text: the light bulb asks on every step of the cursor. */
const asked = new WeakMap<SourceDocument, { readonly version: number; readonly fixes: Promise<readonly QuickFix[]> }>();

export function fixesOf(document: SourceDocument): Promise<readonly QuickFix[]> {
  const version = document.model.getVersionId();
  const known = asked.get(document);
  if (known?.version === version) return known.fixes;
  const fixes = document
    .settled()
    .then(() => api().fixes({ file: document.file }))
    .then((answer) => (answer.ok ? answer.value : []));
  asked.set(document, { version, fixes });
  return fixes;
}

/** A fix is an edit like any other: one step of the set's history, shown in all views. */
export async function applyFix({ edits }: QuickFix): Promise<void> {
  const document = openDocument(edits.file);
  if (!document) return;
  answered(await api().edit({ set: document.set, edit: { kind: 'text', files: [edits] } }));
}
