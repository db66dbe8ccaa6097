import { CircleHelp, Download, Table2 } from 'lucide-react';
import { type ReactNode, useContext, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Side, TableFilter } from '../../src-shared/what-if/play.ts';
import { IconButton } from '../controls/button.tsx';
import { showMenu } from '../controls/menu.ts';
import { tip } from '../controls/tip.ts';
import styles from './chart-frame.module.css';
import { ChartSource } from './chart-source.ts';
import type { ChartTable } from './chart-table.ts';
import { DataTable } from './data-table.tsx';
import { exportItems } from './export-items.ts';
import type { ChartList } from './svg-file.ts';

/** Asks for the tables behind a bar, a band or a cell; the label says which they are, and the side is the one to show first. */
export type OnPick = (filter: TableFilter, label: string, side?: Side) => void;

interface ChartFrameProps {
  readonly title: string;
  /** Which of several things it shows now, for files. */
  readonly shown?: string | undefined;
  readonly help?: string | undefined;
  /** Whether there are two sides, for the legend of files. */
  readonly compares: boolean;
  /** What the chart shows, to choose beside the title. */
  readonly controls?: ReactNode;
  /** How it is drawn, to choose while it is. */
  readonly drawnAs?: ReactNode;
  readonly tables: readonly ChartTable[];
  readonly reading: string;
  /** What is shown in words beside the drawing, for files. */
  readonly list?: ChartList | undefined;
  readonly onPick?: OnPick | undefined;
  /** The drawing. */
  readonly children: ReactNode;
}

/** A chart with its title, the same as a table, files of both, and what it says in a sentence. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, shown, help, compares, controls, drawnAs, tables, reading, list, onPick, children } = props;
  const [isTable, setTable] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const heading = useId();
  const source = useContext(ChartSource);

  /** A drawing comes a few frames after it is asked for, where there is one. */
  const drawn = async (): Promise<SVGSVGElement | undefined> => {
    flushSync(() => setTable(false));
    if (!body.current?.querySelector('[data-drawn]')) return undefined;
    for (let frame = 0; frame < 60; frame++) {
      const svg = body.current?.querySelector('svg');
      if (svg) return svg;
      await new Promise(requestAnimationFrame);
    }
    return undefined;
  };

  return (
    <section className={styles.frame} aria-labelledby={heading}>
      <header className={styles.header}>
        <h3 id={heading} className={styles.title}>
          {title}
        </h3>
        {help && (
          <button type="button" className={styles.help} aria-label={`About ${title}`} {...tip(help)}>
            <CircleHelp size={13} />
          </button>
        )}
        <div className={styles.controls}>
          {controls}
          {!isTable && drawnAs}
          <IconButton
            label={`${title} as a table`}
            icon={<Table2 size={14} />}
            className={styles.button}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          />
          <IconButton
            label={`Export ${title}`}
            icon={<Download size={14} />}
            className={styles.button}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => {
              const name = shown === undefined ? title : `${title}: ${shown}`;
              const items = exportItems({ title: name, compares, reading, source, list, tables, drawn });
              showMenu({ label: `Export ${title}`, at: currentTarget, items });
            }}
          />
        </div>
      </header>
      <div ref={body} className={styles.body}>
        {isTable
          ? tables.map((table) => <DataTable key={table.title ?? ''} name={title} table={table} onPick={onPick} />)
          : children}
      </div>
      <Reading text={reading} />
    </section>
  );
}

/** Names with a hyphen, such as those of rules, stay in one piece. */
const Reading = ({ text }: { readonly text: string }) => (
  <p className={styles.reading}>
    {text.split(/(\S*\p{L}-\S+)/u).map((part, i) =>
      i % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
        <span key={i} className={styles.whole}>
          {part}
        </span>
      ),
    )}
  </p>
);
