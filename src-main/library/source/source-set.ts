import { isRecord } from '../../../src-shared/record.ts';
import type { ValuePath } from '../../../src-shared/workbench/set-view.ts';
import type { Entry } from '../set-entries.ts';
import type { SourceFile } from '../source-file.ts';

export type SourceKind = 'set' | 'mode' | 'cards';
type Value = { readonly [field: string]: unknown };

/** A set as the questions of the source view see it: with all that it inherits, wrong values included. */
export interface SourceSet {
  readonly game: string;
  readonly cardTypes: readonly string[];
  /** Whether it extends another set, and so may leave out what that one says. */
  readonly extends: boolean;
  readonly modes: readonly { readonly id: string; readonly value: Value }[];
  readonly cards: { readonly [type: string]: readonly Value[] };
  /** The versions beside this one, for `extends`. */
  readonly versions: readonly string[];
  /** Its own files and those that it inherits from, its own first. */
  readonly files: readonly SourceFile[];
}

export interface SourceSetParts {
  readonly game: { readonly id: string; readonly cardTypes: readonly { readonly id: string }[] };
  readonly files: readonly SourceFile[];
  /** The merged modes and cards; a manifest among them does not matter. */
  readonly entries: Iterable<Entry>;
  readonly versions?: readonly string[];
}

export function sourceSetOf({ game, files, entries, versions = [] }: SourceSetParts): SourceSet {
  const modes: { id: string; value: Value }[] = [];
  const cards: Record<string, Value[]> = {};
  for (const { value, origin } of entries) {
    if (!isRecord(value)) continue;
    const kind = kindOfFile(origin.file.name);
    if (kind === 'mode' && typeof value.id === 'string') modes.push({ id: value.id, value });
    const type = kind === 'cards' ? typeOfFile(origin.file) : undefined;
    if (type !== undefined) {
      cards[type] ??= [];
      cards[type].push(value);
    }
  }
  const manifest = files.find((file) => kindOfFile(file.name) === 'set')?.node?.value;
  return {
    game: game.id,
    cardTypes: game.cardTypes.map(({ id }) => id),
    extends: isRecord(manifest) && manifest.extends !== undefined,
    modes,
    cards,
    versions,
    files,
  };
}

/** What a file is, by its place in the folder of its set; undefined for what-ifs and the like. */
export function kindOfFile(name: string): SourceKind | undefined {
  if (/(^|\/)set\.yaml$/.test(name)) return 'set';
  const folder = /(?:^|\/)(modes|cards)\/[^/]+\.yaml$/.exec(name)?.[1];
  return folder === 'modes' ? 'mode' : folder === 'cards' ? 'cards' : undefined;
}

/** The card type that a card file names, even while somebody types and it cannot be read. */
export function typeOfFile({ node, text }: SourceFile): string | undefined {
  if (node === undefined) return /^type:[ \t]*([\w-]+)/m.exec(text)?.[1];
  const type = isRecord(node.value) ? node.value.type : undefined;
  return typeof type === 'string' ? type : undefined;
}

/** Everything before the folder of cards or modes: files of one version share it. */
export const folderOfFile = (name: string): string => name.replace(/(?:(?:modes|cards)\/)?[^/]+$/, '');

/** What a place in a file belongs to: the schema that describes it, and the value that the schema is about. */
export interface SourceSubject {
  /** `set`, `mode` or the type of a card. */
  readonly schema: string;
  /** From the subject to the place. */
  readonly path: ValuePath;
  /** As it is written here. */
  readonly written: Value;
  /** With what it inherits. */
  readonly value: Value;
}

/** Undefined in the frame of a card file, and where nothing can be told. */
export function subjectAt(set: SourceSet, file: SourceFile, path: ValuePath): SourceSubject | undefined {
  const whole = file.node?.value;
  if (!isRecord(whole)) return undefined;
  const kind = kindOfFile(file.name);
  if (kind === 'set') return { schema: 'set', path, written: whole, value: whole };
  if (kind === 'mode') {
    const merged = set.modes.find(({ id }) => id === whole.id)?.value;
    return { schema: 'mode', path, written: whole, value: merged ?? whole };
  }
  const type = typeOfFile(file);
  const [list, index, ...rest] = path;
  if (kind !== 'cards' || type === undefined || list !== 'cards' || typeof index !== 'number') return undefined;
  const card: unknown = Array.isArray(whole.cards) ? whole.cards[index] : undefined;
  if (!isRecord(card)) return undefined;
  const merged = set.cards[type]?.find(({ id }) => id === card.id);
  // Of two cards with one id, the merged one may be the other.
  const isSame = merged !== undefined && Object.keys(card).every((key) => key in merged);
  return { schema: type, path: rest, written: card, value: isSame ? merged : card };
}
