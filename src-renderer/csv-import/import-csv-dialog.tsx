import { useEffect, useMemo, useState } from 'react';
import { hasErrors } from '../../src-shared/diagnostic.ts';
import type { CsvPlan, CsvTable } from '../../src-shared/workbench/output.ts';
import type { Problem } from '../../src-shared/workbench/result.ts';
import { changeSections } from '../compare/change-list.ts';
import { ChangeTable } from '../compare/change-table.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { Select } from '../controls/select.tsx';
import { SeverityIcon } from '../controls/severity-icon.tsx';
import parts from '../shell/dialogs/dialog-parts.module.css';
import type { DialogControls } from '../shell/dialogs/open-dialog.ts';
import { figure } from '../shell/quantity.ts';
import { say } from '../shell/status.ts';
import { api, useGame, useSet, useSummary } from '../state/workbench.ts';
import styles from './import-csv-dialog.module.css';
import { importInWords } from './import-words.ts';

interface ImportCsvProps extends DialogControls {
  readonly set: string;
  readonly name: string;
  readonly text: string;
}

interface Planned {
  readonly plan: CsvPlan;
  /** What it is the plan of. */
  readonly table: CsvTable;
  readonly revision: number | undefined;
}

/** So many mistakes are listed: whoever has more of them mends the first ones and looks again. */
const MOST_LISTED = 200;

/** What an edited table would make of the set, before anything of it is done. */
export function ImportCsvDialog({ set, name, text, close }: ImportCsvProps) {
  const summary = useSummary(set);
  const game = useGame(summary?.game);
  const revision = useSet(set)?.revision;
  const [type, setType] = useState<string>();
  const [planned, setPlanned] = useState<Planned>();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const table = useMemo(() => ({ name, text, ...(type !== undefined && { type }) }), [name, text, type]);

  useEffect(() => {
    let isCurrent = true;
    void api()
      .planCsv({ set, table })
      .then((answer) => {
        if (!isCurrent) return;
        if (answer.ok) setPlanned({ plan: answer.value, table, revision });
        setProblem(answer.ok ? undefined : answer.problem);
      });
    return () => {
      isCurrent = false;
    };
  }, [set, table, revision]);

  const plan = planned?.plan;
  // While another one is on its way, the last one stays in sight and is not done.
  const isCurrent = planned?.table === table && planned.revision === revision && problem === undefined;
  const sections = useMemo(() => (plan && game ? changeSections(diffOf(plan), game) : []), [plan, game]);
  const canImport = plan && isCurrent && !hasErrors(plan.diagnostics) && sections.length > 0 && !isBusy;

  const run = async (): Promise<void> => {
    if (!canImport) return;
    setBusy(true);
    const answer = await api()
      .importCsv({ set, table })
      .finally(() => setBusy(false));
    if (!answer.ok) return setProblem(answer.problem);
    close();
    say(`Imported ${name}: ${importInWords(plan)}`);
  };

  return (
    <Dialog
      title={`Import ${name} into ${summary?.version ?? set}`}
      width="wide"
      onClose={close}
      onSubmit={() => void run()}
      actions={
        <>
          <p className={styles.summary} role="status">
            {plan?.type !== undefined && importInWords(plan)}
          </p>
          <Button onClick={close} data-focus>
            Cancel
          </Button>
          <Button kind="primary" type="submit" disabled={!canImport}>
            Import
          </Button>
        </>
      }
    >
      <p className={parts.text}>
        Rows are matched with cards by their ids. Importing is one step, which undo takes back; nothing is deleted, and
        nothing is on disk before you save.
      </p>
      {plan && (plan.type === undefined || type !== undefined) && (
        <Select
          label="The table is about"
          className={styles.type}
          value={type ?? ''}
          options={[
            { value: '', title: 'choose…', disabled: true },
            ...(game?.cardTypes ?? []).map(({ id, plural }) => ({ value: id, title: plural })),
          ]}
          onPick={setType}
        />
      )}
      {problem && (
        <p role="alert" className={parts.problem}>
          {problem.message}
        </p>
      )}
      {plan && plan.diagnostics.length > 0 && (
        <ul className={styles.diagnostics} aria-label="What is wrong with the table">
          {plan.diagnostics.slice(0, MOST_LISTED).map(({ line, column, severity, message }) => (
            <li key={`${line}:${column}:${message}`}>
              <SeverityIcon severity={severity} />
              {severity !== 'hint' && (
                <span className={styles.place}>
                  line {line}, column {column}
                </span>
              )}
              <span>{message}</span>
            </li>
          ))}
          {plan.diagnostics.length > MOST_LISTED && (
            <li>… and {figure(plan.diagnostics.length - MOST_LISTED)} more.</li>
          )}
        </ul>
      )}
      {sections.map((section) => (
        <ChangeTable key={section.key} section={section} game={game} set={set} areLinks={false} />
      ))}
    </Dialog>
  );
}

/** The plan as a comparison, which is how changes are shown. */
const diffOf = ({ type, changed, added }: CsvPlan) => {
  const none = { game: '', version: '' };
  const isEmpty = type === undefined || changed.length + added.length === 0;
  return {
    before: none,
    after: none,
    manifest: [],
    modes: { added: [], removed: [], changed: [] },
    cards: isEmpty ? [] : [{ type, changed, added, removed: [] }],
  };
};
