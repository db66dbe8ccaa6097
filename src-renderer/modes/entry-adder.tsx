import { Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { isRecord } from '../../src-shared/record.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { ValuePath } from '../../src-shared/workbench/set-view.ts';
import { Button } from '../controls/button.tsx';
import { pathName } from '../fields/field-row.tsx';
import type { SubjectForm } from '../fields/subject-form.ts';
import { entryKey } from './entry-key.ts';
import { initialValue } from './field-shape.ts';
import styles from './mode-form.module.css';
import table from './table.module.css';

/** A new entry of a mapping: its name makes its key, its other values are those of an entry that is there. */
export function EntryAdder({
  form,
  field,
  path,
  entries,
}: {
  readonly form: SubjectForm;
  readonly field: Field;
  readonly path: ValuePath;
  readonly entries: readonly (readonly [string, unknown])[];
}) {
  const id = useId();
  const [name, setName] = useState('');
  const [like, setLike] = useState<string>();
  const item = field.item!;
  const what = item.title.toLowerCase();
  const key = entryKey(
    name,
    entries.map(([taken]) => taken),
  );
  const model = entries.find(([other]) => other === like) ?? entries.at(-1);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (key === '') return;
    const start = model ? model[1] : initialValue(item);
    const hasName = item.fields?.some((child) => child.key === 'name' && child.kind === 'text') ?? false;
    const value = hasName && isRecord(start) ? { ...start, name: name.trim() } : start;
    if (await form.change([...path, key], value)) setName('');
  };
  return (
    <form className={styles.adder} onSubmit={(event) => void add(event)} data-field-path={pathName(path)}>
      <label htmlFor={`${id}-name`}>New {what}</label>
      <input
        id={`${id}-name`}
        className={styles.adderInput}
        type="text"
        autoComplete="off"
        placeholder="Name"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {entries.length > 0 && (
        <>
          <label htmlFor={`${id}-like`}>like</label>
          <select
            id={`${id}-like`}
            className={styles.adderInput}
            value={model?.[0]}
            onChange={(event) => setLike(event.target.value)}
          >
            {entries.map(([other, entry]) => (
              <option key={other} value={other}>
                {isRecord(entry) && typeof entry.name === 'string' ? entry.name : other}
              </option>
            ))}
          </select>
        </>
      )}
      <Button type="submit" kind="plain" icon={<Plus size={14} />} disabled={key === ''}>
        Add {what}
      </Button>
      {key !== '' && <span className={table.key}>{key}</span>}
    </form>
  );
}
