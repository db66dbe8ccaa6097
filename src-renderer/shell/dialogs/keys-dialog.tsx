import { useState } from 'react';
import { commands } from '../../commands/commands.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { Keys } from '../../controls/keys.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { grouped } from '../grouped.ts';
import { sectionOrder } from '../palette/sections.ts';
import styles from './keys-dialog.module.css';
import type { DialogControls } from './open-dialog.ts';

/** All keys, as the commands say. */
export function KeysDialog({ close }: DialogControls) {
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const found = commands.filter(
    ({ key, title, section }) => key !== undefined && `${title} ${section}`.toLowerCase().includes(wanted),
  );
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
                .map(({ id, title, key }) => (
                  <li key={id} className={styles.line}>
                    {title}
                    <Keys of={key!} />
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
