/** A card, or a field that holds others. */
export interface OutlineItem {
  /** The first is 1. */
  readonly line: number;
  readonly endLine: number;
  /** 0 for what stands at the top of the file. */
  readonly depth: number;
  readonly label: string;
  /** The id of a card, the value of a field. */
  readonly detail: string;
  readonly kind: 'field' | 'card';
}

interface Open {
  readonly line: number;
  readonly depth: number;
  readonly indent: number;
  readonly kind: 'field' | 'card';
  label: string;
  detail: string;
}

const LINE = /^( *)(- +)?([\w-]+|"[^"]*"|'[^']*'): *(.*)$/;
const DEEPEST = 3;

/** Gathers the outline of a file line by line, so that a long file can be read in parts. */
export class OutlineReader {
  readonly #items: OutlineItem[] = [];
  readonly #open: Open[] = [];
  #last = 0;

  take(line: string, number: number): void {
    if (/^\s*(#.*)?$/.test(line)) return;
    const [, spaces = '', dash, rawKey = '', value = ''] = LINE.exec(line) ?? [];
    const indent = rawKey === '' ? line.search(/\S/) : spaces.length;
    this.#close(indent, dash !== undefined || /^ *- /.test(line));
    this.#last = number;
    if (rawKey === '') return;
    const key = unquoted(rawKey);
    if (dash !== undefined) {
      this.#begin(number, indent, 'card', '', '');
      this.#name(key, value);
    } else if (!this.#name(key, value, indent)) {
      const isHolder = /^(#.*)?$/.test(value);
      if (isHolder || indent === 0) this.#begin(number, indent, 'field', key, isHolder ? '' : plainValue(value));
    }
  }

  end(): readonly OutlineItem[] {
    this.#close(-1, false);
    return this.#items.sort((a, b) => a.line - b.line || a.depth - b.depth);
  }

  #begin(line: number, indent: number, kind: OutlineItem['kind'], label: string, detail: string): void {
    const depth = this.#open.length;
    if (depth < DEEPEST) this.#open.push({ line, indent, kind, label, detail, depth });
  }

  /** The name and id of the card that is being read. */
  #name(key: string, value: string, indent?: number): boolean {
    const card = this.#open.at(-1);
    if (card?.kind !== 'card' || (indent !== undefined && indent !== card.indent + 2)) return false;
    if (key === 'id') card.detail = plainValue(value);
    else if (key === 'name') card.label = plainValue(value);
    else return false;
    return true;
  }

  /** A list may stand in the same column as its key: its dash does not end the key. */
  #close(indent: number, isDash: boolean): void {
    for (let top = this.#open.at(-1); top; top = this.#open.at(-1)) {
      if (top.indent < indent || (top.indent === indent && isDash && top.kind === 'field')) return;
      this.#open.pop();
      const { line, depth, kind, label, detail } = top;
      const isNameless = kind === 'card' && label === '';
      const shown = isNameless ? detail : label;
      if (shown !== '') {
        this.#items.push({ line, endLine: this.#last, depth, kind, label: shown, detail: isNameless ? '' : detail });
      }
    }
  }
}

const unquoted = (text: string): string => text.replace(/^(["'])(.*)\1$/, '$2');
const plainValue = (text: string): string => unquoted(text.replace(/\s+#.*$/, '').trim());

/** The items around a line, the outermost first. */
export function itemsAround(outline: readonly OutlineItem[], line: number): readonly OutlineItem[] {
  if (outline.length === 0) return [];
  let low = 0;
  let high = outline.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (outline[middle]!.line <= line) low = middle;
    else high = middle - 1;
  }
  const around: OutlineItem[] = [];
  for (let place = low, depth = Number.POSITIVE_INFINITY; place >= 0 && depth > 0; place--) {
    const item = outline[place]!;
    if (item.depth >= depth) continue;
    if (item.line <= line && line <= item.endLine) around.unshift(item);
    depth = item.depth;
  }
  return around;
}
