import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ValueChange } from '../../src-shared/set-diff.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import { IconButton } from '../controls/button.tsx';
import { classNames } from '../controls/class-names.ts';
import { fieldAtPath } from '../fields/value-path.ts';
import styles from './change-table.module.css';
import { differenceOf, placeInWords, textDifference, valueInWords } from './change-words.ts';

/** The cells of one changed value: where, before, after, how far, and the way back. */
export function ChangeRow({
  change,
  field: root,
  value,
  of,
  isNumeric,
  onRevert,
}: {
  readonly change: ValueChange;
  readonly field: Field | undefined;
  /** What the value belongs to, for the names in it. */
  readonly value: unknown;
  readonly of: string;
  /** Whether all values of its table are numbers. */
  readonly isNumeric: boolean;
  readonly onRevert?: () => void;
}) {
  const { path } = change;
  const field = root && fieldAtPath(root, path);
  const place = placeInWords(root, path, value);
  const { words, percent } = differenceOf(change, field);
  const isNumber = isOfNumbers(change);
  const { before, after } = sides(change, field);
  return (
    <>
      <td className={styles.cell}>{place}</td>
      <td className={classNames(styles.before, !isNumber && styles.words, isNumeric && styles.number)}>{before}</td>
      <td className={classNames(styles.after, !isNumber && styles.words)}>{after}</td>
      <td className={classNames(styles.difference, !isNumber && styles.words)}>
        {words}
        {percent && <span className={styles.percent}>{percent}</span>}
      </td>
      <td className={styles.action}>
        {onRevert && <IconButton label={`Revert ${place} of ${of}`} icon={<Undo2 size={13} />} onClick={onRevert} />}
      </td>
    </>
  );
}

export const isOfNumbers = ({ before, after }: ValueChange): boolean =>
  typeof before === 'number' && typeof after === 'number';

function sides({ before, after }: ValueChange, field: Field | undefined): { before: ReactNode; after: ReactNode } {
  if (typeof before !== 'string' || typeof after !== 'string') {
    return { before: valueInWords(field, before), after: valueInWords(field, after) };
  }
  const text = textDifference(before, after);
  // Where nothing is the same, marks would only colour everything.
  const isOther = text.start + text.end === '';
  const marked = (part: string) => (isOther ? part : part && <mark className={styles.mark}>{part}</mark>);
  return {
    before: (
      <>
        {text.start}
        {marked(text.before)}
        {text.end}
      </>
    ),
    after: (
      <>
        {text.start}
        {marked(text.after)}
        {text.end}
      </>
    ),
  };
}
