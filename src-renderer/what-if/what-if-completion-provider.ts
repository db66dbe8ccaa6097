import type { languages } from 'monaco-editor/esm/vs/editor/editor.api.js';
import { monaco } from '../source/monaco.ts';
import { openDocument } from '../source/open-documents.ts';
import { fileOf } from '../source/source-document.ts';
import { api, workbenchNow } from '../state/workbench.ts';
import { sessionOf } from './session.ts';
import type { ChangeSchema } from './what-if-changes.ts';
import {
  type Completion,
  completionsAt,
  type KnownSelectors,
  knownSelectors,
  selectorAt,
} from './what-if-completion.ts';
import { isWhatIfFile } from './what-if-line.ts';

/** More than this nobody reads; the next letter finds what is not among them. */
const MOST_OFFERED = 500;

/** Completion and hover of what-ifs. Both know the set as it is at the moment. */
export function registerWhatIfCompletion(): void {
  monaco.languages.registerCompletionItemProvider('yaml', {
    // All that is not part of a word for Monaco, and yet within selectors and changes.
    triggerCharacters: ['.', ':', ' ', '-', '+', '='],
    async provideCompletionItems(model, position) {
      const known = await selectorsFor(model);
      if (!known || model.isDisposed()) return undefined;
      const line = model.getLineContent(position.lineNumber);
      const found = completionsAt(line, position.column - 1, known.selectors, known.playedMode);
      if (!found) return undefined;
      const { lineNumber, column } = position;
      const range = new monaco.Range(lineNumber, found.start + 1, lineNumber, found.end + 1);
      const typed = line.slice(found.start, column - 1);
      return {
        suggestions: found.items
          .slice(0, MOST_OFFERED)
          .map((item, place) => ({ ...suggestionOf(item), range, filterText: typed, sortText: orderText(place) })),
        // Matched and sorted here, again with every letter.
        incomplete: true,
      };
    },
  });
  monaco.languages.registerHoverProvider('yaml', {
    async provideHover(model, { lineNumber, column }) {
      const known = await selectorsFor(model);
      if (!known || model.isDisposed()) return undefined;
      const found = selectorAt(model.getLineContent(lineNumber), column - 1, known.selectors);
      if (!found) return undefined;
      return {
        range: new monaco.Range(lineNumber, found.start + 1, lineNumber, found.end + 1),
        contents: [{ value: notesOf(found.schema) }],
      };
    },
  });
}

const { CompletionItemKind } = monaco.languages;

function suggestionOf({ label, words, insert, schema }: Completion): Omit<languages.CompletionItem, 'range'> {
  const { Field, Value } = CompletionItemKind;
  return {
    label: { label, description: words },
    kind: schema ? Field : Value,
    insertText: insert,
    ...(schema && { documentation: { value: notesOf(schema) } }),
    // What it may be set to is asked next. By itself: nothing to offer is then nothing to say.
    ...(insert.endsWith(': ') && {
      command: { id: 'editor.action.triggerSuggest', title: 'Values', arguments: [{ auto: true }] },
    }),
  };
}

const orderText = (place: number): string => String(place).padStart(4, '0');

/** What it is now stands by itself: it is what is looked for. */
function notesOf({ title, description, 'x-now': now }: ChangeSchema): string {
  const end = `Now ${now}.`;
  const isSaid = now !== undefined && description.endsWith(end);
  const help = isSaid ? description.slice(0, -end.length).trim() : description;
  return [`**${escaped(title)}**`, escaped(help), isSaid ? escaped(end) : '']
    .filter((part) => part !== '')
    .join('\n\n');
}

const escaped = (text: string): string => text.replace(/[\\`*_{}[\]#+!|<>~-]/g, '\\$&');

interface Known {
  readonly selectors: KnownSelectors;
  readonly playedMode: string | undefined;
}

/** The schema that was asked for last, and for which state of which set. */
let kept: { readonly state: string; readonly selectors: Promise<KnownSelectors | undefined> } | undefined;

async function selectorsFor(model: monaco.editor.ITextModel): Promise<Known | undefined> {
  const file = fileOf(model.uri);
  const set = isWhatIfFile(file) ? openDocument(file)?.set : undefined;
  if (set === undefined) return undefined;
  const { workspace, sets } = workbenchNow();
  const view = sets[set];
  const state = JSON.stringify([workspace?.path, set, view?.checksum]);
  if (kept?.state !== state || view === undefined) kept = { state, selectors: askFor(file) };
  const selectors = await kept.selectors.catch(() => undefined);
  // What could not be had is asked for again with the next key.
  if (!selectors) kept = undefined;
  return selectors && { selectors, playedMode: sessionOf(set).setting?.mode ?? view?.modes[0]?.key };
}

async function askFor(file: string): Promise<KnownSelectors | undefined> {
  const answer = await api().sourceSchema({ file });
  return answer.ok ? knownSelectors(answer.value.schema) : undefined;
}
