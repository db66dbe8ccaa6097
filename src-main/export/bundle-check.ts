import { gameById } from '../../src-engine/games/games.ts';
import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { fieldOf, isRecord } from '../../src-shared/record.ts';
import { isSameValue } from '../../src-shared/same-value.ts';
import { sortDiagnostics } from '../library/diagnostic-list.ts';
import { readJson } from '../library/json/json-reader.ts';
import { schemaChecksums } from '../library/schema-checksums.ts';
import { type CheckedSet, checkVersions } from '../library/set-check.ts';
import type { SetVersion } from '../library/set-version.ts';
import { similarWord } from '../library/similar-word.ts';
import { diagnosticAt, type SourceFile } from '../library/source-file.ts';
import { childOf, entryOf, type MappingNode, type SourceNode } from '../library/yaml/source-node.ts';
import { TextLines } from '../library/yaml/text-lines.ts';
import { BUNDLE_FORMAT, BUNDLE_VERSION, type BundleData, partChecksums, sealOf } from './bundle-document.ts';

/** Checks a bundle: that it is one, that nothing in it was changed, and the set in it exactly as that of a folder. */
export function checkBundle(name: string, text: string): CheckedSet {
  const reading = readJson(text);
  const file: SourceFile = { name, text, lines: new TextLines(text), ...('node' in reading && { node: reading.node }) };
  if ('problem' in reading) {
    const { code, message } = reading.problem;
    return nothing([diagnosticAt(file, reading.problem, 'error', code, message)]);
  }
  const frame = frameOf(file, reading.node);
  if ('diagnostics' in frame) return nothing(frame.diagnostics);
  const checked = checkVersions([versionOf(file, frame)]);
  const { checksum } = (frame.root.value.set ?? {}) as { checksum?: unknown };
  return {
    ...checked,
    ...(typeof checksum === 'string' && { checksum }),
    diagnostics: sortDiagnostics([...checked.diagnostics, ...integrity(file, frame)]),
  };
}

/** What is said of a file in which no set could be found. */
const nothing = (diagnostics: readonly Diagnostic[]): CheckedSet => ({
  diagnostics,
  cards: 0,
  modes: 0,
  checksum: '',
  removed: [],
  origins: new Map(),
  files: [],
  whatIfs: [],
});

/** The parts that a set is read from. */
interface Frame {
  readonly root: MappingNode;
  readonly manifest: SourceNode;
  readonly modes: readonly SourceNode[];
  readonly cards: MappingNode;
}

const PARTS = ['format', 'formatVersion', 'game', 'set', 'schemas', 'data', 'checksums', 'changelog', 'seal'];

function frameOf(file: SourceFile, root: SourceNode): Frame | { readonly diagnostics: Diagnostic[] } {
  const wrong = (node: SourceNode, code: string, message: string) => ({
    diagnostics: [diagnosticAt(file, headOf(node), 'error', `bundle/${code}`, message)],
  });
  if (root.kind !== 'mapping' || root.value.format !== BUNDLE_FORMAT) {
    const place = childOf(root, 'format') ?? root;
    return wrong(place, 'format', `This is no bundle of a card set: its “format” is not “${BUNDLE_FORMAT}”.`);
  }
  if (root.value.formatVersion !== BUNDLE_VERSION) {
    const message = `This program reads bundles of format version ${BUNDLE_VERSION}; make this one again with “soundcheck export”.`;
    return wrong(childOf(root, 'formatVersion') ?? root, 'format', message);
  }
  const data = childOf(root, 'data');
  if (data?.kind !== 'mapping') return wrong(data ?? root, 'structure', 'The bundle has no “data” with the set in it.');
  const manifest = childOf(data, 'manifest');
  const modes = childOf(data, 'modes');
  const cards = childOf(data, 'cards');
  if (manifest === undefined) return wrong(data, 'structure', 'The data has no “manifest”.');
  if (modes?.kind !== 'sequence') return wrong(modes ?? data, 'structure', 'The data has no list of “modes”.');
  if (cards?.kind !== 'mapping') return wrong(cards ?? data, 'structure', 'The data has no “cards” by type.');
  return { root, manifest, modes: modes.items, cards };
}

/** The data as a folder would hold it: every part with its own place in the text of the bundle. */
function versionOf(file: SourceFile, { manifest, modes, cards }: Frame): SetVersion {
  const part = (node: SourceNode): SourceFile => ({ ...file, node });
  const version = fieldOf(manifest.value, 'version');
  return {
    // A bundle may be called anything.
    name: typeof version === 'string' ? version : '',
    manifest: part(manifest),
    modes: modes.map(part),
    cards: cards.entries.map(({ key, keyStart, keyEnd, node }) => {
      const type = { kind: 'scalar', start: keyStart, end: keyEnd, value: key, source: key } as const;
      return part({
        kind: 'mapping',
        start: keyStart,
        end: node.end,
        value: { type: key, cards: node.value },
        entries: [
          { key: 'type', keyStart, keyEnd, node: type },
          { key: 'cards', keyStart, keyEnd, node },
        ],
      });
    }),
    whatIfs: [],
    diagnostics: [],
    contents: [],
  };
}

/** What shows that the document is no longer the one that was exported. */
function integrity(file: SourceFile, { root, manifest, modes, cards }: Frame): Diagnostic[] {
  const found: Diagnostic[] = [];
  const error = (node: SourceNode | undefined, code: string, message: string) =>
    found.push(diagnosticAt(file, headOf(node ?? root), 'error', `bundle/${code}`, message));

  for (const { key, keyStart, keyEnd } of root.entries) {
    if (PARTS.includes(key)) continue;
    const meant = similarWord(key, PARTS);
    const message = `A bundle has no “${key}”${meant === undefined ? '.' : `; did you mean “${meant}”?`}`;
    found.push(diagnosticAt(file, { start: keyStart, end: keyEnd }, 'error', 'bundle/structure', message));
  }

  const data = { manifest: manifest.value, modes: modes.map(({ value }) => value), cards: cards.value } as BundleData;
  for (const [path, said, is] of claims(root, data)) {
    if (isSameValue(said, is)) continue;
    const message = `${path.join('.')} is ${shown(said)}, but the data says ${shown(is)}.`;
    error(deepest(root, path), 'identity', message);
  }

  const sums = partChecksums(data);
  const parts: [path: string[], sum: string][] = [
    [['manifest'], sums.manifest],
    [['modes'], sums.modes],
    ...Object.entries(sums.cards).map(([type, sum]): [string[], string] => [['cards', type], sum]),
  ];
  for (const [path, sum] of parts) {
    const place = ['checksums', ...path];
    if (valueAt(root.value, place) === sum) continue;
    const message = `data.${path.join('.')} does not have this checksum: it was changed after the export, or this was.`;
    error(deepest(root, place), 'checksum', message);
  }

  const { seal } = root.value;
  if (seal === undefined) error(root, 'seal', 'The bundle has no seal; make it again with “soundcheck export”.');
  else if (seal !== sealOf(root.value)) {
    const message =
      'The seal is broken: something in the bundle was changed after the export. Make it again with “soundcheck export”.';
    error(childOf(root, 'seal'), 'seal', message);
  }
  const schemas = otherSchemas(root);
  if (schemas !== undefined) {
    const message =
      'The bundle was made with other schemas than this program has; it has been checked against the ones of this program.';
    found.push(diagnosticAt(file, headOf(schemas), 'hint', 'bundle/schemas', message));
  }
  return found;
}

/** What the head of the bundle says of the data: the way to it, what it says, and what is true. */
function claims(
  root: MappingNode,
  { manifest }: BundleData,
): (readonly [path: string[], said: unknown, is: unknown])[] {
  const claim = (path: string[], is: unknown) => [path, valueAt(root.value, path), is] as const;
  return [
    claim(['game', 'id'], fieldOf(manifest, 'game')),
    claim(['set', 'version'], fieldOf(manifest, 'version')),
    claim(['set', 'title'], fieldOf(manifest, 'title')),
    claim(['set', 'status'], fieldOf(manifest, 'status')),
    claim(['set', 'extends'], fieldOf(manifest, 'extends') ?? null),
  ];
}

function otherSchemas(root: MappingNode): SourceNode | undefined {
  const game = gameById(String(valueAt(root.value, ['game', 'id'])));
  const place = deepest(root, ['schemas', 'checksum']);
  if (game === undefined || valueAt(root.value, ['schemas', 'checksum']) === schemaChecksums(game.id).checksum)
    return undefined;
  return place;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let current = value;
  for (const step of path) current = fieldOf(current, step);
  return current;
}

/** The value at a path, or the last thing on the way that is there. */
function deepest(root: SourceNode, path: readonly string[]): SourceNode {
  let node = root;
  for (const step of path) {
    const next = node.kind === 'mapping' ? entryOf(node, step)?.node : undefined;
    if (next === undefined) break;
    node = next;
  }
  return node;
}

function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  return isRecord(value) || Array.isArray(value) ? 'something else' : JSON.stringify(value);
}

/** A collection is marked by its bracket only. */
const headOf = ({ kind, start, end }: SourceNode) => (kind === 'scalar' ? { start, end } : { start, end: start + 1 });
