import { runCommand } from '../commands/commands.ts';
import { monaco } from './monaco.ts';

export interface HostedEditor {
  readonly editor: monaco.editor.IStandaloneCodeEditor;
  readonly host: HTMLElement;
}

let shared: HostedEditor | undefined;
let ofWhatIfs: HostedEditor | undefined;

/** Files above this size go without what would read all of them on every key. */
const LARGE = 500_000;

/** One editor serves all source tabs: only one of them is ever in front. */
export function sourceEditor(): HostedEditor {
  shared ??= createEditor({ ariaLabel: 'YAML source' });
  return shared;
}

/** Another one serves the what-ifs beside them: a few lines, in a narrow place. */
export function whatIfEditor(): HostedEditor {
  ofWhatIfs ??= createEditor({
    ariaLabel: 'What-if',
    folding: false,
    stickyScroll: { enabled: false },
    lineNumbersMinChars: 2,
    lineDecorationsWidth: 6,
    glyphMargin: false,
    fontSize: 12,
    lineHeight: 19,
    wordWrap: 'on',
    overviewRulerLanes: 0,
  });
  return ofWhatIfs;
}

function createEditor(options: monaco.editor.IStandaloneEditorConstructionOptions): HostedEditor {
  const host = document.createElement('div');
  host.style.height = '100%';
  const editor = monaco.editor.create(host, {
    model: null,
    theme: 'soundcheck',
    automaticLayout: true,
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
    ...options,
  });
  // All keys that are shown for commands are taken before Monaco sees them; this one is only expected in an editor.
  editor.addCommand(monaco.KeyCode.F1, () => runCommand('show-palette'));
  return { editor, host };
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
  const editor = [shared, ofWhatIfs].find((hosted) => hosted?.editor.getModel() === model)?.editor;
  const before = editor?.getSelections();
  apply();
  const after = editor?.getSelections();
  if (!editor || !before || !after || after.length !== before.length) return;
  const kept = after.map((selection, place) =>
    before[place]!.isEmpty() && !selection.isEmpty()
      ? monaco.Selection.fromPositions(selection.getEndPosition())
      : selection,
  );
  if (kept.some((selection, place) => selection !== after[place])) editor.setSelections(kept);
}
