import { parseSelector, type Selector } from '../../src-shared/what-if/selector.ts';
import { folded, fuzzyMatch } from '../shell/palette/fuzzy.ts';
import { type ChangeSchema, changesFor } from './what-if-changes.ts';
import { type LinePart, partsOf } from './what-if-line.ts';

/** A selector of the set, as the schema of its what-ifs describes it. */
export interface KnownSelector {
  readonly text: string;
  readonly selector: Selector;
  readonly schema: ChangeSchema;
  /** What typing is matched with: the selector, and what people call it. */
  readonly words: string;
}

export type KnownSelectors = ReadonlyMap<string, KnownSelector>;

/** Those of a schema, by their texts. */
export function knownSelectors(schema: { readonly [keyword: string]: unknown }): KnownSelectors {
  const known = new Map<string, KnownSelector>();
  for (const [text, property] of Object.entries((schema.properties ?? {}) as Record<string, ChangeSchema>)) {
    const selector = parseSelector(text);
    if (selector) known.set(text, { text, selector, schema: property, words: folded(`${text} ${property.title}`) });
  }
  return known;
}

export interface Completion {
  readonly label: string;
  /** Beside the label: what a selector is now, what a change does. */
  readonly words: string;
  readonly insert: string;
  /** Of selectors. */
  readonly schema?: ChangeSchema;
}

/** What to offer at a place of a line, the best first, and the range that it replaces. */
export interface Completions extends LinePart {
  readonly on: 'selector' | 'change';
  readonly items: readonly Completion[];
}

/** Undefined within comments, and where nothing can be told. */
export function completionsAt(
  line: string,
  at: number,
  known: KnownSelectors,
  playedMode: string | undefined,
): Completions | undefined {
  const parts = partsOf(line);
  if (parts === undefined || at > parts.end) return undefined;
  const { selector, change } = parts;
  if (change === undefined || at <= selector.end) {
    const start = Math.min(selector.start, at);
    const items = matchingSelectors(line.slice(start, at), known, playedMode).map(({ text, schema }) => ({
      label: text,
      words: cut(schema['x-now'] ?? 'left out now'),
      insert: change ? text : `${text}: `,
      schema,
    }));
    return { on: 'selector', start, end: Math.max(selector.end, at), items };
  }
  const schema = schemaOf(selector.text, known);
  if (schema === undefined || (at < change.start && change.text !== '')) return undefined;
  const start = Math.min(change.start, at);
  const items = changesFor(schema, line.slice(start, at)).map((offer) => ({ ...offer, insert: offer.label }));
  return { on: 'change', start, end: Math.max(change.end, at), items };
}

/** Beside a selector there is little room, and the selector is what is read. */
const LONGEST_WORDS = 30;
const cut = (words: string): string => (words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS - 1)}…` : words);

/** What is known of the selector of a line and where it stands, for a place on it. */
export function selectorAt(
  line: string,
  at: number,
  known: KnownSelectors,
): (LinePart & { readonly text: string; readonly schema: ChangeSchema }) | undefined {
  const { selector } = partsOf(line) ?? {};
  if (!selector || at < selector.start || at > selector.end) return undefined;
  const schema = schemaOf(selector.text, known);
  return schema && { ...selector, schema };
}

/** Of several filters together, what is known of the field on any of the cards. */
function schemaOf(text: string, known: KnownSelectors): ChangeSchema | undefined {
  const exact = known.get(text);
  if (exact) return exact.schema;
  const selector = parseSelector(text);
  if (selector?.on !== 'cards') return undefined;
  const path = selector.path.join('.');
  const alike = [...known.values()].find(
    ({ selector: other, text: candidate }) =>
      other.on === 'cards' &&
      candidate.endsWith(`.${path}`) &&
      other.filters.every(({ by, value }) =>
        selector.filters.some((filter) => filter.by === by && filter.value === value),
      ),
  );
  if (!alike) return undefined;
  // What it is now was said of other cards.
  const { default: _, 'x-now': now, ...schema } = alike.schema;
  return { ...schema, ...(now !== undefined && { 'x-now': '' }) };
}

/** Scores that are this near are the same: the shorter of two selectors is not the better one. */
const SAME_SCORE = 5;

function matchingSelectors(typed: string, known: KnownSelectors, playedMode: string | undefined): KnownSelector[] {
  const meant = folded(typed.trim().replace(/^["']/, ''));
  const found: { readonly selector: KnownSelector; readonly rank: readonly number[] }[] = [];
  for (const selector of known.values()) {
    const match = fuzzyMatch(meant, selector.words);
    if (match) found.push({ selector, rank: [-Math.round(match.score / SAME_SCORE), ...rankOf(selector, playedMode)] });
  }
  return found.sort((a, b) => compareRanks(a.rank, b.rank)).map(({ selector }) => selector);
}

/** The mode that is played before the others, groups before single cards, numbers before names. */
function rankOf({ selector, schema }: KnownSelector, playedMode: string | undefined): readonly number[] {
  const modes = selector.on === 'mode' ? [selector.id] : selector.on === 'cards' ? modesOf(selector) : [];
  const isElsewhere = playedMode !== undefined && modes.length > 0 && !modes.includes(playedMode);
  return [selector.on === 'card' ? 2 : isElsewhere ? 1 : 0, Array.isArray(schema.type) ? 0 : 1];
}

const modesOf = ({ filters }: Extract<Selector, { on: 'cards' }>): string[] =>
  filters.flatMap(({ by, value }) => (by === 'mode' ? [value] : []));

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [place, rank] of a.entries()) if (rank !== b[place]) return rank - b[place]!;
  return 0;
}
