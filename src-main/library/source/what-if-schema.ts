import type { SourceSchema } from '../../../src-shared/workbench/api.ts';
import type { FieldSchema } from '../schema-field.ts';
import { type Choices, choicesOf } from './what-if-choices.ts';
import { inlinedSchemasOf, type WhatIfGround } from './what-if-fields.ts';
import { nowText, SelectionNotes } from './what-if-notes.ts';
import { MOST_SINGLE_CARDS, type Selection, selectionsOf } from './what-if-selections.ts';

const SEGMENT = '[A-Za-z0-9_-]+';
const PATH = `${SEGMENT}(\\.${SEGMENT})*`;
const FILTER = `(class|type|mode):${SEGMENT}`;

/**
 * Changes that are text for YAML. `+2` and `-5` are numbers for it, which is why no limit of the field can stand beside them. It
 * stands at thousands of selectors and so is short, and a little looser than the language: the program's own marks are exact.
 */
const CHANGE = '^([-+x×]|= *[-+]?)?[0-9.]+([eE][-+]?[0-9]+)? *%?$';
const SETTING = '^= *[-+]?[0-9.]+([eE][-+]?[0-9]+)?$';

const ANY_CHANGE = { type: ['number', 'string', 'boolean'] };

/**
 * The JSON Schema of a what-if for one set: its selectors are the properties. `default` is the value that it has without the
 * what-if, where its cards do not differ; `x-now` says it in words, also where they do.
 */
export function whatIfSchemaOf(ground: WhatIfGround): SourceSchema | undefined {
  const schemas = inlinedSchemasOf(ground.game.id);
  if (schemas === undefined) return undefined;
  const notes = new SelectionNotes(ground.modes);
  const types = new ChangeTypes(ground.modes);
  const properties: Record<string, ChangeType> = {};
  for (const [selector, selection] of selectionsOf(ground)) properties[selector] = propertyOf(selection, notes, types);
  const { title = 'What-if', description } = schemas.get('what-if') ?? {};
  return {
    uri: `soundcheck://schemas/${ground.game.id}/what-if`,
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title,
      ...(description !== undefined && { description }),
      type: 'object',
      properties,
      patternProperties: patternsFor(ground),
      additionalProperties: false,
    },
  };
}

/** Selectors that are right and not worth listing. */
function patternsFor({ cards }: WhatIfGround): Record<string, unknown> {
  const count = Object.values(cards).flat().length;
  return {
    [`^cards\\.${FILTER}( +${FILTER})*\\.${PATH}$`]: {
      ...ANY_CHANGE,
      description: 'Filters with spaces between them: cards that pass all of them.',
    },
    [`^cards\\.${SEGMENT}\\.${SEGMENT}\\.[0-9]+$`]: { ...ANY_CHANGE, description: 'An entry of a list, from 0.' },
    ...(count > MOST_SINGLE_CARDS && {
      [`^cards\\.${SEGMENT}\\.${PATH}$`]: { ...ANY_CHANGE, description: 'A field of one card.' },
    }),
  };
}

/** What may stand behind the colon, told once for all selectors of a field. */
class ChangeTypes {
  readonly #modes: WhatIfGround['modes'];
  readonly #known = new Map<FieldSchema, { readonly there: ChangeType; readonly leftOut: ChangeType }>();

  constructor(modes: WhatIfGround['modes']) {
    this.#modes = modes;
  }

  of({ schema, values }: Selection): ChangeType {
    let types = this.#known.get(schema);
    if (types === undefined) {
      const choices = choicesOf(schema, this.#modes);
      types = { there: typesOf(schema, choices, CHANGE), leftOut: typesOf(schema, choices, SETTING) };
      this.#known.set(schema, types);
    }
    // Nothing can be computed from a value that is left out.
    return values.length > 0 ? types.there : types.leftOut;
  }
}

type ChangeType = { readonly [keyword: string]: unknown };

function propertyOf(selection: Selection, notes: SelectionNotes, types: ChangeTypes): ChangeType {
  const { title, values } = selection;
  const [first] = values;
  const property = { title, description: notes.of(selection), ...types.of(selection) };
  if (first === undefined) return property;
  const isSame = values.every((value) => value === first);
  return { ...property, 'x-now': nowText(selection), ...(isSame && { default: first }) };
}

function typesOf(schema: FieldSchema, { values, descriptions }: Choices, pattern: string): ChangeType {
  const { type, minLength, maxLength } = schema;
  const unit = schema['x-unit'];
  if (type === 'number' || type === 'integer' || values?.every((value) => typeof value === 'number')) {
    const step = type === 'integer' ? 1 : schema.multipleOf;
    return {
      type: ['number', 'string'],
      pattern,
      // A choice of numbers can be reached by adding as well, and so is no enum.
      ...(values && { examples: values }),
      ...(unit !== undefined && { 'x-unit': unit }),
      ...(step !== undefined && { 'x-step': step }),
    };
  }
  if (values) return { enum: values, ...(descriptions && { enumDescriptions: descriptions }) };
  if (type === 'boolean') return { type };
  return {
    type: 'string',
    ...(schema.pattern !== undefined && { pattern: schema.pattern }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
}
