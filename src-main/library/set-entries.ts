import type { Game } from '../../src-engine/game.ts';
import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import type { Origin } from './origin.ts';
import type { SetVersion } from './set-version.ts';
import { similarWord } from './similar-word.ts';
import { diagnosticAt, type SourceFile, type Span } from './source-file.ts';
import { childOf, entryOf, type MappingNode, type ScalarNode, type SourceNode } from './yaml/source-node.ts';

/** A manifest, mode or card with where it was written. */
export interface Entry {
  readonly value: unknown;
  readonly origin: Origin;
}

export interface RemovedId {
  readonly type: string;
  readonly id: string;
  readonly file: SourceFile;
  readonly node: ScalarNode;
}

/** What one version's own files hold. */
export interface SetEntries {
  readonly manifest?: Entry;
  readonly modes: readonly Entry[];
  readonly cards: ReadonlyMap<string, readonly Entry[]>;
  readonly removed: readonly RemovedId[];
  readonly diagnostics: readonly Diagnostic[];
}

export function entriesOf(version: SetVersion, game: Game): SetEntries {
  const diagnostics: Diagnostic[] = [];
  const found: Frame = { game, cards: new Map(), removed: [], diagnostics };
  for (const file of version.cards) takeCardFile(found, file);
  const modes = version.modes.flatMap((file) => (file.node ? [entryFrom(file, file.node)] : []));
  const manifest = version.manifest?.node && entryFrom(version.manifest, version.manifest.node);
  reportDuplicates(diagnostics, modes, 'mode/duplicate-id', 'mode');
  reportDuplicates(diagnostics, [...found.cards.values()].flat(), 'card/duplicate-id', 'card');
  return { ...(manifest && { manifest }), modes, cards: found.cards, removed: found.removed, diagnostics };
}

const entryFrom = (file: SourceFile, node: SourceNode): Entry => ({ value: node.value, origin: { file, node } });

export function idOf(entry: Entry): string | undefined {
  const id = (entry.value as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : undefined;
}

interface Frame {
  readonly game: Game;
  readonly cards: Map<string, Entry[]>;
  readonly removed: RemovedId[];
  readonly diagnostics: Diagnostic[];
}

const FRAME_KEYS = ['type', 'cards', 'removed'];

function takeCardFile(frame: Frame, file: SourceFile): void {
  const { node } = file;
  if (node === undefined) return;
  const fail = (span: Span, code: string, message: string) =>
    void frame.diagnostics.push(diagnosticAt(file, span, 'error', code, message));
  if (node.kind !== 'mapping') {
    fail(headOf(node), 'cards/not-a-mapping', 'A card file has a “type:” and a list of “cards:”.');
    return;
  }
  for (const { key, keyStart, keyEnd } of node.entries) {
    if (FRAME_KEYS.includes(key)) continue;
    const similar = similarWord(key, FRAME_KEYS);
    const advice = similar ? `; did you mean “${similar}”?` : '; a card file has type, cards and removed.';
    fail({ start: keyStart, end: keyEnd }, 'schema/additionalProperties', `Unknown field “${key}”${advice}`);
  }
  const type = typeOf(frame, node, fail);
  if (type === undefined) return;
  takeCards(frame, file, type, node, fail);
  takeRemoved(frame, file, type, node, fail);
}

type Fail = (span: Span, code: string, message: string) => void;

function typeOf({ game }: Frame, node: MappingNode, fail: Fail): string | undefined {
  const types = game.cardTypes.map((type) => type.id);
  const found = entryOf(node, 'type')?.node;
  if (found === undefined) {
    fail(headOf(node), 'schema/required', `Card type is missing; add a “type:”, one of ${types.join(', ')}.`);
    return undefined;
  }
  const type = String(found.value);
  if (found.kind === 'scalar' && types.includes(type)) return type;
  const shown = found.kind === 'scalar' ? `“${found.source}”` : 'This';
  fail(headOf(found), 'cards/unknown-type', `${shown} is no card type; known are ${types.join(', ')}.`);
  return undefined;
}

function takeCards(frame: Frame, file: SourceFile, type: string, node: MappingNode, fail: Fail): void {
  const list = childOf(node, 'cards');
  if (list === undefined) return;
  if (list.kind !== 'sequence') {
    fail(headOf(list), 'cards/not-a-list', 'The cards must be a list: each begins with “- id: …”.');
    return;
  }
  let entries = frame.cards.get(type);
  if (entries === undefined) {
    entries = [];
    frame.cards.set(type, entries);
  }
  for (const item of list.items) entries.push(entryFrom(file, item));
}

function takeRemoved(frame: Frame, file: SourceFile, type: string, node: MappingNode, fail: Fail): void {
  const list = childOf(node, 'removed');
  if (list === undefined) return;
  if (list.kind !== 'sequence') {
    fail(headOf(list), 'cards/not-a-list', 'The removed cards must be a list of ids.');
    return;
  }
  for (const item of list.items) {
    if (item.kind === 'scalar' && typeof item.value === 'string') {
      frame.removed.push({ type, id: item.value, file, node: item });
    } else {
      fail(headOf(item), 'schema/type', 'A removed card is named by its id.');
    }
  }
}

/** A collection is marked by its first character only. */
const headOf = (node: SourceNode): Span =>
  node.kind === 'scalar' ? node : { start: node.start, end: Math.min(node.end, node.start + 1) };

function reportDuplicates(diagnostics: Diagnostic[], entries: readonly Entry[], code: string, what: string): void {
  const first = new Map<string, Entry>();
  for (const entry of entries) {
    const id = idOf(entry);
    if (id === undefined) continue;
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, entry);
    else diagnostics.push(duplicateOf(entry, earlier, id, code, what));
  }
}

export function duplicateOf(entry: Entry, earlier: Entry, id: string, code: string, what: string): Diagnostic {
  const at = childOf(entry.origin.node, 'id') ?? entry.origin.node;
  const there = childOf(earlier.origin.node, 'id') ?? earlier.origin.node;
  const { file } = earlier.origin;
  const message = `The id “${id}” is taken by the ${what} at ${file.name}:${file.lines.place(there.start).line}; choose another.`;
  return diagnosticAt(entry.origin.file, headOf(at), 'error', code, message);
}
