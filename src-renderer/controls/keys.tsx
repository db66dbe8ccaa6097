import { keyCaps } from '../keys/key.ts';
import styles from './keys.module.css';

/** A key as caps: `Ctrl` `K`. */
export function Keys({ of }: { readonly of: string }) {
  return (
    <span className={styles.keys}>
      {keyCaps(of).map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  );
}
