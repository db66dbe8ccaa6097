import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

interface BadgeProps {
  readonly tone?: 'plain' | 'accent' | 'error' | 'warning' | 'good';
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A small word or figure with a border: a class, a state, a count. */
export function Badge({ tone = 'plain', children, className }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}
