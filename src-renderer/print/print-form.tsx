import { type ReactNode, useState } from 'react';
import { CARD_SIZES, type CardSizeId } from '../../src-shared/card-size.ts';
import {
  BACK_SIDES,
  type BackSides,
  LONGEST_DATE,
  MOST_OFFSET,
  PAPERS,
  type PaperId,
  type ProofSettings,
} from '../../src-shared/proof.ts';
import { Button } from '../controls/button.tsx';
import { Choices } from '../controls/choices.tsx';
import { Segmented } from '../controls/segmented.tsx';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { quantity } from '../shell/quantity.ts';
import { useSummary } from '../state/workbench.ts';
import { sheetInWords } from './back-offsets.ts';
import styles from './print-form.module.css';
import { BLEEDS } from './print-settings.ts';
import { SinceField } from './since-field.tsx';

interface PrintFormProps {
  readonly set: string;
  readonly settings: ProofSettings;
  readonly date: string;
  /** When the set was printed last. */
  readonly lastProof: number | undefined;
  readonly onChange: (change: Partial<ProofSettings>) => void;
  readonly onOffset: (change: Partial<ProofSettings['backOffset']>) => void;
  readonly onDate: (date: string) => void;
  readonly onCalibrate: () => void;
  /** What stands below, always in sight. */
  readonly children: ReactNode;
}

/** Which cards are printed, and how. */
export function PrintForm({
  set,
  settings,
  date,
  lastProof,
  onChange,
  onOffset,
  onDate,
  onCalibrate,
  children,
}: PrintFormProps) {
  const summary = useSummary(set);
  const { kind, paper, card, bleed, backs, marks, colours, copies, backOffset, cards } = settings;
  const isSheets = kind === 'sheets';
  return (
    <form className={styles.form} aria-label="Proof sheets" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        <Group title="Cards">
          {cards.length > 0 && (
            <p className={styles.chosen}>
              Only {quantity(cards.length, 'selected card')}.{' '}
              <button type="button" className={styles.link} onClick={() => onChange({ cards: [] })}>
                Print all
              </button>
            </p>
          )}
          <Choices
            label="Types"
            options={(summary?.cardTypes ?? []).map(({ id, name }) => ({ id, name }))}
            chosen={settings.types}
            onChange={(types) => onChange({ types })}
          />
          <Choices
            label="Modes"
            options={summary?.modes ?? []}
            chosen={settings.modes}
            onChange={(modes) => onChange({ modes })}
          />
          <SinceField
            set={set}
            since={settings.since}
            lastProof={lastProof}
            onChange={(since) => onChange({ since })}
          />
          <Check label="As many copies as the set says" on={copies} onChange={(on) => onChange({ copies: on })} />
        </Group>
        <Group title="Paper">
          <div className={styles.kind}>
            <Segmented
              label="Kind of proof"
              value={kind}
              options={[
                { value: 'sheets', title: 'Sheets to cut' },
                { value: 'press', title: 'One a page, for the press' },
              ]}
              onPick={(picked) => onChange({ kind: picked })}
            />
          </div>
          <div className={styles.rows}>
            {isSheets && (
              <Select
                label="Paper"
                value={paper}
                options={Object.entries(PAPERS).map(([value, { label }]) => ({ value, title: label }))}
                onPick={(value) => onChange({ paper: value as PaperId })}
              />
            )}
            <Select
              label="Card"
              value={card}
              options={Object.values(CARD_SIZES).map(({ id, label }) => ({ value: id, title: label }))}
              onPick={(value) => onChange({ card: value as CardSizeId })}
            />
            <Select
              label="Bleed"
              value={String(bleed)}
              options={BLEEDS.map(({ value, title }) => ({ value: String(value), title }))}
              onPick={(value) => onChange({ bleed: Number(value) })}
            />
            <Select
              label="Colours"
              value={colours}
              options={[
                { value: 'rgb', title: 'RGB' },
                { value: 'cmyk', title: 'CMYK' },
              ]}
              onPick={(value) => onChange({ colours: value === 'cmyk' ? 'cmyk' : 'rgb' })}
            />
          </div>
          {colours === 'cmyk' && (
            <p className={styles.note}>
              The preview shows the colours as RGB. Strong colours print duller in CMYK than they look here.
            </p>
          )}
          {isSheets && <Check label="Crop marks" on={marks} onChange={(on) => onChange({ marks: on })} />}
        </Group>
        <Group title="Backs">
          <Select
            label="Sides"
            hideLabel
            value={backs}
            options={Object.entries(BACK_SIDES).map(([value, { label }]) => ({ value, title: label }))}
            onPick={(value) => onChange({ backs: value as BackSides })}
          />
          {isSheets && backs !== 'none' && (
            <>
              <Pair>
                <Offset label="X: right by" value={backOffset.x} onChange={(x) => onOffset({ x })} />
                <Offset label="Y: down by" value={backOffset.y} onChange={(y) => onOffset({ y })} />
              </Pair>
              <p className={styles.note}>
                Most printers put back sides a little aside. Print the calibration sheet on both sides, hold it against
                the light, and type what it shows here. It is kept for {sheetInWords(settings)}, for all sets.
              </p>
              <Button onClick={onCalibrate}>Calibration sheet…</Button>
            </>
          )}
        </Group>
        {isSheets && (
          <Group title="Header">
            <TextField
              label="Date on the sheets"
              value={date}
              maxLength={LONGEST_DATE}
              placeholder="none"
              onChange={(event) => onDate(event.target.value)}
            />
          </Group>
        )}
      </div>
      <footer className={styles.footer}>{children}</footer>
    </form>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

const Pair = ({ children }: { readonly children: ReactNode }) => <div className={styles.pair}>{children}</div>;

interface CheckProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

const Check = ({ label, on, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

interface OffsetProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Offset({ label, value, onChange }: OffsetProps) {
  const [text, setText] = useState<string>();
  const read = Number((text ?? '0').replace(',', '.').replace('−', '-').trim() || '0');
  const isWrong = !Number.isFinite(read) || Math.abs(read) > MOST_OFFSET;
  const take = (): void => {
    // What cannot be taken stays, with what is wrong with it.
    if (isWrong) return;
    if (text !== undefined && read !== value) onChange(read);
    setText(undefined);
  };
  return (
    <TextField
      label={`${label}, mm`}
      value={text ?? String(value)}
      inputMode="decimal"
      error={isWrong ? `From −${MOST_OFFSET} to ${MOST_OFFSET} mm.` : undefined}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'Escape') setText(undefined);
      }}
    />
  );
}
