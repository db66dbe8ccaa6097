import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { PlayOptions, PlaySetting } from '../../src-shared/what-if/play.ts';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { figure, quantity } from '../shell/quantity.ts';
import { changeSetting, useSetting } from '../state/workbench.ts';
import styles from './play-controls.module.css';
import { PRECISIONS, TABLE_COUNTS } from './session.ts';

interface PlayControlsProps {
  readonly options: PlayOptions;
  readonly setting: PlaySetting;
  readonly onChange: (change: Partial<PlaySetting>) => void;
}

const OPEN = 'what-if.controls';

/** How the tables are played: in a line, and as controls when it is opened. */
export function PlayControls(props: PlayControlsProps) {
  const isOpen = useSetting(OPEN, false);
  const id = useId();
  return (
    <div className={styles.play}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => changeSetting(OPEN, !isOpen)}
      >
        <ChevronRight size={14} className={styles.chevron} aria-hidden />
        {summaryOf(props).map((part) => (
          <span key={part} className={styles.chip}>
            {part}
          </span>
        ))}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Controls {...props} />}
      </div>
    </div>
  );
}

function summaryOf({ options, setting }: PlayControlsProps): readonly string[] {
  const { mode, seats, bots, tables, precision, seed } = setting;
  const [first] = bots;
  return [
    options.modes.find(({ id }) => id === mode)?.name ?? mode,
    bots.every((bot) => bot === first) ? `${seats} × ${first}` : bots.join(', '),
    `${figure(tables)} tables${precision > 0 ? `, to ± ${precision} %` : ''}`,
    `seed ${seed}`,
  ];
}

const MIXED = 'mixed';

function Controls({ options, setting, onChange }: PlayControlsProps) {
  const { modes, seats, bots } = options;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);
  const isMixed = new Set(setting.bots).size > 1;
  const other = bots.find((bot) => bot !== setting.bots[0]);
  return (
    <fieldset className={styles.controls} aria-label="How the tables are played">
      <Select
        label="Mode"
        value={setting.mode}
        options={modes.map(({ id, name }) => ({ value: id, title: name }))}
        onPick={(mode) => onChange({ mode })}
      />
      <Select
        label="Seats"
        value={String(setting.seats)}
        options={counts.map((count) => ({ value: String(count), title: String(count) }))}
        onPick={(text) => {
          const count = Number(text);
          onChange({
            seats: count,
            bots: Array.from({ length: count }, (_, seat) => setting.bots[seat] ?? setting.bots[0]!),
          });
        }}
      />
      <Select
        label="Bots"
        value={isMixed ? MIXED : setting.bots[0]!}
        options={[
          ...bots.map((bot) => ({ value: bot, title: bot })),
          ...(other === undefined ? [] : [{ value: MIXED, title: 'seat by seat' }]),
        ]}
        onPick={(bot) =>
          onChange({
            bots: bot === MIXED ? (isMixed ? setting.bots : setting.bots.with(0, other!)) : setting.bots.map(() => bot),
          })
        }
      />
      <Select
        label="Tables"
        value={String(setting.tables)}
        options={[...new Set([...TABLE_COUNTS, setting.tables])]
          .sort((a, b) => a - b)
          .map((tables) => ({ value: String(tables), title: figure(tables) }))}
        onPick={(text) => onChange({ tables: Number(text) })}
      />
      <Select
        label="Stop at"
        value={String(setting.precision)}
        options={[...new Set([...PRECISIONS, setting.precision])].map((percent) => ({
          value: String(percent),
          title: percent === 0 ? 'all tables' : `± ${percent} %`,
        }))}
        onPick={(text) => onChange({ precision: Number(text) })}
      />
      <Seed seed={setting.seed} onChange={onChange} />
      {isMixed &&
        setting.bots.map((bot, seat) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            label={`Seat ${seat + 1}`}
            value={bot}
            options={bots.map((id) => ({ value: id, title: id }))}
            onPick={(picked) => onChange({ bots: setting.bots.with(seat, picked) })}
          />
        ))}
      <p className={styles.fine}>
        {quantity(setting.seats, 'seat')}; the same seed deals the same tables to both sides. With “stop at”, play ends
        as soon as the main measures, or with a change their differences, are known that exactly: as a share of the
        baseline’s mean, or of its spread among seats where that is larger.
      </p>
    </fieldset>
  );
}

interface SeedProps {
  readonly seed: number;
  readonly onChange: PlayControlsProps['onChange'];
}

const SEED = /^\s*\d{1,15}\s*$/;

function Seed({ seed, onChange }: SeedProps) {
  /** What is being typed. */
  const [text, setText] = useState<string>();
  const isWrong = text !== undefined && !SEED.test(text);
  const take = (): void => {
    if (isWrong) return;
    if (text !== undefined && Number(text) !== seed) onChange({ seed: Number(text) });
    setText(undefined);
  };
  return (
    <TextField
      label="Seed"
      value={text ?? String(seed)}
      inputMode="numeric"
      error={isWrong ? 'a whole number' : undefined}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => (isWrong ? setText(undefined) : take())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'Escape') setText(undefined);
      }}
    />
  );
}
