import { useState } from 'react';
import { commands } from '../../commands/commands.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { Keys } from '../../controls/keys.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { GRID_KEYS } from '../../grid/key-help.ts';
import { grouped } from '../grouped.ts';
import { sectionOrder } from '../palette/sections.ts';
import styles from './keys-dialog.module.css';
import type { DialogControls } from './open-dialog.ts';

/**
 * What commands and the grid say of their keys; a second key of a command stands beside the first in the palette only.
 * Made when it is asked for: one of the commands opens this dialog, so they may not be there when this file is read.
 */
const allKeys = (): readonly { readonly title: string; readonly section: string; readonly key: string }[] => [
  ...commands.flatMap(({ title, section, key, isSecond }) =>
    key === undefined || isSecond ? [] : [{ title, section, key }],
  ),
  ...GRID_KEYS.map((line) => ({ ...line, section: 'In the grid' })),
];

/** All keys. */
export function KeysDialog({ close }: DialogControls) {
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const found = allKeys().filter(({ title, section }) => `${title} ${section}`.toLowerCase().includes(wanted));
  const sections = grouped(found, ({ section }) => section).toSorted(([a], [b]) => sectionOrder(a, b));
  return (
    <Dialog title="Keyboard shortcuts" onClose={close}>
      <TextField
        label="Filter the shortcuts"
        hideLabel
        placeholder="Filter…"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        data-focus
      />
      <div className={styles.sections}>
        {sections.map(([section, list]) => (
          <section key={section} aria-label={section}>
            <h3 className={styles.heading}>{section}</h3>
            <ul>
              {list
                .toSorted((a, b) => a.title.localeCompare(b.title))
                .map(({ title, key }) => (
                  <li key={title} className={styles.line}>
                    {title}
                    <Keys of={key} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {sections.length === 0 && <p className={styles.none}>No shortcut with these words.</p>}
      </div>
    </Dialog>
  );
}
