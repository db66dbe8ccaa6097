import { openPlace } from '../shell/open-place.ts';
import type { ShownPlay } from './play-state.ts';
import styles from './what-if-panel.module.css';

const TOLD = 3;

/** Why the latest change is not in the picture. */
export function PlayTroubles({ trouble, diagnostics, drawn }: Pick<ShownPlay, 'trouble' | 'diagnostics' | 'drawn'>) {
  const wrong = diagnostics.filter(({ severity }) => severity === 'error');
  if (trouble === undefined && wrong.length === 0) return null;
  return (
    <div role="alert" className={styles.troubles}>
      {trouble !== undefined && <p>{trouble}</p>}
      {wrong.slice(0, TOLD).map((found) => (
        <p key={`${found.file}:${found.line}:${found.message}`}>
          <button type="button" className={styles.place} onClick={() => openPlace(found)}>
            {found.file.split('/').at(-1)}:{found.line}
          </button>{' '}
          {found.message}
        </p>
      ))}
      {wrong.length > TOLD && <p>… and {wrong.length - TOLD} more</p>}
      {drawn && <p className={styles.fine}>The charts show the last comparison that could be played.</p>}
    </div>
  );
}
