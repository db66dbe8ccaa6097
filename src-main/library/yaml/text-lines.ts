/** Finds lines and columns, counted from 1, for offsets in a text. */
export class TextLines {
  readonly #text: string;
  #starts: number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  place(offset: number): { readonly line: number; readonly column: number } {
    this.#starts ??= lineStarts(this.#text);
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - this.#starts[low]! + 1 };
  }

  /** The offset of a place; places beyond the text are its end. */
  offset(line: number, column = 1): number {
    this.#starts ??= lineStarts(this.#text);
    return Math.min((this.#starts[line - 1] ?? this.#text.length) + column - 1, this.#text.length);
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let feed = text.indexOf('\n'); feed !== -1; feed = text.indexOf('\n', feed + 1)) starts.push(feed + 1);
  return starts;
}
