import { games } from '../../../src-engine/games/games.ts';
import { idFrom } from '../../../src-shared/id-from-name.ts';
import { knownNames, referenceOf } from './known-names.ts';
import { type FaultInValue, type Fix, fieldOf, replaced } from './quick-fix.ts';
import { freeId, similarNames } from './similar-names.ts';
import type { SourceSet } from './source-set.ts';
import { kindOfFile, typeOfFile } from './source-set.ts';
import { entryRemoval, itemRemoval } from './text-removal.ts';
import { yamlText } from './yaml-text.ts';

/** How many names are offered where none is similar. */
const MOST_OFFERED = 5;

/** A class, mode, effect, card type, game or version that there is not: the similar ones, or else the few that there are. */
export function unknownNameFixes(fault: FaultInValue): Fix[] {
  const { node } = fault.found;
  if (node.kind !== 'scalar') return [];
  const known = namesFor(fault).filter((name) => name !== node.value);
  const similar = similarNames(node.source, known, MOST_OFFERED);
  const offered = similar.length > 0 ? similar : known.length <= MOST_OFFERED ? known : [];
  return [...offered.map((name) => changeTo(name, node)), ...removalFixes(fault)];
}

const changeTo = (value: unknown, span: { start: number; end: number }): Fix =>
  replaced(`Change to “${String(value)}”`, span, yamlText(value));

function namesFor(fault: FaultInValue): readonly string[] {
  const { set, subject, file, diagnostic } = fault;
  switch (diagnostic.code) {
    case 'cards/unknown-type':
      return set.cardTypes;
    case 'card/unknown-removed':
      return removableIds(set, typeOfFile(file));
    case 'set/unknown-game':
      return games.map(({ id }) => id);
    case 'set/extends-missing':
      return set.versions;
  }
  const refers = referenceOf(fieldOf(fault));
  if (refers === undefined) return [];
  const own = subject?.value.modes;
  if (refers === 'mode') {
    // A list that has a mode already gains nothing from a second one.
    const listed: readonly unknown[] = Array.isArray(own) ? own : [];
    return knownNames(set.modes, refers).flatMap(({ id }) => (listed.includes(id) ? [] : [id]));
  }
  const within = set.modes.filter(({ id }) => !Array.isArray(own) || own.includes(id));
  const names = knownNames(within, refers);
  const everywhere = names.filter(({ modes }) => modes.length === within.length);
  return (everywhere.length > 0 ? everywhere : names).map(({ id }) => id);
}

function removableIds(set: SourceSet, type: string | undefined): string[] {
  return set.extends ? (set.cards[type ?? ''] ?? []).flatMap(({ id }) => (typeof id === 'string' ? [id] : [])) : [];
}

/** A wrong entry of a list can also go. */
function removalFixes({ found, file }: FaultInValue): Fix[] {
  const index = found.path.at(-1);
  const list = found.way.at(-2);
  if (typeof index !== 'number' || list?.kind !== 'sequence' || found.node.kind !== 'scalar') return [];
  const holder = found.way.at(-3);
  const isOnly = list.items.length === 1;
  const edit =
    isOnly && holder?.kind === 'mapping' && kindOfFile(file.name) === 'cards' && found.path.length === 2
      ? entryRemoval(file.text, holder, String(found.path[0]))
      : itemRemoval(file.text, list, index);
  return edit ? [{ title: `Remove “${found.node.source}”`, edits: [edit] }] : [];
}

/** A value that is none of the choices. */
export function wrongChoiceFixes(fault: FaultInValue): Fix[] {
  const { node } = fault.found;
  if (node.kind !== 'scalar') return [];
  const choices = choicesOf(fault);
  const similar = similarNames(node.source, choices.map(String), MOST_OFFERED);
  const offered = similar.length > 0 || choices.length > MOST_OFFERED ? similar : choices.map(String);
  return offered.map((text) => {
    const choice = choices.find((candidate) => String(candidate) === text);
    return replaced(`Change to “${text}”`, node, yamlText(choice));
  });
}

function choicesOf(fault: FaultInValue): readonly unknown[] {
  const field = fieldOf(fault);
  const parent = fieldOf(fault, fault.subject?.path.slice(0, -1));
  const key = String(fault.found.path.at(-1));
  const constants = (parent.oneOf ?? []).flatMap((branch) => branch.properties?.[key]?.const ?? []);
  if (constants.length > 0) return constants;
  return field.enum ?? ('const' in field ? [field.const] : []);
}

/** An id with capitals, blanks or umlauts in it. */
export function wrongFormFixes(fault: FaultInValue): Fix[] {
  const { found, subject } = fault;
  const isKey = fault.diagnostic.code === 'schema/propertyNames';
  const written = isKey ? found.entry?.key : found.node.kind === 'scalar' ? found.node.source : undefined;
  const span = isKey && found.entry ? { start: found.entry.keyStart, end: found.entry.keyEnd } : found.node;
  if (written === undefined) return [];
  const meant = idFrom(written);
  const { pattern } = fieldOf(fault);
  const fits = isKey || (typeof pattern === 'string' && new RegExp(pattern, 'u').test(meant));
  if (!fits || meant === '' || meant === written) return [];
  const free = subject?.path.length === 1 && subject.path[0] === 'id' ? freeId(meant, idsOf(fault.set)) : meant;
  return [replaced(`Change to “${free}”`, span, yamlText(free))];
}

/** An id that is taken. */
export function duplicateIdFixes({ found, set }: FaultInValue): Fix[] {
  const { node } = found;
  if (node.kind !== 'scalar') return [];
  const free = freeId(node.source, idsOf(set));
  return [replaced(`Change to “${free}”`, node, yamlText(free))];
}

/** The ids of all cards and modes. */
export function idsOf(set: SourceSet): Set<string> {
  const cards = Object.values(set.cards).flat();
  const ids = [...cards.map(({ id }) => id), ...set.modes.map(({ id }) => id)];
  return new Set(ids.filter((id) => typeof id === 'string'));
}
