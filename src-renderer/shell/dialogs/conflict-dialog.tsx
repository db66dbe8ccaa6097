import { useEffect, useMemo, useState } from 'react';
import { type DiffRow, diffHunks, diffLines } from '../../../src-shared/line-diff.ts';
import { Button } from '../../controls/button.tsx';
import { classNames } from '../../controls/class-names.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { answered, api, tell, useFile } from '../../state/workbench.ts';
import { quantity } from '../quantity.ts';
import { say } from '../status.ts';
import styles from './conflict-dialog.module.css';
import parts from './dialog-parts.module.css';
import type { DialogControls } from './open-dialog.ts';

interface ConflictProps extends DialogControls {
  readonly file: string;
}

interface Texts {
  /** Undefined where the file was deleted or renamed here. */
  readonly mine: string | undefined;
  readonly disk: string;
  readonly seen: number;
}

/** A file has changed on disk while there is unsaved work in it: both versions, and a choice. */
export function ConflictDialog({ file, close }: ConflictProps) {
  const [texts, setTexts] = useState<Texts>();
  const { revision, seen } = useFile(file) ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever the file changes
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([api().readFile({ file }), api().diskText({ file })]).then(([mine, disk]) => {
      if (!isCurrent) return;
      if (!mine.ok && mine.problem.code !== 'file/gone') tell(mine.problem);
      else if (!disk.ok) tell(disk.problem);
      else
        setTexts({ mine: mine.ok ? mine.value.text : undefined, disk: disk.value.text ?? '', seen: disk.value.seen });
    });
    return () => {
      isCurrent = false;
    };
  }, [file, revision, seen]);

  const rows = useMemo(() => texts && diffLines(texts.mine ?? '', texts.disk), [texts]);
  const isDeleted = texts !== undefined && texts.mine === undefined;
  const changes = rows?.filter((row) => !row.isSame).length ?? 0;
  const keep = async (which: 'mine' | 'disk'): Promise<void> => {
    if (!texts || !answered(await api().resolveConflict({ file, keep: which, seen: texts.seen }))) return;
    close();
    if (which === 'disk') say(`Read ${file} from disk; undo ${isDeleted ? 'deletes it again' : 'brings yours back'}`);
    else say(isDeleted ? `Still deleted: saving deletes ${file} on disk` : `Kept yours: saving overwrites ${file}`);
  };

  return (
    <Dialog
      title={`${file} has changed on disk`}
      width="wide"
      onClose={close}
      actions={
        <>
          <Button className={parts.spread} onClick={close}>
            Decide later
          </Button>
          <Button onClick={() => void keep('disk')}>Take the file from disk</Button>
          <Button kind="primary" data-focus onClick={() => void keep('mine')}>
            {isDeleted ? 'Keep it deleted' : 'Keep mine'}
          </Button>
        </>
      }
    >
      {isDeleted ? (
        <p className={parts.text}>
          You have deleted or renamed this file here and not saved that yet; another program has written it meanwhile.
          With <strong>Keep it deleted</strong>, the next save deletes it on disk. With{' '}
          <strong>Take the file from disk</strong>, it is there again.
        </p>
      ) : (
        <p className={parts.text}>
          Another program has written this file while you had unsaved changes in it.{' '}
          {rows && `${quantity(changes, 'line differs', 'lines differ')}.`} With <strong>Keep mine</strong>, the next
          save overwrites what is on disk. With <strong>Take the file from disk</strong>, your changes go; undo brings
          them back.
        </p>
      )}
      {rows && <SideBySide rows={rows} mine={isDeleted ? 'Mine, deleted' : 'Mine, unsaved'} />}
    </Dialog>
  );
}

function SideBySide({ rows, mine }: { readonly rows: readonly DiffRow[]; readonly mine: string }) {
  const hunks = useMemo(() => diffHunks(rows), [rows]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className={styles.scroll} aria-label="Both versions" tabIndex={0}>
      <table className={styles.table}>
        <colgroup>
          <col className={styles.numberColumn} />
          <col />
          <col className={styles.numberColumn} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th colSpan={2} scope="colgroup">
              {mine}
            </th>
            <th colSpan={2} scope="colgroup">
              On disk
            </th>
          </tr>
        </thead>
        <tbody>
          {hunks.map((hunk, place) =>
            'hidden' in hunk ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the hunks of one comparison never move
              <tr key={place}>
                <td colSpan={4} className={styles.hidden}>
                  {quantity(hunk.hidden, 'line')} the same
                </td>
              </tr>
            ) : (
              hunk.map((row) => (
                <tr
                  key={`${row.left?.number}-${row.right?.number}`}
                  className={classNames(!row.isSame && styles.changed)}
                >
                  <td className={styles.number}>{row.left?.number}</td>
                  <td className={classNames(styles.text, !row.left && styles.nothing)}>{row.left?.text}</td>
                  <td className={styles.number}>{row.right?.number}</td>
                  <td className={classNames(styles.text, !row.right && styles.nothing)}>{row.right?.text}</td>
                </tr>
              ))
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}
