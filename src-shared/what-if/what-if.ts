import type { Card, CardSet, Mode } from '../../src-engine/card-set.ts';
import { type Change, changeNumber, parseChange } from './change.ts';
import { parseSelector, type Selector, selectsCard } from './selector.ts';

/** One line of a what-if, as it was written: `modes.clubnight.ticketPrice: +2`. */
export interface WhatIfLine {
  readonly selector: string;
  /** The text of the value without quotes. */
  readonly source: string;
  /** What YAML makes of it. */
  readonly value: string | number | boolean | null;
}

export interface WhatIfEntry {
  readonly selector: Selector;
  readonly change: Change;
}

export type WhatIfCode = 'what-if/syntax' | 'what-if/no-match' | 'what-if/no-field' | 'what-if/not-a-number';

export interface WhatIfProblem {
  /** The place of the line in the list, from 0. */
  readonly line: number;
  readonly code: WhatIfCode;
  readonly message: string;
  /** Whether the selector is wrong or the change. */
  readonly in: 'selector' | 'change';
}

/** A value that a line has changed. `type` is there for cards; the path of the manifest begins with `house`. */
export interface Touch {
  readonly line: number;
  readonly on: 'manifest' | 'mode' | 'card';
  readonly type?: string;
  readonly id?: string;
  readonly path: readonly string[];
}

export interface WhatIfResult {
  /** The set with all lines that could be applied. Shares what has not changed with the set it was made from. */
  readonly set: CardSet;
  readonly touches: readonly Touch[];
  readonly problems: readonly WhatIfProblem[];
}

export type FieldPlace = Omit<Touch, 'line'>;

/** What the schemas say about a field of an object of the set. */
export interface Fields {
  /** The step to which computed values are rounded: 0.01 for money, 1 for whole numbers. */
  stepOf(place: FieldPlace, object: object): number | undefined;
  /** Whether the object may have the field, so that it can be set where it is left out. */
  knows(place: FieldPlace, object: object): boolean;
}

export function parseWhatIfLine(line: WhatIfLine, index = 0): WhatIfEntry | WhatIfProblem {
  const selector = parseSelector(line.selector);
  if (selector === undefined) {
    const message = `“${line.selector}” selects nothing; write modes.<mode>.<field>, cards.<id>.<field>, cards.class:<class>.<field> (or type:<type>, mode:<mode>, or several with spaces between) or house.<field>.`;
    return { line: index, code: 'what-if/syntax', message, in: 'selector' };
  }
  const change = parseChange(line.source, line.value);
  if (change === undefined) {
    const message = `“${line.source}” is no change; write a value, +2, -5, +10%, x1.5 or =-5.`;
    return { line: index, code: 'what-if/syntax', message, in: 'change' };
  }
  return { selector, change };
}

/** Applies the lines in order, each to the result of those before. */
export function applyWhatIf(set: CardSet, lines: readonly WhatIfLine[], fields: Fields): WhatIfResult {
  const work: Work = { set, fields, touches: [], problems: [] };
  for (const [index, line] of lines.entries()) {
    const entry = parseWhatIfLine(line, index);
    if ('code' in entry) work.problems.push(entry);
    else applyEntry(work, { ...entry, line: index, written: line.selector });
  }
  const { set: changed, touches, problems } = work;
  return { set: changed, touches, problems };
}

interface Work {
  set: CardSet;
  readonly fields: Fields;
  readonly touches: Touch[];
  readonly problems: WhatIfProblem[];
}

interface Application extends WhatIfEntry {
  readonly line: number;
  readonly written: string;
}

function applyEntry(work: Work, application: Application): void {
  const { selector } = application;
  if (selector.on === 'house') applyToManifest(work, application, ['house', ...selector.path]);
  else if (selector.on === 'mode') applyToMode(work, application, selector.id, selector.path);
  else applyToCards(work, application, selector);
}

function applyToManifest(work: Work, application: Application, path: readonly string[]): void {
  const { manifest } = work.set;
  const [changed] = changeAll(work, application, [manifest], path, () => ({ on: 'manifest' }));
  if (changed) work.set = { ...work.set, manifest: changed };
}

function applyToMode(work: Work, application: Application, id: string, path: readonly string[]): void {
  const mode = work.set.modes.find((candidate) => candidate.id === id);
  if (mode === undefined) {
    const known = work.set.modes.map((candidate) => candidate.id).join(', ');
    fail(work, application, 'no-match', `There is no mode “${id}”; known are ${known}.`);
    return;
  }
  const [changed] = changeAll(work, application, [mode], path, () => ({ on: 'mode', id }));
  if (changed) work.set = { ...work.set, modes: work.set.modes.map((m): Mode => (m === mode ? changed : m)) };
}

function applyToCards(
  work: Work,
  application: Application,
  selector: Extract<Selector, { on: 'card' | 'cards' }>,
): void {
  const types = new Map<Card, string>();
  for (const [type, cards] of Object.entries(work.set.cards)) {
    for (const card of cards) if (selectsCard(selector, type, card)) types.set(card, type);
  }
  if (types.size === 0) {
    fail(work, application, 'no-match', `“${application.written}” matches no card.`);
    return;
  }
  const matches = [...types.keys()];
  const typeOf = (card: Card) => types.get(card)!;
  const changed = changeAll(work, application, matches, selector.path, (card) => ({
    on: 'card',
    type: typeOf(card),
    id: card.id,
  }));
  const changes = new Map(matches.map((card, i) => [card, changed[i]]));
  const touched = new Set(types.values());
  work.set = {
    ...work.set,
    cards: Object.fromEntries(
      Object.entries(work.set.cards).map(([type, cards]) => [
        type,
        touched.has(type) ? cards.map((card) => changes.get(card) ?? card) : cards,
      ]),
    ),
  };
}

/** Changes the field of every object that has it, and sets it where it may be but is left out. The answer has a place for each object, empty where it stays. */
function changeAll<T extends object>(
  work: Work,
  application: Application,
  objects: readonly T[],
  path: readonly string[],
  touch: (object: T) => Omit<Touch, 'line' | 'path'>,
): (T | undefined)[] {
  const { change, written, line } = application;
  const field = path.filter((step) => step !== 'house').join('.');
  if (path.at(-1) === 'id' && path.length === 1) {
    const what = application.selector.on === 'mode' ? 'mode' : 'card';
    fail(work, application, 'no-field', `An id names its ${what} for good and cannot be changed.`);
    return [];
  }
  const found = objects.map((object) => valueAt(object, path));
  const canBeAdded = (object: T): boolean =>
    change.kind === 'set' &&
    isMapping(valueAt(object, path.slice(0, -1))) &&
    work.fields.knows({ ...touch(object), path }, object);
  const changes = objects.map((object, i) =>
    found[i] === undefined ? canBeAdded(object) : typeof found[i] !== 'object',
  );
  if (!changes.includes(true)) {
    const grouped = found.some((value) => value !== undefined);
    const message = grouped
      ? `“${field}” holds several values; name one of them.`
      : `Nothing that “${written}” matches has a field “${field}”.`;
    fail(work, application, 'no-field', message);
    return [];
  }
  if (change.kind !== 'set' && found.some((value) => value !== undefined && typeof value !== 'number')) {
    fail(work, application, 'not-a-number', `“${field}” is not a number and can only be set.`, 'change');
    return [];
  }
  const afters = objects.map((object, i) => {
    if (!changes[i]) return undefined;
    if (change.kind === 'set') return change.value;
    return changeNumber(found[i] as number, change, work.fields.stepOf({ ...touch(object), path }, object));
  });
  if (afters.some((after) => typeof after === 'number' && !Number.isFinite(after))) {
    fail(work, application, 'not-a-number', `“${field}” would be too large for a number.`, 'change');
    return [];
  }
  return objects.map((object, i) => {
    if (!changes[i]) return undefined;
    work.touches.push({ ...touch(object), line, path });
    return withValue(object, path, afters[i]) as T;
  });
}

function fail(
  work: Work,
  { line }: Application,
  code: 'no-match' | 'no-field' | 'not-a-number',
  message: string,
  where: WhatIfProblem['in'] = 'selector',
): void {
  work.problems.push({ line, code: `what-if/${code}`, message, in: where });
}

/** Undefined where there is none. */
export function valueAt(object: object, path: readonly string[]): unknown {
  let current: unknown = object;
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    // A list has a length, which is none of its entries.
    if (Array.isArray(current) && !/^\d+$/.test(step)) return undefined;
    current = (current as Record<string, unknown>)[step];
  }
  return current;
}

const isMapping = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function withValue(object: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue((object as Record<string, unknown>)[step], rest, value);
  if (Array.isArray(object)) return object.with(Number(step), inner);
  return { ...(object as object), [step]: inner };
}
