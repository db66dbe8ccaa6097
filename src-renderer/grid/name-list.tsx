import { Check } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../controls/class-names.ts';
import type { KnownName } from './cell-text.ts';
import styles from './editor.module.css';

interface NameListProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly names: readonly KnownName[];
  readonly active: number;
  readonly isChosen: (name: KnownName) => boolean;
  /** Several can be chosen. */
  readonly isMany?: boolean;
  readonly none: string;
  readonly onPick: (name: KnownName) => void;
}

/** The names that can be chosen, below the editor and in front of everything. The focus stays in the editor. */
export function NameList({ id, label, anchor, names, active, isChosen, isMany, none, onPick }: NameListProps) {
  const box = useRef<HTMLDivElement>(null);

  // After every drawing: the editor moves with the grid, and the list gets longer and shorter.
  useLayoutEffect(() => {
    const element = box.current;
    const around = anchor.current?.getBoundingClientRect();
    if (!element || !around) return;
    if (!element.matches(':popover-open')) element.showPopover();
    const height = element.offsetHeight;
    const isBelow = around.bottom + 4 + height < innerHeight || around.top < height;
    element.style.minWidth = `${Math.max(180, around.width)}px`;
    element.style.left = `${Math.max(4, Math.min(around.left, innerWidth - element.offsetWidth - 4))}px`;
    element.style.top = `${isBelow ? around.bottom + 2 : around.top - 2 - height}px`;
  });
  useEffect(() => {
    box.current?.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  return (
    <div ref={box} popover="manual" className={styles.list}>
      <div role="listbox" id={id} aria-label={label} {...(isMany && { 'aria-multiselectable': true })}>
        {names.map((name, place) => (
          <div
            key={name.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={isChosen(name)}
            className={classNames(styles.option, place === active && styles.active)}
            // A press would take the focus out of the editor, and end it.
            onPointerDown={(event) => {
              event.preventDefault();
              event.stopPropagation();
              onPick(name);
            }}
          >
            <span className={styles.tick}>{isChosen(name) && <Check size={14} aria-hidden />}</span>
            <span>{name.id}</span>
            {name.label !== undefined && <span className={styles.label}>{name.label}</span>}
          </div>
        ))}
      </div>
      {names.length === 0 && <p className={styles.none}>{none}</p>}
    </div>
  );
}
