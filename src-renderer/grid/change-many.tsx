import { useMemo, useState } from 'react';
import type { Change } from '../../src-shared/what-if/change.ts';
import { parseChange } from '../../src-shared/what-if/change.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { readNumber } from '../fields/read-number.ts';
import { isEditable, isNumeric, type KnownName, shownText, typedText } from './cell-text.ts';
import styles from './change-many.module.css';
import { carryOut, namesOf } from './grid-actions.ts';
import { cardsOf, type GridModel, selectedCards } from './grid-model.ts';
import { changeMany, setMany } from './value-changes.ts';

const WAYS = [
  { value: 'set', title: 'Set to', amount: 'Set to' },
  { value: 'add', title: 'Add', amount: 'Add' },
  { value: 'subtract', title: 'Subtract', amount: 'Subtract' },
  { value: 'percent', title: 'Raise by percent', amount: 'Percent' },
  { value: 'less-percent', title: 'Lower by percent', amount: 'Percent' },
  { value: 'multiply', title: 'Multiply by', amount: 'Factor' },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** The change that a way and an amount make, in the words of a what-if. */
export function changeOf(way: Way, amount: number): Change | undefined {
  const sign = (negative: boolean): string => (amount < 0 !== negative ? '-' : '+');
  const size = Math.abs(amount);
  switch (way) {
    case 'set':
      return { kind: 'set', value: amount };
    case 'add':
      return parseChange(`${sign(false)}${size}`, null);
    case 'subtract':
      return parseChange(`${sign(true)}${size}`, null);
    case 'percent':
      return parseChange(`${sign(false)}${size}%`, null);
    case 'less-percent':
      return parseChange(`${sign(true)}${size}%`, null);
    case 'multiply':
      return amount < 0 ? undefined : parseChange(`x${size}`, null);
  }
}

/** One change of a number in many cards, or one value for all of them, with a look at what it does before it is done. */
export function ChangeMany({ model }: { readonly model: GridModel }) {
  const now = model.now!;
  const [picked] = useState(() => selectedCards(model));
  const all = useMemo(() => cardsOf(now.lines), [now.lines]);
  const columns = now.layout.columns.map(({ field }) => field).filter(isChangeable);
  const pickedNumbers = picked.fields.filter(isNumeric);
  const [scope, setScope] = useState(picked.rows.length > 1 ? 'picked' : 'all');
  const [column, setColumn] = useState(
    () => [...pickedNumbers, ...picked.fields, ...columns.filter(isNumeric), ...columns].find(isChangeable)?.key ?? '',
  );
  const [way, setWay] = useState<Way>('percent');
  const [text, setText] = useState('');
  const isCells = column === CELLS;
  const fields = isCells ? pickedNumbers : columns.filter((field) => field.key === column);
  const [only] = fields;
  const isOfNumbers = isCells || (only !== undefined && isNumeric(only));
  const rows = scope === 'picked' ? picked.rows : all;
  const amount = readAmount(text, way, fields);
  const change = amount === undefined ? undefined : changeOf(way, amount);
  const names = namesOf(model);
  const planned = () => {
    if (isOfNumbers) return change && changeMany(now.type.id, rows, fields, change);
    return only && text.trim() !== '' ? setMany(now.type.id, rows, only, text, names) : undefined;
  };
  const plan = planned();
  const known = isOfNumbers || !only || !rows[0] ? [] : choicesOf(only, names(only, rows[0]));
  const close = (): void => model.question.set(undefined);
  const plural = now.type.plural.toLowerCase();
  const carry = (): void => {
    if (!plan || plan.changes.length === 0) return;
    close();
    void carryOut(model, plan);
  };
  if (columns.length === 0) {
    return (
      <Dialog title="Change many at once" width="narrow" onClose={close}>
        <p>None of the columns that are shown can be changed here.</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title="Change many at once"
      width="narrow"
      onClose={close}
      onSubmit={carry}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={!plan || plan.changes.length === 0}>
            {plan ? `Change ${count(plan.changes)} ${plan.changes.length === 1 ? 'value' : 'values'}` : 'Change'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Select
          label="In"
          value={scope}
          options={[
            {
              value: 'picked',
              title: `selected ${plural} (${count(picked.rows)})`,
              disabled: picked.rows.length === 0,
            },
            { value: 'all', title: `all ${plural} shown (${count(all)})` },
          ]}
          onPick={setScope}
        />
        <Select
          label="Column"
          value={column}
          options={[
            ...(pickedNumbers.length > 1 ? [{ value: CELLS, title: 'all selected columns with numbers' }] : []),
            ...columns.map((field) => ({
              value: field.key,
              title: field.unit === undefined ? field.title : `${field.title} (${field.unit})`,
            })),
          ]}
          onPick={(next) => {
            setColumn(next);
            setText('');
          }}
        />
        {isOfNumbers && <Select label="Change" value={way} options={WAYS} onPick={(next) => setWay(next as Way)} />}
        {known.length > 0 ? (
          <Select
            label="Set to"
            value={text}
            options={[
              { value: '', title: 'Choose…' },
              ...known.map(({ id, label }) => ({ value: id, title: label === undefined ? id : `${id} (${label})` })),
            ]}
            onPick={setText}
          />
        ) : (
          <TextField
            label={isOfNumbers ? WAYS.find(({ value }) => value === way)!.amount : 'Set to'}
            autoFocus
            inputMode={isOfNumbers ? 'decimal' : 'text'}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={isOfNumbers && text.trim() !== '' && !change ? 'This needs to be a number.' : undefined}
          />
        )}
      </div>
      <div className={styles.preview} aria-live="polite">
        {plan && plan.changes.length === 0 && <p>Nothing would change.</p>}
        {plan?.examples.map(({ row, field, before, after }) => (
          <p key={`${row.key} ${field.key}`} className={styles.example}>
            <span className={styles.name}>{String(row.value.name ?? row.key)}</span>
            <span>{shownText(field, before) || 'none'}</span>
            <span className={styles.arrow}>→</span>
            <span className={styles.after}>{shownText(field, after)}</span>
          </p>
        ))}
        {plan && plan.changes.length > plan.examples.length && (
          <p className={styles.more}>and {count({ length: plan.changes.length - plan.examples.length })} more</p>
        )}
      </div>
    </Dialog>
  );
}

const CELLS = '*cells';

/** Ids differ from card to card; what is made of other fields is edited in the source. */
const isChangeable = (field: Field): boolean => field.key !== 'id' && isEditable(field);

/** What one value can be chosen from. Of a list any number may be named, so it is typed. */
function choicesOf(field: Field, names: readonly KnownName[]): readonly KnownName[] {
  if (field.kind === 'list') return [];
  if (field.kind === 'boolean') return [{ id: 'yes' }, { id: 'no' }];
  return field.kind === 'choice' ? (field.choices ?? []).map((choice) => ({ id: typedText(field, choice) })) : names;
}

const count = (list: { readonly length: number }): string => list.length.toLocaleString('en-US');

function readAmount(text: string, way: Way, fields: readonly Field[]): number | undefined {
  if (way === 'percent' || way === 'less-percent') return readNumber(text, { unit: '%' });
  return readNumber(text, way === 'multiply' ? {} : (fields[0] ?? {}));
}
