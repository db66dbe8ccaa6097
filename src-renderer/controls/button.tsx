import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { tip } from './tip.ts';

type Attributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>;

interface ButtonProps extends Attributes {
  /** `primary` for the one thing to do, `plain` for what stands in toolbars, `danger` for what throws work away. */
  readonly kind?: 'primary' | 'normal' | 'plain' | 'danger';
  readonly icon?: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ kind = 'normal', icon, children, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={classNames(styles.button, styles[kind], className)} {...rest}>
      {icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends Attributes {
  /** Read out and shown as a tip. */
  readonly label: string;
  /** The key that does the same, for the tip. */
  readonly shortcut?: string | undefined;
  readonly icon: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, shortcut, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.icon, className)}
      aria-label={label}
      {...tip(label, shortcut)}
      {...rest}
    >
      {icon}
    </button>
  );
}
