import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Preflight, worstVerdict } from '../../src-shared/preflight.ts';
import type { PreflightSubject } from '../../src-shared/workbench/output.ts';
import type { Problem } from '../../src-shared/workbench/result.ts';
import { SeverityIcon } from '../controls/severity-icon.tsx';
import { openSubject } from '../shell/open-place.ts';
import { figure, quantity } from '../shell/quantity.ts';
import { api, useOpenedSet } from '../state/workbench.ts';
import styles from './note-list.module.css';

const SHOWN = 12;
/** Several changes in a row are looked at once. */
const REST = 400;

interface PreflightListProps {
  readonly set: string;
  readonly what: PreflightSubject;
  /** Whether all that was looked at is in sight from the start. */
  readonly isOpen?: boolean;
}

/** What to know before something leaves the program. */
export function PreflightList({ set, what, isOpen = false }: PreflightListProps) {
  const { preflight, problem } = usePreflight(set, what);
  if (problem) return <p className={styles.fine}>{problem.message}</p>;
  if (!preflight) return <p className={styles.fine}>Looking at the faces…</p>;
  const worst = worstVerdict(preflight);
  const found = preflight.checks.filter(({ verdict }) => verdict !== 'ok').length;
  return (
    <details className={styles.preflight} data-testid="preflight" open={isOpen}>
      <summary>
        <Verdict of={worst} />
        {found === 0 ? 'Preflight: all is well' : `Preflight: ${quantity(found, 'thing')} to look at`}
      </summary>
      <ul className={styles.list}>
        {preflight.checks.map(({ id, label, verdict, message, cards = [] }) => (
          <li key={id} className={styles.check}>
            <Verdict of={verdict} />
            <span className={styles.subject}>{label}</span>
            <span className={styles.words}>
              {message}
              <CardLinks set={set} cards={cards} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const Verdict = ({ of }: { readonly of: ReturnType<typeof worstVerdict> }) =>
  of === 'ok' ? (
    <CircleCheck size={14} className={styles.ok} role="img" aria-label="All is well" />
  ) : (
    <SeverityIcon severity={of} />
  );

/** `act/rosa` leads to its card; the back of a type has none. */
function CardLinks({ set, cards }: { readonly set: string; readonly cards: readonly string[] }) {
  const named = cards.filter((card) => card.includes('/'));
  if (named.length === 0) return null;
  return (
    <span className={styles.links}>
      {named.slice(0, SHOWN).map((card) => {
        const [type = '', ...rest] = card.split('/');
        const key = rest.join('/');
        return (
          <button
            key={card}
            type="button"
            className={styles.link}
            onClick={() => openSubject(set, { on: 'card', type, key }, [])}
          >
            {key}
          </button>
        );
      })}
      {named.length > SHOWN && ` and ${figure(named.length - SHOWN)} more`}
    </span>
  );
}

interface Found {
  readonly preflight?: Preflight;
  readonly problem?: Problem;
}

function usePreflight(set: string, what: PreflightSubject): Found {
  const [found, setFound] = useState<Found>({});
  const checksum = useOpenedSet(set)?.checksum;
  const key = JSON.stringify(what);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked for
  useEffect(() => {
    if (checksum === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await api()
        .preflight({ set, what })
        .catch(() => undefined);
      if (!isCurrent || !answer) return;
      setFound(answer.ok ? { preflight: answer.value } : { problem: answer.problem });
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [set, checksum, key]);
  return found;
}
