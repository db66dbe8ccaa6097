import type { FaceSide } from '../../src-shared/workbench/face-view.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { formatNumber, withUnit } from '../fields/number-text.ts';
import { labelOf } from '../grid/card-names.ts';
import { isNumeric } from '../grid/cell-text.ts';

/** What a face says, for those who do not see it: `Lady Asbest, cost €420, audience 15 %`. */
export function faceWords(type: CardTypeInfo, row: Row, side: FaceSide): string {
  if (side === 'back') return `Back of ${labelOf(row)}`;
  const numbers = (type.field.fields ?? []).flatMap((field) => {
    const value = row.value[field.key];
    if (!isNumeric(field) || typeof value !== 'number') return [];
    return `${field.title.toLowerCase()} ${withUnit(formatNumber(value), field.unit)}`;
  });
  return [labelOf(row), ...numbers].join(', ');
}
