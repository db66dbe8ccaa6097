import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** Whether there are two sides to tell apart. */
  readonly compares: boolean;
  /** What is inside takes the whole width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Some charts about one question, under a common legend. */
export function Section({ title, compares, isWide, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {compares && <Legend />}
      </header>
      <div className={isWide ? styles.wide : styles.columns}>{children}</div>
    </section>
  );
}

/** Grey is what is, the accent what would be: everywhere. */
const Legend = () => (
  <p className={styles.legend}>
    <span className={styles.key} data-side="before" />
    baseline
    <span className={styles.key} data-side="after" />
    what if
  </p>
);

/** What is inside is drawn only when it is opened. */
export function FoldedSection({ title, compares, children }: SectionProps) {
  const [isOpen, setOpen] = useState(false);
  const inside = useId();
  return (
    <section className={styles.section}>
      <header className={styles.header}>
        <h2 className={styles.folded}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={inside}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size={14} className={styles.chevron} />
            <span className={styles.foldTitle}>{title}</span>
          </button>
        </h2>
        {compares && isOpen && <Legend />}
      </header>
      <div id={inside} className={styles.columns} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}
