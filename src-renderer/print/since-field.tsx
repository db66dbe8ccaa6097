import { useState } from 'react';
import type { ProofSince } from '../../src-shared/proof.ts';
import { Select } from '../controls/select.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useSummary, useWorkspace } from '../state/workbench.ts';
import styles from './print-form.module.css';

interface SinceProps {
  readonly set: string;
  readonly since: ProofSince;
  readonly lastProof: number | undefined;
  readonly onChange: (since: ProofSince) => void;
}

/** All cards, or only those that differ from what was printed last, from another version, or from a commit. */
export function SinceField({ set, since, lastProof, onChange }: SinceProps) {
  const game = useSummary(set)?.game;
  const others = (useWorkspace()?.sets ?? []).filter((other) => other.game === game && other.path !== set);
  const value = since.kind === 'version' ? `version ${since.set}` : since.kind;
  const [text, setText] = useState(since.kind === 'git' ? since.ref : '');
  const options = [
    { value: 'none', title: 'all of them' },
    {
      value: 'last',
      title: 'what changed since the last proof',
    },
    ...others.map(({ path, group, version }) => ({
      value: `version ${path}`,
      title: `what changed since ${others.some((one) => one.version === version && one.path !== path) ? `${group} ` : ''}${version}`,
    })),
    { value: 'git', title: 'what changed since a commit or tag…' },
  ];
  const pick = (picked: string): void => {
    if (picked === 'git') onChange({ kind: 'git', ref: text.trim() });
    else if (picked === 'none' || picked === 'last') onChange({ kind: picked });
    else if (picked.startsWith('version ')) onChange({ kind: 'version', set: picked.slice('version '.length) });
  };
  return (
    <>
      <Select label="Print" value={value} options={options} onPick={pick} />
      {since.kind === 'last' && (
        <p className={styles.note}>
          {lastProof === undefined
            ? 'Nothing of this set has been printed yet: all of it is new.'
            : `The last proof was written on ${dayOf(lastProof)}.`}
        </p>
      )}
      {since.kind === 'git' && (
        <TextField
          label="Commit, tag or branch"
          mono
          value={text}
          placeholder="HEAD, v0.3 …"
          onChange={(event) => {
            setText(event.target.value);
            onChange({ kind: 'git', ref: event.target.value.trim() });
          }}
        />
      )}
    </>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
const dayOf = (time: number): string => day.format(time);
