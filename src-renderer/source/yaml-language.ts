import type { languages } from 'monaco-editor/esm/vs/editor/editor.api.js';
import { configureMonacoYaml, type JSONSchema } from 'monaco-yaml';
import YamlWorker from 'monaco-yaml/yaml.worker.js?worker';
import type { SourceSchema } from '../../src-shared/workbench/api.ts';
import { isWhatIfFile } from '../what-if/what-if-line.ts';
import { excerptAround } from './card-excerpt.ts';
import { isAbout, tidyNotes } from './field-notes.ts';
import { monaco } from './monaco.ts';
import './yaml-syntax.ts';

type Model = monaco.editor.ITextModel;

/** Longer files are asked about card by card: reading all of one would keep completion waiting for seconds. */
const LARGE = 200_000;

interface Offered {
  completion?: languages.CompletionItemProvider;
  hover?: languages.HoverProvider;
  format?: languages.DocumentFormattingEditProvider;
}

const nothing: monaco.IDisposable = { dispose: () => {} };
const offered: Offered = {};

/** The worker takes the second message for its settings; the editor's core alone does not send it. */
function startWorker({ createData }: { readonly createData: unknown }): monaco.editor.MonacoWebWorker<object> {
  const worker = new YamlWorker();
  worker.postMessage('ignore');
  worker.postMessage(createData);
  return monaco.editor.createWebWorker({ worker });
}

/**
 * Of what monaco-yaml would register, only completion, hover and formatting are taken, and asked from here. Outline, folding,
 * definitions, fixes and markers are our own: they know the game, and do not read the whole file on every key.
 */
const yaml = configureMonacoYaml(
  {
    ...monaco,
    editor: { ...monaco.editor, createWebWorker: startWorker },
    languages: {
      ...monaco.languages,
      registerCompletionItemProvider: (_: unknown, provider: languages.CompletionItemProvider) => {
        offered.completion = provider;
        return nothing;
      },
      registerHoverProvider: (_: unknown, provider: languages.HoverProvider) => {
        offered.hover = provider;
        return nothing;
      },
      registerDocumentFormattingEditProvider: (_: unknown, provider: languages.DocumentFormattingEditProvider) => {
        offered.format = provider;
        return nothing;
      },
      registerDefinitionProvider: () => nothing,
      registerDocumentSymbolProvider: () => nothing,
      registerLinkProvider: () => nothing,
      registerCodeActionProvider: () => nothing,
      registerFoldingRangeProvider: () => nothing,
      registerOnTypeFormattingEditProvider: () => nothing,
      registerRenameProvider: () => nothing,
      registerSelectionRangeProvider: () => nothing,
      setLanguageConfiguration: () => nothing,
    },
  } as unknown as Parameters<typeof configureMonacoYaml>[0],
  {
    validate: false,
    enableSchemaRequest: false,
    completion: true,
    hover: true,
    format: { enable: true, printWidth: 120, proseWrap: 'preserve', bracketSpacing: true, singleQuote: false },
    yamlVersion: '1.2',
    schemas: [],
  },
);

const schemas = new Map<string, { readonly text: string; readonly schema: SourceSchema }>();

/** What completion and hover say about a file. */
export function setSchema(file: string, schema: SourceSchema): void {
  const text = JSON.stringify(schema);
  if (schemas.get(file)?.text === text) return;
  schemas.set(file, { text, schema });
  void yaml.update({
    schemas: [...schemas].map(([name, { schema: known }]) => ({
      uri: `${known.uri}/${encodeURI(name)}`,
      fileMatch: [name],
      schema: known.schema as JSONSchema,
    })),
  });
}

export const dropSchema = (file: string): void => void schemas.delete(file);

/** What-ifs have a completion and hover of their own: keys with dots and colons are too much for this one. */
const isWhatIf = (model: Model): boolean => isWhatIfFile(model.uri.path);

const EXCERPT = 'file:///excerpt/';
const excerpts = new Map<string, Model>();

const linesOf = (model: Model) => ({
  count: model.getLineCount(),
  line: (number: number) => model.getLineContent(number),
});

/** The text of the card around a place. */
const cardAt = (model: Model, { lineNumber }: monaco.Position): string =>
  excerptAround(linesOf(model), lineNumber).card;

/** What a name stands for is said beside it; the names of the card's own modes come first. */
function describedItem(item: languages.CompletionItem, card: string): Partial<languages.CompletionItem> {
  const { documentation, label } = item;
  const text = typeof documentation === 'object' ? documentation.value : (documentation ?? '');
  const notes = tidyNotes(text, card);
  if (typeof label !== 'string' || notes === '' || notes.includes('\n') || notes.length > 80) {
    return { documentation: { value: notes } };
  }
  return {
    label: { label, description: notes.replace(/\\(.)/g, '$1') },
    documentation: '',
    sortText: `${isAbout(text, card) ? 0 : 1}${item.sortText ?? label}`,
  };
}

/** The model to ask about a place, and how many lines to add to what it answers. */
function asked(model: Model, { lineNumber, column }: monaco.Position): [Model, monaco.Position, number] {
  if (model.getValueLength() <= LARGE) return [model, new monaco.Position(lineNumber, column), 0];
  const { text, shift } = excerptAround(linesOf(model), lineNumber);
  const uri = monaco.Uri.parse(EXCERPT + model.uri.path.slice(1));
  let excerpt = excerpts.get(String(uri));
  if (excerpt === undefined) {
    excerpt = monaco.editor.createModel(text, 'yaml', uri);
    excerpts.set(String(uri), excerpt);
  } else excerpt.setValue(text);
  return [excerpt, new monaco.Position(lineNumber - shift, column), shift];
}

monaco.languages.registerCompletionItemProvider('yaml', {
  triggerCharacters: offered.completion?.triggerCharacters ?? [],
  async provideCompletionItems(model, position, context, token) {
    if (isWhatIf(model)) return undefined;
    const [from, at, shift] = asked(model, position);
    const list = await offered.completion?.provideCompletionItems(from, at, context, token);
    if (!list) return undefined;
    return {
      ...list,
      suggestions: list.suggestions.map((item) => ({
        ...item,
        ...describedItem(item, cardAt(model, position)),
        range: movedItemRange(item.range, shift),
        ...(item.additionalTextEdits && {
          additionalTextEdits: item.additionalTextEdits.map((edit) => ({ ...edit, range: moved(edit.range, shift) })),
        }),
      })),
    };
  },
});

monaco.languages.registerHoverProvider('yaml', {
  async provideHover(model, position, token) {
    if (isWhatIf(model)) return undefined;
    const [from, at, shift] = asked(model, position);
    const hover = await offered.hover?.provideHover(from, at, token);
    if (!hover) return undefined;
    const contents = hover.contents.map((content) => ({
      ...content,
      value: tidyNotes(content.value, cardAt(model, position)),
    }));
    if (contents.every(({ value }) => value === '')) return undefined;
    return { contents, ...(hover.range && { range: moved(hover.range, shift) }) };
  },
});

const moved = (range: monaco.IRange, shift: number): monaco.IRange => ({
  ...range,
  startLineNumber: range.startLineNumber + shift,
  endLineNumber: range.endLineNumber + shift,
});

const movedItemRange = (range: languages.CompletionItem['range'], shift: number): languages.CompletionItem['range'] =>
  'insert' in range
    ? { insert: moved(range.insert, shift), replace: moved(range.replace, shift) }
    : moved(range, shift);

/** The text of a file, formatted with its comments; undefined when it cannot be read as YAML. */
export async function formattedText(model: Model): Promise<string | undefined> {
  const options = { tabSize: 2, insertSpaces: true };
  const edits = await offered.format?.provideDocumentFormattingEdits(
    model,
    options,
    new monaco.CancellationTokenSource().token,
  );
  // One edit, with all of the text.
  return edits?.[0]?.text;
}
