import { FileText, Printer } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ProofSettings, ProofSummary } from '../../src-shared/proof.ts';
import type { OutputPlace, WrittenOutput } from '../../src-shared/workbench/output.ts';
import { Button } from '../controls/button.tsx';
import { Segmented } from '../controls/segmented.tsx';
import { InvalidSet } from '../output/invalid-set.tsx';
import { useOutput } from '../output/output-state.ts';
import { OutputStatus } from '../output/output-status.tsx';
import { PreflightList } from '../output/preflight-list.tsx';
import { writeOutput } from '../output/write-output.ts';
import { WrittenList } from '../output/written-list.tsx';
import { figure, quantity } from '../shell/quantity.ts';
import { useViewActions } from '../state/view-actions.ts';
import { api, changeSetting, useSetting, useSummary } from '../state/workbench.ts';
import { changeBackOffset, useBackOffset } from './back-offsets.ts';
import { PageList } from './page-list.tsx';
import type { Zoom } from './page-rows.ts';
import { PrintForm } from './print-form.tsx';
import { changePrintSettings, usePrintSettings } from './print-settings.ts';
import styles from './print-view.module.css';
import { isUnfinished, type ShownProof, useProof } from './use-proof.ts';

const ZOOMS: readonly { readonly value: Zoom; readonly title: string }[] = [
  { value: 'overview', title: 'Overview' },
  { value: 'page', title: 'Page' },
  { value: 'width', title: 'Width' },
  { value: 'paper', title: '100 %' },
];

/** Proof sheets as they will be printed, and what they are made of. */
export function PrintView({ set }: { readonly set: string }) {
  const kept = usePrintSettings(set);
  const backOffset = useBackOffset(kept);
  const [date, setDate] = useState(today);
  const settings = useMemo<ProofSettings>(
    () => ({ ...kept, backOffset, ...(date.trim() !== '' && { date: date.trim() }) }),
    [kept, backOffset, date],
  );
  const [written, setWritten] = useState<WrittenOutput>();
  const [times, setTimes] = useState(0);
  const proof = useProof(set, settings, times);
  const errors = useSummary(set)?.errors ?? 0;
  const isBusy = useOutput() !== undefined;
  const plan = proof?.plan;
  const file = plan?.file;
  const isAsking = isUnfinished(settings.since);
  const canWrite = plan !== undefined && plan.summary.pages.length > 0 && !isAsking && errors === 0 && !isBusy;
  const isCurrent = proof?.isCurrent === true;
  const [isWanted, setWanted] = useState(false);

  const write = useCallback(async () => {
    const writing = (place: OutputPlace) => api().writeProof({ set, settings, ...place });
    const done = await writeOutput('Write the proof sheets', writing, file);
    setWritten(done);
    if (done) setTimes((count) => count + 1);
  }, [set, settings, file]);
  // The click that leaves a field changes what is laid out: it is written when that is known, and not refused.
  useEffect(() => {
    if (!isWanted || !isCurrent) return;
    setWanted(false);
    if (canWrite) void write();
  }, [isWanted, isCurrent, canWrite, write]);
  const calibrate = useCallback(
    () =>
      void writeOutput('Write the calibration sheet', (place) =>
        api().writeCalibration({ settings: { ...settings, ...ALL_CARDS }, ...place }),
      ),
    [settings],
  );
  useViewActions(
    useMemo(
      () => ({ 'write-output': canWrite ? () => setWanted(true) : undefined, 'print-calibration': calibrate }),
      [canWrite, calibrate],
    ),
  );

  return (
    <div className={styles.view} data-testid="print-view">
      <PrintForm
        {...{ set, settings, date }}
        lastProof={plan?.lastProof}
        onChange={(change) => changePrintSettings(set, change)}
        onOffset={(change) => changeBackOffset(kept, change)}
        onDate={setDate}
        onCalibrate={calibrate}
      >
        <Button kind="primary" icon={<Printer size={14} />} disabled={!canWrite} onClick={() => setWanted(true)}>
          Write PDF…
        </Button>
      </PrintForm>
      <div className={styles.right}>
        {errors > 0 ? (
          <InvalidSet set={set} what="Proof sheets can be printed" />
        ) : isAsking ? (
          <NothingShown
            set={set}
            words="Type the commit, tag or branch that the cards are compared with, or print all."
          />
        ) : (
          <Proof {...{ set, proof }} />
        )}
        {written && (
          <div className={styles.written}>
            <WrittenList {...written} />
          </div>
        )}
        <OutputStatus />
      </div>
    </div>
  );
}

interface ProofProps {
  readonly set: string;
  readonly proof: ShownProof | undefined;
}

function Proof({ set, proof }: ProofProps) {
  const zoom = useSetting<Zoom>('print.zoom', 'page');
  const [page, setPage] = useState(0);
  const summary = proof?.plan?.summary;
  const pages = summary?.pages.length ?? 0;
  return (
    <>
      <div className={styles.bar}>
        <p
          className={styles.summary}
          role="status"
          data-testid="proof-summary"
          data-pages={pages}
          aria-busy={proof?.isCurrent === false}
        >
          {!summary && (proof?.problem && proof.isCurrent ? 'Nothing to print' : 'Laying out…')}
          {summary && pages === 0 && 'Nothing to print'}
          {proof && summary && pages > 0 && (
            <SummaryLine kind={proof.settings.kind} summary={summary} hasUnsaved={proof.plan?.hasUnsaved ?? false} />
          )}
        </p>
        {pages > 0 && (
          <div className={styles.tools}>
            <Segmented
              label="Size of pages"
              value={zoom}
              options={ZOOMS}
              onPick={(z) => changeSetting('print.zoom', z)}
            />
            <span className={styles.page}>
              page {figure(Math.min(page, pages - 1) + 1)} of {figure(pages)}
            </span>
          </div>
        )}
      </div>
      {proof?.problem && proof.isCurrent && (
        <p role="alert" className={styles.problem}>
          {proof.problem.message}
        </p>
      )}
      {summary && pages > 0 && <Notes notes={summary.notes} />}
      {proof && summary && pages > 0 && <PreflightList set={set} what={{ kind: 'proof', settings: proof.settings }} />}
      {proof && summary && pages > 0 && <PageList {...{ set, proof, summary, zoom }} onPage={setPage} />}
      {summary && pages === 0 && <NothingShown set={set} words={emptyInWords(proof?.settings.since)} />}
    </>
  );
}

const NothingShown = ({ set, words }: { readonly set: string; readonly words: string }) => (
  <div className={styles.empty}>
    <FileText size={22} aria-hidden />
    <p>{words}</p>
    <Button onClick={() => changePrintSettings(set, ALL_CARDS)}>Print all cards</Button>
  </div>
);

const ALL_CARDS: Partial<ProofSettings> = { types: [], modes: [], cards: [], since: { kind: 'none' } };

function emptyInWords(since: ProofSettings['since'] | undefined): string {
  switch (since?.kind) {
    case 'last':
      return 'Nothing that is chosen has changed since the last proof: what is on paper is what is in the set.';
    case 'version':
    case 'git':
      return 'Nothing that is chosen differs from there.';
    default:
      return 'No card is of the chosen types and modes.';
  }
}

interface SummaryProps {
  readonly kind: ProofSettings['kind'];
  readonly summary: ProofSummary;
  readonly hasUnsaved: boolean;
}

function SummaryLine({ kind, summary, hasUnsaved }: SummaryProps) {
  const { sheets, pages, cards, copies, layout, reasons } = summary;
  const changed = Object.keys(reasons).length;
  const paper =
    pages.length === sheets || kind === 'press'
      ? quantity(pages.length, 'page')
      : `${quantity(sheets, 'sheet')}, ${quantity(pages.length, 'page')}`;
  return (
    <>
      <strong>{paper}</strong> · {quantity(cards, 'card')}
      {copies === cards ? '' : `, ${figure(copies)} with copies`}
      {changed > 0 && ` · ${figure(changed)} changed`} · <span className={styles.whole}>{layout}</span>
      {hasUnsaved && (
        <>
          {' · '}
          <span className={styles.unsaved}>with unsaved changes</span>
        </>
      )}
    </>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** `18 November 2026` */
const today = (): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
