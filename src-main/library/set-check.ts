import { createHash } from 'node:crypto';
import type { Card, CardSet, Finding, Mode } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import { games as knownGames } from '../../src-engine/games/games.ts';
import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { isRecord } from '../../src-shared/record.ts';
import { DiagnosticList } from './diagnostic-list.ts';
import { orderedModes, unknownModes } from './mode-order.ts';
import { type Origin, type Origins, placeOf } from './origin.ts';
import { type Schemas, schemasOf } from './schemas.ts';
import { type Entry, entriesOf, type RemovedId } from './set-entries.ts';
import { inherit, type MergedSet } from './set-inheritance.ts';
import type { SetVersion } from './set-version.ts';
import { diagnosticAt, diagnosticOn, type SourceFile } from './source-file.ts';
import { entryOf } from './yaml/source-node.ts';

/** All that can be said of a set once its files have been read. */
export interface CheckedSet {
  readonly game?: Game;
  /** There when nothing is wrong with it: no diagnostic is an error. */
  readonly set?: CardSet;
  /** Sorted by file, line and column. */
  readonly diagnostics: readonly Diagnostic[];
  readonly cards: number;
  readonly modes: number;
  readonly version?: string;
  /** Over the names and bytes of the set's files (what-ifs apart) and of those it extends. */
  readonly checksum: string;
  /** Everything in the set as it was written, valid or not; nothing where its game is not known. */
  readonly merged?: MergedSet;
  /** The ids of inherited cards that the version itself leaves out. */
  readonly removed: readonly RemovedId[];
  /** Where the manifest, modes and cards of `set` were written. */
  readonly origins: Origins;
  /** The files that were read, inherited ones as well. */
  readonly files: readonly SourceFile[];
  /** `what-ifs/cheap-venues.yaml` … */
  readonly whatIfs: readonly string[];
}

/** Checks a version against those it extends, the oldest last. `found` is what was wrong with finding them. */
export function checkVersions(
  versions: readonly SetVersion[],
  found: readonly Diagnostic[] = [],
  games: readonly Game[] = knownGames,
): CheckedSet {
  const list = new DiagnosticList();
  list.addAll(found);
  for (const version of versions) {
    list.addAll(version.diagnostics);
    const differs = versionDiffers(version);
    if (differs) list.add(differs);
  }
  const known = findGame(versions, games, list);
  const merged = known ? mergeVersions(versions, known, list) : undefined;
  if (merged) checkModes(versions, merged, list);
  const entries = merged ? [...(merged.manifest ? [merged.manifest] : []), ...merged.modes, ...cardsOf(merged)] : [];
  const origins = new Map<object, Origin>();
  for (const { value, origin } of entries) if (isRecord(value)) origins.set(value, origin);
  const isWhole = !list.hasErrors;
  // One card with a mistake must not hide what is wrong with all the others.
  const set =
    known && merged && (isWhole || hasSoundFrame(versions, merged)) ? cardSetOf(merged, known.game) : undefined;
  if (set && known) addFindings(list, known.game.check(set, isWhole), origins);
  const version = ownVersion(versions);
  return {
    ...(known && { game: known.game }),
    ...(set && !list.hasErrors && { set }),
    ...(merged && { merged }),
    removed: merged?.removed ?? [],
    diagnostics: list.sorted(),
    cards: merged ? cardsOf(merged).length : 0,
    modes: merged?.modes.length ?? 0,
    ...(version !== undefined && { version }),
    checksum: checksumOf(versions),
    origins,
    files: versions.flatMap((v) => [...(v.manifest ? [v.manifest] : []), ...v.modes, ...v.cards]),
    whatIfs: versions[0]?.whatIfs ?? [],
  };
}

/** Whether the manifest and all modes are as their schemas want them: cards can be checked against them. */
const hasSoundFrame = (versions: readonly SetVersion[], { manifest, modes, invalid }: CheckedEntries): boolean =>
  manifest !== undefined &&
  modes.length > 0 &&
  !hasUnreadModes(versions) &&
  ![manifest, ...modes].some(({ value }) => invalid.has(value));

interface GameAndSchemas {
  readonly game: Game;
  readonly schemas: Schemas;
}

/** The game that the version names, or else one that it extends. */
function findGame(
  versions: readonly SetVersion[],
  games: readonly Game[],
  list: DiagnosticList,
): GameAndSchemas | undefined {
  let game: Game | undefined;
  let isNamed = false;
  for (const { manifest: file } of versions) {
    if (file?.node?.kind !== 'mapping') continue;
    const named = entryOf(file.node, 'game')?.node;
    if (named === undefined) continue;
    isNamed = true;
    const match = games.find((candidate) => candidate.id === named.value);
    if (match === undefined) {
      const shown = named.kind === 'scalar' ? `“${named.source}”` : 'This';
      const message = `${shown} is no known game; known are ${games.map(({ id }) => id).join(', ')}.`;
      list.add(diagnosticAt(file, named, 'error', 'set/unknown-game', message));
    } else if (game !== undefined && match !== game) {
      const message = `This set is for ${match.id}, but the one that extends it is for ${game.id}.`;
      list.add(diagnosticAt(file, named, 'error', 'set/other-game', message));
    }
    game ??= match;
  }
  if (game === undefined) {
    if (!isNamed) reportNoGame(versions[0]?.manifest, list);
    return undefined;
  }
  const schemas = schemasOf(game.id);
  if (schemas === undefined) throw new Error(`The game ${game.id} has no schemas`);
  return { game, schemas };
}

function reportNoGame(manifest: SourceFile | undefined, list: DiagnosticList): void {
  if (manifest?.node === undefined) return;
  list.add(
    manifest.node.kind === 'mapping'
      ? diagnosticAt(
          manifest,
          placeOf({ file: manifest, node: manifest.node }, []).span,
          'error',
          'schema/required',
          'Game is missing; add “game:”.',
        )
      : diagnosticOn(
          manifest.name,
          'error',
          'schema/type',
          'A set’s manifest is a mapping of fields: game, version, title …',
        ),
  );
}

interface CheckedEntries extends MergedSet {
  readonly removed: readonly RemovedId[];
  /** Values that their schemas refuse. */
  readonly invalid: ReadonlySet<unknown>;
}

/** Merges from the oldest version on, and validates what each makes of it. What is inherited unchanged is validated once. */
function mergeVersions(
  versions: readonly SetVersion[],
  { game, schemas }: GameAndSchemas,
  list: DiagnosticList,
): CheckedEntries {
  let merged: MergedSet | undefined;
  let removed: readonly RemovedId[] = [];
  const validated = new Set<unknown>();
  const invalid = new Set<unknown>();
  for (const version of versions.toReversed()) {
    const own = entriesOf(version, game);
    list.addAll(own.diagnostics);
    removed = own.removed;
    const inherited: Diagnostic[] = [];
    merged = inherit(merged, own, inherited);
    list.addAll(inherited);
    const check = (name: string, { value, origin }: Entry) => {
      if (validated.has(value)) return;
      if (isRecord(value)) validated.add(value);
      if (!validate(list, schemas, name, value, origin)) invalid.add(value);
    };
    if (merged.manifest) check('set', merged.manifest);
    for (const mode of merged.modes) check('mode', mode);
    for (const [type, cards] of merged.cards) for (const card of cards) check(type, card);
  }
  return merged
    ? { ...merged, modes: orderedModes(merged), removed, invalid }
    : { modes: [], cards: new Map(), removed, invalid };
}

const hasUnreadModes = (versions: readonly SetVersion[]): boolean =>
  versions.some(({ diagnostics }) =>
    diagnostics.some(({ file, severity }) => severity === 'error' && /(^|\/)modes(\/|$)/.test(file)),
  );

/** That there are modes, and those that the manifest lists. Says nothing where a mode could not be read, which is told already. */
function checkModes(versions: readonly SetVersion[], merged: MergedSet, list: DiagnosticList): void {
  if (hasUnreadModes(versions) || merged.manifest === undefined) return;
  if (merged.modes.length > 0) list.addAll(unknownModes(merged));
  else {
    const { file, span } = placeOf(merged.manifest.origin, []);
    const message = 'The set has no modes; add at least one file to modes/.';
    list.add(diagnosticAt(file, span, 'error', 'set/no-modes', message));
  }
}

/** Whether the schema accepts the value. */
function validate(list: DiagnosticList, schemas: Schemas, name: string, value: unknown, origin: Origin): boolean {
  if (list.isFull) {
    const count = schemas.count(name, value);
    list.omit(count, 'error');
    return count === 0;
  }
  const violations = schemas.validate(name, value);
  for (const { code, message, path, at } of violations) {
    const { file, span } = placeOf(origin, path, at);
    list.add(diagnosticAt(file, span, 'error', code, message));
  }
  return violations.length === 0;
}

function addFindings(list: DiagnosticList, findings: readonly Finding[], origins: Origins): void {
  for (const { code, severity, message, on, path } of findings) {
    if (list.isFull) {
      list.omit(1, severity);
      continue;
    }
    const origin = origins.get(on);
    if (origin === undefined) throw new Error(`The finding ${code} is about an object that is not in the set`);
    const { file, span } = placeOf(origin, path);
    list.add(diagnosticAt(file, span, severity, code, message));
  }
}

const cardsOf = (merged: MergedSet): Entry[] => [...merged.cards.values()].flat();

/** The entries that the schemas have accepted, so that the types hold. */
function cardSetOf(merged: CheckedEntries, game: Game): CardSet | undefined {
  if (merged.manifest === undefined) return undefined;
  return {
    manifest: merged.manifest.value as CardSet['manifest'],
    modes: merged.modes.map(({ value }) => value as Mode),
    cards: Object.fromEntries(
      game.cardTypes.map(({ id }) => [
        id,
        (merged.cards.get(id) ?? []).flatMap(({ value }) => (merged.invalid.has(value) ? [] : [value as Card])),
      ]),
    ),
  };
}

function ownVersion([own]: readonly SetVersion[]): string | undefined {
  const value = own?.manifest?.node?.value;
  return isRecord(value) && typeof value.version === 'string' ? value.version : undefined;
}

function versionDiffers({ manifest, name }: SetVersion): Diagnostic | undefined {
  if (manifest?.node?.kind !== 'mapping') return undefined;
  const node = entryOf(manifest.node, 'version')?.node;
  if (node === undefined || node.value === name || typeof node.value !== 'string') return undefined;
  const message = `The folder is called “${name}”, the version “${node.value}”; give both the same name.`;
  return diagnosticAt(manifest, node, 'warning', 'set/version-differs', message);
}

function checksumOf(versions: readonly SetVersion[]): string {
  const hash = createHash('sha256');
  for (const { contents } of versions) {
    for (const { name, bytes } of contents) hash.update(`${name}\n${bytes.length}\n`).update(bytes);
  }
  return `sha256-${hash.digest('hex')}`;
}
