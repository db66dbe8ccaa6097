import { ArrowRight, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Field } from '../../src-shared/workbench/field.ts';
import type { GameInfo } from '../../src-shared/workbench/game-info.ts';
import { Badge } from '../controls/badge.tsx';
import { Button, IconButton } from '../controls/button.tsx';
import { rowOf } from '../fields/subject-form.ts';
import { reveal } from '../state/selection.ts';
import { openTab } from '../state/tabs.ts';
import { useSet } from '../state/workbench.ts';
import type { ChangedThing, ChangeSection } from './change-list.ts';
import { ChangeRow, isOfNumbers } from './change-row.tsx';
import styles from './change-table.module.css';
import { valueInWords } from './change-words.ts';
import type { Revert } from './use-reverting.ts';

/** More things than this are shown when asked for. */
const MOST = 200;

const WHAT: { readonly [key: string]: string } = { set: 'Set', modes: 'Mode' };

/** The changes of one section: a line per value, grouped by card. */
export function ChangeTable({
  section,
  game,
  set,
  areLinks = true,
  onRevert,
}: {
  readonly section: ChangeSection;
  readonly game: GameInfo | undefined;
  readonly set: string;
  /** Whether names lead to their things; not from a dialog, behind which they would open. */
  readonly areLinks?: boolean;
  readonly onRevert?: Revert;
}) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { key, title, things } = section;
  const shown = showsAll ? things : things.slice(0, MOST);
  const type = game?.cardTypes.find((one) => one.id === key);
  const field = key === 'set' ? game?.manifest : key === 'modes' ? game?.mode : type?.field;
  // Numbers stand to the right only where nothing else is in their column: a head cannot stand over both.
  const isNumeric = things.every(({ changes }) => changes.every(isOfNumbers));
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.header}>
        <h3 id={id}>
          {title} <span className={styles.count}>{things.length}</span>
        </h3>
        {onRevert && (
          <Button kind="plain" icon={<Undo2 size={14} />} onClick={() => void onRevert(things)}>
            Revert {title.toLowerCase()}
          </Button>
        )}
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.nameHead}>
              {WHAT[key] ?? type?.label ?? 'Card'}
            </th>
            <th scope="col" className={styles.fieldHead}>
              Field
            </th>
            <th scope="col" className={isNumeric ? styles.numberHead : styles.head}>
              Before
            </th>
            <th scope="col" className={styles.head}>
              After
            </th>
            <th scope="col" className={styles.numberHead}>
              Difference
            </th>
            <td className={styles.actionHead} />
          </tr>
        </thead>
        {shown.map((thing) => (
          <ThingRows
            key={`${thing.is}:${thing.id}`}
            thing={thing}
            field={field}
            set={set}
            isLink={areLinks}
            isNumeric={isNumeric}
            onRevert={onRevert}
          />
        ))}
      </table>
      {shown.length < things.length && (
        <Button kind="plain" onClick={() => setShowsAll(true)}>
          Show all {things.length}
        </Button>
      )}
    </section>
  );
}

interface ThingProps {
  readonly thing: ChangedThing;
  readonly field: Field | undefined;
  readonly set: string;
  readonly isLink: boolean;
  readonly onRevert: Revert | undefined;
}

function ThingRows({ isNumeric, ...props }: ThingProps & { readonly isNumeric: boolean }) {
  const { thing, field, set, isLink, onRevert } = props;
  const view = useSet(set);
  const { changes, is, name, id } = thing;
  const value = view && rowOf(view, thing.subject)?.value;
  if (is !== 'changed') return <WholeRow {...props} />;
  return (
    <tbody className={styles.thing}>
      {changes.map((change, i) => (
        <tr key={change.path.join('/')}>
          {i === 0 && (
            <th scope="rowgroup" rowSpan={changes.length} className={styles.name}>
              <ThingName {...{ thing, set, isLink }} />
              {onRevert && changes.length > 1 && (
                <IconButton
                  label={`Revert all of ${name}`}
                  className={styles.revertAll}
                  icon={<Undo2 size={13} />}
                  onClick={() => void onRevert([thing])}
                />
              )}
            </th>
          )}
          <ChangeRow
            change={change}
            field={field}
            value={value}
            of={name || id}
            isNumeric={isNumeric}
            {...(onRevert && { onRevert: () => void onRevert([{ ...thing, changes: [change] }]) })}
          />
        </tr>
      ))}
    </tbody>
  );
}

/** A card that only one side has: what it is, in a line. */
function WholeRow({ thing, field, set, isLink, onRevert }: ThingProps) {
  const { is, name, id, value } = thing;
  const rest = Object.fromEntries(
    Object.entries(value ?? {}).filter(([key, entry]) => !['id', 'name'].includes(key) && !isLarge(entry)),
  );
  return (
    <tbody className={styles.thing}>
      <tr>
        <th scope="row" className={styles.name}>
          <ThingName {...{ thing, set, isLink }} />
        </th>
        <td className={styles.cell}>
          <Badge tone={is === 'added' ? 'accent' : 'plain'}>{is === 'added' ? 'Added' : 'Removed'}</Badge>
        </td>
        <td colSpan={3} className={styles.whole}>
          {valueInWords(field, rest)}
        </td>
        <td className={styles.action}>
          {onRevert && (
            <IconButton
              label={is === 'added' ? `Take ${name || id} out again` : `Put ${name || id} back`}
              icon={<Undo2 size={13} />}
              onClick={() => void onRevert([thing])}
            />
          )}
        </td>
      </tr>
    </tbody>
  );
}

/** What says more than a line can hold: the tables of a mode. */
const isLarge = (value: unknown): boolean => JSON.stringify(value)?.length > 200;

function ThingName({ thing, set, isLink }: Pick<ThingProps, 'thing' | 'set' | 'isLink'>) {
  const { subject, is, id, name } = thing;
  if (subject.on === 'manifest') return name;
  const show = () => {
    const path = thing.changes[0]?.path ?? [];
    if (subject.on === 'card') {
      openTab({ kind: 'cards', set, type: subject.type });
      reveal.set({ in: 'cards', set, type: subject.type, key: id, path });
    } else {
      openTab({ kind: 'modes', set, mode: id });
      reveal.set({ in: 'modes', set, key: id, path });
    }
  };
  if (is === 'removed') return <span className={styles.gone}>{name || id}</span>;
  if (!isLink) return name || id;
  return (
    <button type="button" className={styles.link} onClick={show}>
      {name || id}
      <ArrowRight size={12} aria-hidden="true" />
    </button>
  );
}
