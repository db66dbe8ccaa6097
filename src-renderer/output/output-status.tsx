import { Square } from 'lucide-react';
import { runCommand } from '../commands/commands.ts';
import { Button } from '../controls/button.tsx';
import { figure } from '../shell/quantity.ts';
import { useOutput } from './output-state.ts';
import styles from './output-status.module.css';

/** How far it is with what is being written, and how to stop it. */
export function OutputStatus() {
  const output = useOutput();
  if (!output) return null;
  const { done, of, what } = output;
  const isCounted = of > 0;
  return (
    <div className={styles.status} data-testid="output-status">
      <progress className={styles.progress} aria-label="Written" {...(isCounted && { value: done, max: of })} />
      <p role="status">{isCounted ? `${figure(done)} of ${figure(of)} ${what}` : 'Preparing…'}</p>
      <Button kind="plain" icon={<Square size={12} />} onClick={() => runCommand('stop-output')}>
        Stop
      </Button>
    </div>
  );
}
