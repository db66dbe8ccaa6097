import { applyEdits } from '../../src-shared/text-edits.ts';
import type { TextEdit } from '../../src-shared/workbench/edit.ts';
import type { Result } from '../../src-shared/workbench/result.ts';
import type { FileView } from '../../src-shared/workbench/workspace-view.ts';
import { createStore } from '../state/store.ts';
import { addUnsent } from '../state/unsent.ts';
import { api } from '../state/workbench.ts';
import { lineEdits } from './line-edits.ts';
import { hasLineEnds, inFile, type LineEnd, withLineEnds } from './line-ends.ts';
import { monaco } from './monaco.ts';
import { withCursorKept } from './source-editor.ts';
import { type OutlineItem, OutlineReader } from './source-outline.ts';
import { type TextState, TextSync } from './text-sync.ts';

/** How long the outline is read at a time, in milliseconds, and how many lines between two looks at the clock. */
const OUTLINE_SLICE = 6;
const LINES_AT_ONCE = 200;
const OUTLINE_DELAY = 250;
/** Characters that are not worth a closer look. */
const FEW = 80;
const PLAIN_BRACKETS = { enabled: false, independentColorPoolPerBracketType: false };

/** A file that is open in the editor: Monaco's model of it, kept the same as the program's text. */
export class SourceDocument {
  readonly file: string;
  readonly set: string;
  readonly model: monaco.editor.ITextModel;
  readonly sync: TextSync;
  /** Whether there is no such file any more, so that nothing can be typed into it. */
  readonly gone = createStore(false);
  viewState: monaco.editor.ICodeEditorViewState | null = null;
  outline: readonly OutlineItem[] = [];
  readonly #outlineListeners = new Set<() => void>();
  /** The file's own text, where its line ends are not all of one kind and Monaco's text is another. */
  #mixed: string | undefined;
  readonly #forgetUnsent: () => void;
  #isShowing = false;
  #outlineTimer: ReturnType<typeof setTimeout> | undefined;

  /** A file that does not exist now and may come back. */
  static ofGone({ file, set, revision }: FileView): SourceDocument {
    const document = new SourceDocument(file, set, { text: '', revision });
    document.gone.set(true);
    return document;
  }

  constructor(file: string, set: string, { text, revision }: TextState) {
    this.file = file;
    this.set = set;
    this.model = monaco.editor.createModel(text, 'yaml', uriOf(file));
    this.model.updateOptions({
      tabSize: 2,
      insertSpaces: true,
      trimAutoWhitespace: true,
      bracketColorizationOptions: PLAIN_BRACKETS,
    });
    if (!hasLineEnds(text, this.#end)) this.#mixed = text;
    this.sync = new TextSync(
      { text, revision },
      {
        send: async (edits, from) => {
          const answer = await api().typeText({ file, revision: from, edits });
          this.#noteGone(answer);
          return answer.ok ? answer.value : 'refused';
        },
        read: async () => {
          const answer = await api().readFile({ file });
          this.#noteGone(answer);
          return answer.ok ? answer.value : undefined;
        },
        show: (edits) => this.#show(edits),
      },
    );
    this.model.onDidChangeContent(({ changes }) => {
      this.#planOutline(OUTLINE_DELAY);
      if (!this.#isShowing) this.#typed(changes);
    });
    this.#planOutline(0);
    this.#forgetUnsent = addUnsent({
      isUnsent: () => this.sync.hasUnsent,
      isOnItsWay: () => this.sync.hasUnsent && !this.gone.get(),
    });
  }

  /** A file that is gone has no text; one with no text may be gone. Only the program can tell. */
  lookAfterChange(): void {
    if (this.gone.get() || this.model.getValueLength() === 0) void this.#look();
  }

  async #look(): Promise<void> {
    const wasGone = this.gone.get();
    const answer = await api()
      .readFile({ file: this.file })
      .catch(() => undefined);
    if (!answer) return;
    this.#noteGone(answer);
    // What was typed before it went is sent now that it is back.
    if (wasGone && !this.gone.get() && !this.sync.isSettled) this.sync.refresh();
  }

  #noteGone(answer: Result<unknown>): void {
    this.gone.set(!answer.ok && answer.problem.code === 'file/gone');
  }

  /** Resolves when the program has all that was typed. */
  async settled(): Promise<boolean> {
    for (let waited = 0; waited < 5000; waited += 20) {
      if (this.sync.isSettled) return true;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return false;
  }

  onOutline(listener: () => void): () => void {
    this.#outlineListeners.add(listener);
    return () => this.#outlineListeners.delete(listener);
  }

  dispose(): void {
    clearTimeout(this.#outlineTimer);
    this.#forgetUnsent();
    this.sync.end();
    this.model.dispose();
  }

  /** The offset in the file's own text. */
  offsetAt(position: monaco.IPosition): number {
    const offset = this.model.getOffsetAt(position);
    const edit = { start: offset, end: offset, text: '' };
    return this.#mixed === undefined ? offset : inFile(this.#mixed, this.#end, [edit])[0]!.start;
  }

  /** The text as the program has it once all is settled. */
  get text(): string {
    return this.#mixed ?? this.model.getValue();
  }

  get #end(): LineEnd {
    return this.model.getEOL() as LineEnd;
  }

  #typed(changes: readonly monaco.editor.IModelContentChange[]): void {
    const edits = changes
      .map(({ rangeOffset, rangeLength, text }) => ({ start: rangeOffset, end: rangeOffset + rangeLength, text }))
      .toSorted((a, b) => a.start - b.start || a.end - b.end);
    if (this.#mixed === undefined) this.sync.type(edits);
    else {
      const own = inFile(this.#mixed, this.#end, edits);
      this.#mixed = applyEdits(this.#mixed, own);
      this.sync.type(own);
      // Two halves of a line end that an edit has brought together are one.
      setTimeout(() => this.model.isDisposed() || this.#show([]));
    }
  }

  #show(edits: readonly TextEdit[]): void {
    if (this.#mixed === undefined && edits.every((edit) => this.#isPlain(edit))) this.#apply(edits);
    else {
      const text = applyEdits(this.text, edits);
      const end = this.#end;
      this.#mixed = hasLineEnds(text, end) ? undefined : text;
      this.#apply(lineEdits(this.model.getValue(), withLineEnds(text, end)));
    }
  }

  /** Whether an edit brings no other line ends and cuts none in half. */
  #isPlain({ start, end, text }: TextEdit): boolean {
    if (this.#end === '\n') return !text.includes('\r');
    const isWhole = (offset: number) => this.model.getOffsetAt(this.model.getPositionAt(offset)) === offset;
    return hasLineEnds(text, '\r\n') && isWhole(start) && isWhole(end);
  }

  #apply(edits: readonly TextEdit[]): void {
    this.#isShowing = true;
    try {
      // What replaces many lines is mostly the same: the cursor and the folds in it need not move.
      const fine = edits.flatMap(({ start, end, text }) =>
        end - start < FEW || text.length < FEW
          ? [{ start, end, text }]
          : lineEdits(this.#slice(start, end), text).map((edit) => ({
              start: edit.start + start,
              end: edit.end + start,
              text: edit.text,
            })),
      );
      const operations = fine.map(({ start, end, text }) => ({
        range: monaco.Range.fromPositions(this.model.getPositionAt(start), this.model.getPositionAt(end)),
        text,
      }));
      withCursorKept(this.model, () => this.model.applyEdits(operations));
    } finally {
      this.#isShowing = false;
    }
  }

  #slice(start: number, end: number): string {
    const { model } = this;
    return model.getValueInRange(monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end)));
  }

  #planOutline(delay: number): void {
    clearTimeout(this.#outlineTimer);
    this.#outlineTimer = setTimeout(() => this.#readOutline(new OutlineReader(), 1), delay);
  }

  /** In parts, so that nobody who types has to wait for it. */
  #readOutline(reader: OutlineReader, from: number): void {
    if (this.model.isDisposed()) return;
    const count = this.model.getLineCount();
    const until = performance.now() + OUTLINE_SLICE;
    let number = from;
    while (number <= count && (number % LINES_AT_ONCE !== 0 || number === from || performance.now() < until)) {
      reader.take(this.model.getLineContent(number), number);
      number++;
    }
    if (number <= count) this.#outlineTimer = setTimeout(() => this.#readOutline(reader, number));
    else {
      this.outline = reader.end();
      for (const listener of this.#outlineListeners) listener();
    }
  }
}

export const uriOf = (file: string): monaco.Uri => monaco.Uri.from({ scheme: 'file', path: `/${file}` });
export const fileOf = (uri: monaco.Uri): string => uri.path.slice(1);
