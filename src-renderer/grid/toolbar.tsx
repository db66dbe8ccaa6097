import { Columns3, FilterX, Plus, Search, SlidersHorizontal, X } from 'lucide-react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { tip } from '../controls/tip.ts';
import { type Arrangement, filterOf, isFiltered, withFilter, withoutFilters } from './arrangement.ts';
import { labelOf, modesField, refersTo } from './card-names.ts';
import type { ColumnFilter } from './filters.ts';
import { addCard } from './grid-actions.ts';
import type { GridModel } from './grid-model.ts';
import styles from './toolbar.module.css';

interface ToolbarProps {
  readonly model: GridModel;
  readonly type: CardTypeInfo;
  readonly fields: readonly Field[];
  readonly modes: readonly Row[];
  readonly arrangement: Arrangement;
  readonly shown: number;
  readonly total: number;
}

export function Toolbar({ model, type, fields, modes, arrangement, shown, total }: ToolbarProps) {
  const change = (next: (now: Arrangement) => Arrangement): void => model.arrangement.set(next);
  const plural = type.plural.toLowerCase();
  const inModes = modesField(fields);
  const modeFilter = inModes && filterOf(arrangement, inModes.key);
  const mode = modeFilter?.by === 'values' && modeFilter.values.length === 1 ? modeFilter.values[0] : undefined;
  const groups = fields.filter((field) => refersTo(field) !== undefined || field.kind === 'choice');
  const others = arrangement.filters.filter((filter) => filter.id !== inModes?.key || mode === undefined);
  return (
    <div role="toolbar" aria-label={`${type.plural}: filter and arrange`} className={styles.toolbar}>
      <TextField
        type="search"
        label={`Filter ${plural}`}
        hideLabel
        icon={<Search size={14} />}
        placeholder={`Filter ${total.toLocaleString('en-US')} ${plural}…`}
        className={styles.search}
        value={arrangement.search}
        onChange={(event) => change((now) => ({ ...now, search: event.target.value }))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          model.element?.focus();
        }}
      />
      {inModes && (
        <Select
          label="Mode"
          hideLabel
          className={styles.select}
          value={mode ?? ''}
          options={[
            { value: '', title: modeFilter && mode === undefined ? 'Mode: several' : 'Mode: all' },
            ...modes.map((row) => ({ value: row.key, title: `Mode: ${labelOf(row)}` })),
          ]}
          onPick={(picked) =>
            change((now) =>
              withFilter(now, inModes.key, picked === '' ? undefined : { by: 'values', values: [picked] }),
            )
          }
        />
      )}
      {groups.length > 0 && (
        <Select
          label="Group by"
          hideLabel
          className={styles.select}
          value={arrangement.group ?? ''}
          options={[
            { value: '', title: 'Group: none' },
            ...groups.map((field) => ({ value: field.key, title: `Group: ${field.title.toLowerCase()}` })),
          ]}
          onPick={(group) =>
            change(({ group: _, ...now }) => ({ ...now, folded: new Set(), ...(group !== '' && { group }) }))
          }
        />
      )}
      <Button
        icon={<Plus size={14} />}
        {...tip(`Adds a card below the one under the cursor`, 'Mod+Enter')}
        onClick={() => void addCard(model)}
      >
        {type.label}
      </Button>
      <IconButton
        label="Choose columns"
        icon={<Columns3 size={15} />}
        aria-haspopup="dialog"
        onClick={(event) => model.question.set({ ask: 'columns', at: event.currentTarget })}
      />
      <IconButton
        label="Change many at once"
        shortcut="Mod+Shift+M"
        icon={<SlidersHorizontal size={14} />}
        disabled={total === 0}
        onClick={() => model.question.set({ ask: 'change-many' })}
      />
      <span className={styles.chips}>
        {others.map((filter) => (
          <FilterChip
            key={filter.id}
            model={model}
            field={fields.find((field) => field.key === filter.id)}
            filter={filter.value}
          />
        ))}
      </span>
      {isFiltered(arrangement) && (
        <IconButton label="Clear filters" icon={<FilterX size={15} />} onClick={() => change(withoutFilters)} />
      )}
      <span className={styles.count} aria-live="polite">
        {shown === total
          ? `${total.toLocaleString('en-US')} ${plural}`
          : `${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${plural}`}
      </span>
    </div>
  );
}

interface FilterChipProps {
  readonly model: GridModel;
  readonly field: Field | undefined;
  readonly filter: ColumnFilter;
}

function FilterChip({ model, field, filter }: FilterChipProps) {
  if (!field) return null;
  const what = filter.by === 'text' ? filter.text : filter.values.map((value) => value || 'none').join(', ');
  return (
    <span className={styles.chip}>
      <span className={styles.what}>
        {field.title}: {what}
      </span>
      <button
        type="button"
        aria-label={`Remove the filter of ${field.title}`}
        onClick={() => model.arrangement.set((now) => withFilter(now, field.key, undefined))}
      >
        <X size={12} aria-hidden />
      </button>
    </span>
  );
}
