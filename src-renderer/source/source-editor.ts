import { runCommand } from '../commands/commands.ts';
import { monaco } from './monaco.ts';

let shared: { readonly editor: monaco.editor.IStandaloneCodeEditor; readonly host: HTMLElement } | undefined;

/** Files above this size go without what would read all of them on every key. */
const LARGE = 500_000;

/** One editor serves all source tabs: only one of them is ever in front. */
export function sourceEditor(): NonNullable<typeof shared> {
  if (shared) return shared;
  const host = document.createElement('div');
  host.style.height = '100%';
  const editor = monaco.editor.create(host, {
    model: null,
    theme: 'soundcheck',
    automaticLayout: true,
    ariaLabel: 'YAML source',
    accessibilitySupport: 'auto',
    fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
    fontSize: 13,
    lineHeight: 20,
    fontLigatures: false,
    minimap: { enabled: false },
    stickyScroll: { enabled: true, maxLineCount: 3 },
    folding: true,
    foldingStrategy: 'indentation',
    showFoldingControls: 'mouseover',
    renderWhitespace: 'selection',
    renderLineHighlight: 'all',
    renderFinalNewline: 'on',
    scrollBeyondLastLine: false,
    wordWrap: 'off',
    tabSize: 2,
    insertSpaces: true,
    detectIndentation: false,
    links: false,
    codeLens: false,
    colorDecorators: false,
    wordBasedSuggestions: 'off',
    suggest: { showWords: false, showStatusBar: false, preview: false },
    quickSuggestions: { other: true, comments: false, strings: true },
    occurrencesHighlight: 'singleFile',
    unusualLineTerminators: 'off',
    unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true, nonBasicASCII: false },
    fixedOverflowWidgets: true,
    padding: { top: 8, bottom: 8 },
    scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
    overviewRulerBorder: false,
    lightbulb: { enabled: monaco.editor.ShowLightbulbIconMode.On },
    largeFileOptimizations: true,
    gotoLocation: { multipleDefinitions: 'peek' },
  });
  // One history over all views: Monaco's own would undo only what was typed here. Its chords on Mod+K give way to the palette.
  const { CtrlCmd, Shift } = monaco.KeyMod;
  const { KeyZ, KeyY, KeyS, KeyK, F1, F8 } = monaco.KeyCode;
  for (const [key, command] of [
    [CtrlCmd | KeyZ, 'undo'],
    [CtrlCmd | Shift | KeyZ, 'redo'],
    [CtrlCmd | KeyY, 'redo'],
    [CtrlCmd | KeyS, 'save'],
    [CtrlCmd | KeyK, 'show-palette'],
    [F1, 'show-palette'],
    [F8, 'go-to-next-problem'],
    [Shift | F8, 'go-to-previous-problem'],
  ] as const) {
    editor.addCommand(key, () => runCommand(command));
  }
  shared = { editor, host };
  return shared;
}

/** What is switched off for files that are too large for it. */
export function fitToSize(editor: monaco.editor.IStandaloneCodeEditor, model: monaco.editor.ITextModel): void {
  const isLarge = model.getValueLength() > LARGE;
  editor.updateOptions({
    stickyScroll: { enabled: !isLarge },
    occurrencesHighlight: isLarge ? 'off' : 'singleFile',
    unicodeHighlight: { invisibleCharacters: !isLarge },
    // Ten thousand cards are ten thousand folds and twenty thousand brackets, found anew after every change.
    folding: !isLarge,
    matchBrackets: isLarge ? 'never' : 'always',
  });
}

/** Text that comes back at the cursor is not selected: the cursor stands behind it. */
export function withCursorKept(model: monaco.editor.ITextModel, apply: () => void): void {
  const editor = shared?.editor;
  const before = editor?.getModel() === model ? editor.getSelections() : null;
  apply();
  const after = before && editor?.getSelections();
  if (!editor || !after || after.length !== before.length) return;
  const kept = after.map((selection, place) =>
    before[place]!.isEmpty() && !selection.isEmpty()
      ? monaco.Selection.fromPositions(selection.getEndPosition())
      : selection,
  );
  if (kept.some((selection, place) => selection !== after[place])) editor.setSelections(kept);
}
