import type { Card, CardSet } from '../../src-engine/card-set.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import { numbersOf } from '../faces/set-numbers.ts';
import { plainCellText } from './csv-cell.ts';
import { type CsvColumn, csvColumns, valueAt } from './csv-column.ts';

/** By the name of the object, by how many there are, or for the program only. */
const TOLD_OTHERWISE = ['id', 'name', 'copies', 'modes'];

/** What players read of the cards of a type: every field in a line, with names and numbers as on the faces. */
export function describing(set: CardSet, type: CardTypeInfo): (card: Card) => string {
  const { number } = numbersOf(set);
  const columns = csvColumns(type).filter(({ path }) => !TOLD_OTHERWISE.includes(path[0]!));
  const textOf = (card: Card, column: CsvColumn): string => {
    const value = valueAt(card, column.path);
    if (typeof value === 'number') return number(value);
    return nameOf(set, card, column, value) ?? plainCellText(column, value);
  };
  return (card) =>
    columns
      .map((column) => [column.header, textOf(card, column)] as const)
      .flatMap(([header, text]) => (text === '' ? [] : [`${header}: ${text}`]))
      .join('\n');
}

/** `Guest DJ` for `guest-dj`, as the modes of the card call it; where they differ, all of its names. */
function nameOf({ modes }: CardSet, card: Card, { field }: CsvColumn, value: unknown): string | undefined {
  const { refersTo } = field;
  if (typeof refersTo !== 'object' || typeof value !== 'string') return undefined;
  const own = card.modes;
  const names = modes
    .filter(({ id }) => !Array.isArray(own) || own.includes(id))
    .map((mode) => valueAt(mode, [...refersTo, value, 'name']))
    .filter((name) => typeof name === 'string');
  return names.length === 0 ? undefined : [...new Set(names)].join(' / ');
}
