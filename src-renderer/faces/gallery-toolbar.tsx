import { FilterX, Search } from 'lucide-react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { CardTypeInfo } from '../../src-shared/workbench/game-info.ts';
import type { Row } from '../../src-shared/workbench/set-view.ts';
import { IconButton } from '../controls/button.tsx';
import { Segmented } from '../controls/segmented.tsx';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { type Arrangement, filterOf, isFiltered, withFilter, withoutFilters } from '../grid/arrangement.ts';
import { labelOf, modesField } from '../grid/card-names.ts';
import type { GridModel } from '../grid/grid-model.ts';
import bar from '../grid/toolbar.module.css';
import { changeFaceOptions, type FaceOptions } from './face-options.ts';

interface GalleryToolbarProps {
  readonly model: GridModel;
  readonly type: CardTypeInfo;
  readonly fields: readonly Field[];
  readonly modes: readonly Row[];
  readonly arrangement: Arrangement;
  readonly options: FaceOptions;
  readonly shown: number;
  readonly total: number;
}

/** Which faces are shown and how large. Filters are shared with the grid of the same cards. */
export function GalleryToolbar({
  model,
  type,
  fields,
  modes,
  arrangement,
  options,
  shown,
  total,
}: GalleryToolbarProps) {
  const change = (next: (now: Arrangement) => Arrangement): void => model.arrangement.set(next);
  const plural = type.plural.toLowerCase();
  const inModes = modesField(fields);
  const modeFilter = inModes && filterOf(arrangement, inModes.key);
  const mode = modeFilter?.by === 'values' && modeFilter.values.length === 1 ? modeFilter.values[0] : undefined;
  return (
    <div role="toolbar" aria-label={`Faces of the ${plural}: filter and arrange`} className={bar.toolbar}>
      <TextField
        type="search"
        label={`Filter ${plural}`}
        hideLabel
        icon={<Search size={14} />}
        placeholder={`Filter ${total.toLocaleString('en-US')} ${plural}…`}
        className={bar.search}
        value={arrangement.search}
        onChange={(event) => change((now) => ({ ...now, search: event.target.value }))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.currentTarget.closest('[role=tabpanel]')?.querySelector<HTMLElement>('[data-faces]')?.focus();
        }}
      />
      {inModes && (
        <Select
          label="Mode"
          hideLabel
          className={bar.select}
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
      <Segmented
        label="Side"
        value={options.side}
        options={[
          { value: 'front', title: 'Fronts' },
          { value: 'back', title: 'Backs' },
        ]}
        onPick={(side) => changeFaceOptions({ side })}
      />
      <Segmented
        label="Size of the faces"
        value={options.gallery}
        options={[
          { value: 'small', title: 'S' },
          { value: 'medium', title: 'M' },
          { value: 'large', title: 'L' },
        ]}
        onPick={(gallery) => changeFaceOptions({ gallery })}
      />
      {isFiltered(arrangement) && (
        <IconButton label="Clear filters" icon={<FilterX size={15} />} onClick={() => change(withoutFilters)} />
      )}
      <span className={bar.count} aria-live="polite">
        {shown === total
          ? `${total.toLocaleString('en-US')} ${plural}`
          : `${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${plural}`}
      </span>
    </div>
  );
}
