import type { ReferenceTable } from '../../../reference.ts';
import type { Amounts } from './amounts.ts';
import { added, type Range, rangeText, spreadOf, spreadText } from './ranges.ts';

/** A number that a class gives a range for. */
interface RangedField {
  readonly key: string;
  readonly title: string;
  readonly unit: string;
  /** Whether it is added to something. */
  readonly isBonus?: true;
}

const AUDIENCE: RangedField = { key: 'audience', title: 'Audience', unit: '%', isBonus: true };
const COST: RangedField = { key: 'cost', title: 'Cost', unit: '€' };

const FIELDS: { readonly [type: string]: readonly RangedField[] } = {
  location: [
    { key: 'rent', title: 'Rent', unit: '€' },
    { key: 'capacity', title: 'Capacity', unit: 'people' },
  ],
  act: [COST, AUDIENCE],
  marketing: [COST, AUDIENCE],
};

export type ClassedType = 'location' | 'act' | 'marketing';

interface ClassedCard {
  readonly class: string;
}

type Classes = { readonly [id: string]: { readonly name: string } };

/** The classes of one type with their ranges, and what the cards of the mode make of them. */
export function classTable(
  title: string,
  type: ClassedType,
  classes: Classes,
  cards: readonly ClassedCard[],
  { plain, euros }: Amounts,
): ReferenceTable {
  const fields = FIELDS[type]!;
  const show = ({ unit, isBonus }: RangedField, range: Range | undefined): string => {
    const text = spreadText(range, unit === '€' ? euros : plain);
    return isBonus ? added(text) : text;
  };
  return {
    title,
    columns: [
      { title: 'Class', numeric: false },
      ...fields.map((field) => ({ title: field.title, unit: field.unit, numeric: true })),
      { title: 'Cards', numeric: true },
      ...fields.map((field) => ({ title: `${field.title} of the cards`, unit: field.unit, numeric: true })),
    ],
    rows: Object.entries(classes).map(([id, { name, ...ranges }]) => {
      const own = cards.filter((card) => card.class === id);
      return [
        name,
        ...fields.map((field) => show(field, rangeOf(ranges, field))),
        plain(own.length),
        ...fields.map((field) => show(field, spreadOf(own.map((card) => numberOf(card, field))))),
      ];
    }),
  };
}

/** A sentence for each range that cards of the class go beyond. Ranges are advice, so a valid set may have them. */
export function outsideNotes(
  type: ClassedType,
  classes: Classes,
  cards: readonly ClassedCard[],
  { plain, prices }: Amounts,
): string[] {
  return Object.entries(classes).flatMap(([id, { name, ...ranges }]) =>
    FIELDS[type]!.flatMap((field) => {
      const range = rangeOf(ranges, field);
      const outside = cards
        .filter((card) => card.class === id)
        .map((card) => numberOf(card, field))
        .filter((value) => value < range.min || value > range.max);
      if (outside.length === 0) return [];
      const many = outside.length === 1 ? '1 card is' : `${plain(outside.length)} cards are`;
      const said = field.unit === '€' ? prices(range) : `${rangeText(range, plain)} ${field.unit}`;
      return [`${name}: ${many} outside the range of ${field.title.toLowerCase()}, ${said}.`];
    }),
  );
}

const rangeOf = (ranges: object, { key }: RangedField): Range => (ranges as { [field: string]: Range })[key]!;
const numberOf = (card: object, { key }: RangedField): number => (card as { [field: string]: number })[key]!;
