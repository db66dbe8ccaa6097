import type { Field } from '../../src-shared/workbench/field.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import { Badge } from '../controls/badge.tsx';
import { formatNumber, formatValue, withUnit } from '../fields/number-text.ts';
import { nameOf } from '../fields/reference-names.ts';
import type { SubjectForm } from '../fields/subject-form.ts';
import { typedOver, useTyping } from '../state/typing.ts';
import styles from './card-header.module.css';

const isNumber = ({ kind }: Field): boolean => kind === 'number' || kind === 'integer';

/** How the card reads, with what is being typed: its name, what it belongs to, its numbers, its flavour. */
export function CardHeader({ form, type }: { readonly form: SubjectForm; readonly type: CardTypeInfo }) {
  const { baseVersion } = form;
  const typed = useTyping(form.set, form.subject);
  const row = { ...form.row, value: typedOver(form.row.value, typed) };
  const fields = type.field.fields ?? [];
  const label = (field: Field) => {
    const value = row.value[field.key];
    return form.names(field).find(({ id }) => id === value)?.label ?? formatValue(value);
  };
  const kinds = fields.filter(({ key, refersTo }) => refersTo !== undefined && row.value[key] !== undefined);
  const numbers = fields.filter((field) => isNumber(field) && typeof row.value[field.key] === 'number');
  // The longest text is what is printed small: flavour, rules text.
  const text = fields
    .filter(({ kind, maxLength = 0, key }) => kind === 'text' && maxLength > 80 && typeof row.value[key] === 'string')
    .at(-1);
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h2 className={styles.name}>{nameOf(row)}</h2>
        {baseVersion !== undefined && (
          <Badge tone={row.origin === 'inherited' ? 'plain' : 'accent'}>
            {row.origin === 'own' ? 'New' : row.origin === 'changed' ? 'Changed' : `From ${baseVersion}`}
          </Badge>
        )}
      </div>
      {kinds.length > 0 && <p className={styles.kinds}>{kinds.map(label).join(' · ')}</p>}
      {numbers.length > 0 && (
        <dl className={styles.numbers}>
          {numbers.map(({ key, title, unit }) => (
            <div key={key} className={styles.figure} data-changed={form.originAt([key]).is === 'changed' || undefined}>
              <dd>
                {withUnit(
                  formatNumber(row.value[key] as number),
                  unit === '%' || (unit?.length ?? 0) === 1 ? unit : undefined,
                )}
              </dd>
              <dt>{title}</dt>
            </div>
          ))}
        </dl>
      )}
      {text && <p className={styles.flavour}>{String(row.value[text.key])}</p>}
    </header>
  );
}
