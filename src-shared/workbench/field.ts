export type FieldKind = 'text' | 'number' | 'integer' | 'boolean' | 'choice' | 'list' | 'group' | 'map' | 'other';

/** A field as the game's schema describes it, references followed: what grids, forms and help texts are made of. */
export interface Field {
  readonly key: string;
  readonly title: string;
  readonly help?: string;
  /** `€`, `%`, `people` … */
  readonly unit?: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Of a `choice`. */
  readonly choices?: readonly (string | number | boolean)[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** 0.01 for money, 1 for whole numbers. */
  readonly step?: number;
  readonly maxLength?: number;
  /** What a field that is left out means. */
  readonly default?: unknown;
  readonly example?: unknown;
  /** Of a `group`, in the order of the schema. */
  readonly fields?: readonly Field[];
  /** The value need not be a `group` at all: the fields are those of several alternatives. */
  readonly hasAlternatives?: true;
  /** Of a field that not all alternatives have: the field beside it that tells them apart, and where that must stand. */
  readonly onlyWhere?: { readonly field: string; readonly is: readonly (string | number | boolean)[] };
  /** What the entries of a `list` and the values of a `map` are. */
  readonly item?: Field;
  /**
   * The names that the value may be: `mode` for ids of modes, else the way through each mode of the card to a mapping whose keys
   * they are, such as `['classes', 'act']`. From the schema's `x-refers-to`.
   */
  readonly refersTo?: 'mode' | readonly string[];
  /**
   * The way through a mode to the reference range of this value, `{ min, max }`; `{class}` stands for the value of the card's own
   * field `class`. From the schema's `x-range`.
   */
  readonly range?: readonly string[];
}
