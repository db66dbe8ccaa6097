import { idFrom } from '../../../src-shared/id-from-name.ts';
import type { Field } from '../../../src-shared/workbench/field.ts';
import type { GameInfo } from '../../../src-shared/workbench/game-info.ts';
import type { ValuePath } from '../../../src-shared/workbench/set-view.ts';
import type { EditableSet } from './editable-set.ts';

/** What an `EditableSet` is to know about the fields of a game. */
export const fieldsIn = (game: GameInfo): Required<Pick<EditableSet, 'fieldOrder' | 'field' | 'cardFile'>> => ({
  fieldOrder: (type) => fieldAt(game, type, [])?.fields?.map(({ key }) => key) ?? [],
  field: (of, path) => fieldAt(game, of, path),
  cardFile: (type) => `${idFrom(game.cardTypes.find(({ id }) => id === type)?.plural ?? type)}.yaml`,
});

function fieldAt(game: GameInfo, of: string, path: ValuePath): Field | undefined {
  let field: Field | undefined =
    of === 'mode' ? game.mode : of === 'set' ? game.manifest : game.cardTypes.find(({ id }) => id === of)?.field;
  for (const step of path) field = field?.fields?.find(({ key }) => key === step) ?? field?.item;
  return field;
}
