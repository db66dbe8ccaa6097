import { ChevronDown, ChevronUp } from 'lucide-react';
import { names } from '../../src-shared/title-unit.ts';
import type { Field } from '../../src-shared/workbench/field.ts';
import { Button, IconButton } from '../controls/button.tsx';
import type { ColumnChoice } from './arrangement.ts';
import styles from './column-chooser.module.css';
import { Popover } from './popover.tsx';

interface ColumnChooserProps {
  readonly at: Element;
  /** All of them, in the order of now. */
  readonly fields: readonly Field[];
  readonly choice: ColumnChoice;
  readonly onChoose: (choice: ColumnChoice) => void;
  readonly onClose: () => void;
}

/** Which columns are shown, and in which order. */
export function ColumnChooser({ at, fields, choice, onChoose, onClose }: ColumnChooserProps) {
  const hidden = new Set(choice.hidden);
  const isLast = fields.filter((field) => !hidden.has(field.key)).length === 1;
  const toggle = (key: string): void => {
    if (!hidden.delete(key)) hidden.add(key);
    onChoose({ ...choice, hidden: [...hidden] });
  };
  const move = (place: number, by: -1 | 1): void => {
    const order = fields.map((field) => field.key);
    const [key] = order.splice(place, 1);
    order.splice(place + by, 0, key!);
    onChoose({ ...choice, order });
  };
  return (
    <Popover label="Columns" at={at} onClose={onClose}>
      <ul className={styles.columns}>
        {fields.map((field, place) => (
          <li key={field.key} className={styles.column}>
            <label className={styles.name}>
              <input
                type="checkbox"
                checked={!hidden.has(field.key)}
                disabled={isLast && !hidden.has(field.key)}
                onChange={() => toggle(field.key)}
              />
              {field.title}
              {field.unit !== undefined && !names(field.title, field.unit) && (
                <span className={styles.unit}>{field.unit}</span>
              )}
            </label>
            <IconButton
              label={`Move ${field.title} to the left`}
              icon={<ChevronUp size={14} />}
              disabled={place === 0}
              onClick={() => move(place, -1)}
            />
            <IconButton
              label={`Move ${field.title} to the right`}
              icon={<ChevronDown size={14} />}
              disabled={place === fields.length - 1}
              onClick={() => move(place, 1)}
            />
          </li>
        ))}
      </ul>
      <Button kind="plain" disabled={Object.keys(choice).length === 0} onClick={() => onChoose({})}>
        As the schema has them
      </Button>
    </Popover>
  );
}
