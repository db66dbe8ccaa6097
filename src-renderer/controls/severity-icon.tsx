import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { Severity } from '../../src-shared/diagnostic.ts';
import styles from './severity-icon.module.css';

const ICONS = { error: CircleAlert, warning: TriangleAlert, hint: Info };
const NAMES = { error: 'Error', warning: 'Warning', hint: 'Hint' };

/** Says how bad something is by shape and colour, and by name to those who see neither. */
export function SeverityIcon({ severity, size = 14 }: { readonly severity: Severity; readonly size?: number }) {
  const Icon = ICONS[severity];
  return <Icon size={size} className={styles[severity]} role="img" aria-label={NAMES[severity]} />;
}
