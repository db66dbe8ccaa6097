import { FileInput, FileOutput } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { VersionRef } from '../../src-shared/workbench/api.ts';
import type { ExportChoice, ExportChoices, ExportRequest, WrittenOutput } from '../../src-shared/workbench/output.ts';
import { runCommand } from '../commands/commands.ts';
import { earlierRefs, type RefOption, refName } from '../compare/version-refs.ts';
import { Button } from '../controls/button.tsx';
import { Choices } from '../controls/choices.tsx';
import { classNames } from '../controls/class-names.ts';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { InvalidSet } from '../output/invalid-set.tsx';
import { useOutput } from '../output/output-state.ts';
import { OutputStatus } from '../output/output-status.tsx';
import { PreflightList } from '../output/preflight-list.tsx';
import { writeOutput } from '../output/write-output.ts';
import { WrittenList } from '../output/written-list.tsx';
import { useViewActions } from '../state/view-actions.ts';
import { api, changeSetting, useSetting, useSummary, useWorkspace } from '../state/workbench.ts';
import styles from './export-view.module.css';
import { useExportChoices } from './use-export-choices.ts';

/** What a set can become outside of the program. */
export function ExportView({ set }: { readonly set: string }) {
  const { choices, problem } = useExportChoices(set);
  const errors = useSummary(set)?.errors ?? 0;
  const wanted = useSetting('export.format', '');
  const formats = choices?.formats ?? [];
  const chosen = formats.find(({ id }) => id === wanted) ?? formats[0];
  if (errors > 0) {
    return (
      <div className={styles.view} data-testid="export-view">
        <InvalidSet set={set} what="It can be exported" />
        <OutputStatus />
      </div>
    );
  }
  return (
    <div className={styles.view} data-testid="export-view">
      <div className={styles.columns}>
        <fieldset className={styles.formats} aria-label="Format">
          {formats.map((format) => (
            <label key={format.id} className={classNames(styles.format, format.id === chosen?.id && styles.chosen)}>
              <input
                type="radio"
                name={`format of ${set}`}
                checked={format.id === chosen?.id}
                onChange={() => changeSetting('export.format', format.id)}
              />
              <span className={styles.words}>
                <strong>{format.label}</strong>
                <span>{sentence(format.summary)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.detail}>
          {problem && <p role="alert">{problem.message}</p>}
          {chosen && (
            <Export
              key={chosen.id}
              {...{ set }}
              profiles={choices?.profiles ?? []}
              format={chosen}
              hasUnsaved={choices?.hasUnsaved ?? false}
            />
          )}
        </div>
      </div>
      <OutputStatus />
    </div>
  );
}

/** Summaries stand in lists of the command line, too, and begin with a small letter. */
const sentence = (summary: string): string => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;

interface ExportProps {
  readonly set: string;
  readonly profiles: ExportChoices['profiles'];
  readonly format: ExportChoice;
  readonly hasUnsaved: boolean;
}

type Options = Pick<ExportRequest, 'types' | 'modes' | 'since' | 'profile' | 'baseUrl'>;

function Export({ set, profiles, format, hasUnsaved }: ExportProps) {
  const { id, label, takes, refusal } = format;
  const [options, setOptions] = useState<Options>({});
  const [written, setWritten] = useState<WrittenOutput>();
  const isBusy = useOutput() !== undefined;
  const isRefused = refusal !== undefined && !(takes.includes('since') && options.since);
  const canWrite = !isRefused && !isBusy;

  const write = useCallback(async () => {
    setWritten(undefined);
    setWritten(
      await writeOutput(`Export: ${label}`, (place) => api().writeExport({ set, format: id, ...options, ...place })),
    );
  }, [set, id, label, options]);
  useViewActions(useMemo(() => ({ 'write-output': canWrite ? () => void write() : undefined }), [canWrite, write]));

  return (
    <section className={styles.export} aria-label={label}>
      <h2>{label}</h2>
      <ExportOptions {...{ set, profiles, format, options }} onChange={setOptions} />
      {isRefused && (
        <p className={styles.refusal} role="status">
          {refusal}
        </p>
      )}
      <div className={styles.actions}>
        <Button kind="primary" icon={<FileOutput size={14} />} disabled={!canWrite} onClick={() => void write()}>
          Export…
        </Button>
        {id === 'csv' && (
          <Button icon={<FileInput size={14} />} disabled={isBusy} onClick={() => runCommand('import-csv')}>
            Import CSV…
          </Button>
        )}
        {hasUnsaved && <span className={styles.unsaved}>with unsaved changes</span>}
      </div>
      {!isRefused && <PreflightList set={set} what={{ kind: 'export', request: { format: id, ...options } }} isOpen />}
      {written && <WrittenList {...written} />}
    </section>
  );
}

interface OptionsProps {
  readonly set: string;
  readonly profiles: ExportChoices['profiles'];
  readonly format: ExportChoice;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

function ExportOptions({ set, profiles, format: { takes }, options, onChange }: OptionsProps) {
  const summary = useSummary(set);
  const workspace = useWorkspace();
  /** None chosen means all. */
  const change = (name: 'types' | 'modes', chosen: readonly string[]): void => {
    const { [name]: _, ...others } = options;
    onChange(chosen.length > 0 ? { ...others, [name]: chosen } : others);
  };
  return (
    <>
      {takes.includes('type') && (
        <Choices
          label="Types"
          options={summary?.cardTypes ?? []}
          chosen={options.types ?? []}
          onChange={(types) => change('types', types)}
        />
      )}
      {takes.includes('mode') && (
        <Choices
          label="Modes"
          options={summary?.modes ?? []}
          chosen={options.modes ?? []}
          onChange={(modes) => change('modes', modes)}
        />
      )}
      {takes.includes('profile') && (
        <Select
          label="For"
          className={styles.since}
          value={options.profile ?? profiles[0]?.id ?? ''}
          options={profiles.map(({ id, label }) => ({ value: id, title: label }))}
          onPick={(profile) => onChange({ ...options, profile })}
        />
      )}
      {takes.includes('base-url') && (
        <TextField
          label="Where the pictures will be found"
          className={styles.url}
          mono
          placeholder="https://…/"
          hint="Without, they are named by their files alone, which Tabletop Simulator does not find by itself."
          value={options.baseUrl ?? ''}
          onChange={({ target }) => {
            const { baseUrl: _, ...others } = options;
            onChange(target.value.trim() === '' ? others : { ...others, baseUrl: target.value.trim() });
          }}
        />
      )}
      {takes.includes('since') && (
        <SinceSelect
          refs={workspace ? earlierRefs(set, workspace) : []}
          base={workspace?.sets.find(({ path }) => path === summary?.base)?.version}
          since={options.since}
          onPick={(since) => {
            const { since: _, ...others } = options;
            onChange(since ? { ...others, since } : others);
          }}
        />
      )}
    </>
  );
}

interface SinceSelectProps {
  readonly refs: readonly RefOption[];
  readonly base: string | undefined;
  readonly since: VersionRef | undefined;
  readonly onPick: (since: VersionRef | undefined) => void;
}

const SinceSelect = ({ refs, base, since, onPick }: SinceSelectProps) => (
  <Select
    label="What changed since"
    className={styles.since}
    value={since ? refName(since) : ''}
    options={[
      { value: '', title: base === undefined ? 'the version that it extends' : `${base}, which it extends` },
      ...refs.map(({ value, title }) => ({ value, title })),
    ]}
    onPick={(value) => onPick(refs.find((one) => one.value === value)?.ref)}
  />
);
