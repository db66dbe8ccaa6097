import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** Closed with Esc, the cross, or a click beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  readonly actions?: ReactNode;
  /** Makes the dialog a form: Enter submits it. */
  readonly onSubmit?: (() => void) | undefined;
  readonly width?: 'narrow' | 'normal' | 'wide';
}

/** A dialog in front of the window: the browser keeps the focus inside and gives it back at the end. */
export function Dialog({ title, onClose, children, actions, onSubmit, width = 'normal' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    firstOf(element.current)?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog is only a second way to Esc
    <dialog
      ref={element}
      className={classNames(styles.dialog, styles[width])}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <form method="dialog" className={styles.inside} onSubmit={submit} noValidate>
        <header className={styles.header}>
          <h2 id={heading}>{title}</h2>
          <IconButton label="Close" icon={<X size={16} />} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </form>
    </dialog>
  );
}

/** Where the focus begins: what asks for it, else the first field, else the main button. */
const firstOf = (dialog: HTMLElement | null): HTMLElement | null | undefined =>
  dialog?.querySelector<HTMLElement>('[data-focus]') ??
  dialog?.querySelector<HTMLElement>('input, select, textarea') ??
  dialog?.querySelector<HTMLElement>('footer button:last-child');
