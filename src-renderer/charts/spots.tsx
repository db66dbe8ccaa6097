import { type KeyboardEvent, useState } from 'react';
import type { TableFilter } from '../../src-shared/what-if/play.ts';
import { tip } from '../controls/tip.ts';
import styles from './chart.module.css';
import type { OnPick } from './chart-frame.tsx';

/** A part of a drawing that can be picked: a bar, a band, a row. */
export interface Spot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What it says, on hover and read out. */
  readonly text: string;
  readonly filter?: TableFilter | undefined;
  /** Which tables these are. */
  readonly label: string;
}

interface SpotsProps {
  readonly label: string;
  readonly spots: readonly Spot[];
  readonly onPick?: OnPick | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Lies over a drawing. One stop of the Tab key: arrows go from spot to spot, Enter picks. */
export function Spots({ label, spots, onPick }: SpotsProps) {
  const [at, setAt] = useState(0);
  const current = Math.min(at, spots.length - 1);

  const onKeyDown = (event: KeyboardEvent<SVGElement>, { filter, label: name }: Spot): void => {
    const all = [...(event.currentTarget.parentElement?.querySelectorAll<SVGElement>('[role]') ?? [])];
    const step = STEPS[event.key];
    if (event.key === 'Enter' || event.key === ' ') filter && onPick?.(filter, name);
    else if (event.key === 'Home') all[0]?.focus();
    else if (event.key === 'End') all.at(-1)?.focus();
    else if (step !== undefined) all[Math.min(Math.max(current + step, 0), all.length - 1)]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes in a drawing has no element of its own
    <g role="group" aria-label={label} data-helper>
      {spots.map((spot, i) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: its role depends on whether it can be picked
        <rect
          key={spot.key}
          className={styles.spot}
          x={spot.x}
          y={spot.y}
          width={Math.max(spot.width, 1)}
          height={Math.max(spot.height, 1)}
          rx={2}
          role={spot.filter && onPick ? 'button' : 'img'}
          tabIndex={i === current ? 0 : -1}
          aria-label={spot.text.replaceAll('\n', '; ')}
          data-pickable={spot.filter !== undefined && onPick !== undefined}
          onFocus={() => setAt(i)}
          onClick={() => spot.filter && onPick?.(spot.filter, spot.label)}
          onKeyDown={(event) => onKeyDown(event, spot)}
          {...tip(spot.text)}
          data-tip-soon
        />
      ))}
    </g>
  );
}
