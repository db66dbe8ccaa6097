import type { Card } from '../../../src-engine/card-set.ts';
import { type Filter, parseSelector, type Selector, selectsCard } from '../../../src-shared/what-if/selector.ts';
import type { MappingEntry } from '../yaml/source-node.ts';
import { type Fix, replaced } from './quick-fix.ts';
import { similarNames } from './similar-names.ts';
import type { WhatIfGround } from './what-if-fields.ts';
import type { Selection } from './what-if-selections.ts';
import type { TextFault } from './yaml-fixes.ts';

/** Something wrong with the selector of a line. */
export interface SelectorFault extends TextFault {
  readonly entry: MappingEntry;
  readonly ground: WhatIfGround;
  readonly selections: ReadonlyMap<string, Selection>;
}

const MOST_OFFERED = 5;

/** A mode, card, class or type that there is not: the similar ones. */
export function nameFixes(fault: SelectorFault): Fix[] {
  const { entry, ground } = fault;
  const selector = parseSelector(entry.key);
  if (selector === undefined || selector.on === 'house') return [];
  const rest = selector.path.join('.');
  if (selector.on !== 'cards') {
    const [word, known] = selector.on === 'mode' ? ['modes', modeIds(ground)] : ['cards', cardIds(ground)];
    return similarNames(selector.id, known).map((id) => changeTo(fault, `${word}.${id}.${rest}`, id));
  }
  const { filters } = selector;
  return filters.flatMap(({ by, value }, place) => {
    const known = namesFor(by, ground);
    if (known.includes(value)) return [];
    return similarNames(value, known).map((name) => {
      const mended = filters.with(place, { by, value: name }).map((filter) => `${filter.by}:${filter.value}`);
      return changeTo(fault, `cards.${mended.join(' ')}.${rest}`, name);
    });
  });
}

/** A field that there is not: the similar ones; of a group of values, the first of them. */
export function fieldFixes(fault: SelectorFault): Fix[] {
  const selector = parseSelector(fault.entry.key);
  if (selector === undefined) return [];
  const field = selector.path.join('.');
  const target = fault.entry.key.trim().slice(0, -field.length);
  const known = fieldsOf(selector, fault);
  const inGroup = known.filter((path) => path.startsWith(`${field}.`)).slice(0, MOST_OFFERED);
  const meant = inGroup.length > 0 || known.includes(field) ? inGroup : similarNames(field, known);
  return meant.map((path) => changeTo(fault, target + path, path));
}

const FIRST_WORDS = ['modes', 'cards', 'house'];
const FILTERS = ['class', 'type', 'mode'];

/** A selector that cannot be read: its first word or the word of a filter misspelt, or a field without all that is before it. */
export function selectorSyntaxFixes(fault: SelectorFault): Fix[] {
  const written = fault.entry.key.trim();
  const [first = '', ...rest] = written.split('.');
  const target = (rest[0] ?? '').replace(/([\w-]+):/g, (whole, word: string) => {
    const meant = FILTERS.includes(word) ? word : similarNames(word, FILTERS, 1)[0];
    return meant === undefined ? whole : `${meant}:`;
  });
  const word = FIRST_WORDS.includes(first) ? first : similarNames(first, FIRST_WORDS, 1)[0];
  const mended = [word, target, ...rest.slice(1)].join('.');
  const ending = [...fault.selections.keys()].filter(
    (selector) => /^(modes|house)\./.test(selector) && selector.endsWith(`.${written}`),
  );
  return [mended, ...ending.slice(0, MOST_OFFERED)]
    .filter((selector) => selector !== written && parseSelector(selector) !== undefined)
    .map((selector) => changeTo(fault, selector));
}

/** `shown` is the part of it that changes: menus are narrow. A key in quotes stays in them. */
function changeTo({ entry, file }: SelectorFault, selector: string, shown = selector): Fix {
  const first = file.text[entry.keyStart];
  const quote = first === '"' || first === "'" ? first : '';
  const span = { start: entry.keyStart, end: entry.keyEnd };
  return replaced(`Change to “${shown}”`, span, `${quote}${selector}${quote}`);
}

const modeIds = ({ modes }: WhatIfGround): string[] => modes.map(({ id }) => id);
const cardsOf = ({ cards }: WhatIfGround) => Object.values(cards).flat();
const textsOf = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value) => typeof value === 'string')),
];
const cardIds = (ground: WhatIfGround): string[] => textsOf(cardsOf(ground).map(({ id }) => id));

function namesFor(by: Filter['by'], ground: WhatIfGround): readonly string[] {
  switch (by) {
    case 'class':
      return textsOf(cardsOf(ground).map((card) => card.class));
    case 'type':
      return ground.game.cardTypes.map(({ id }) => id);
    case 'mode':
      return modeIds(ground);
  }
}

/** The fields that whatever a selector matches has or may have. */
function fieldsOf(selector: Selector, { ground, selections }: SelectorFault): string[] {
  const fields = targetsOf(selector, ground).flatMap((target) =>
    [...selections.keys()].flatMap((known) => (known.startsWith(target) ? [known.slice(target.length)] : [])),
  );
  return [...new Set(fields)];
}

function targetsOf(selector: Selector, { game, cards }: WhatIfGround): string[] {
  if (selector.on === 'house') return ['house.'];
  if (selector.on === 'mode') return [`modes.${selector.id}.`];
  return game.cardTypes
    .filter(({ id }) => (cards[id] ?? []).some((card) => selectsCard(selector, id, card as Card)))
    .map(({ id }) => `cards.type:${id}.`);
}
