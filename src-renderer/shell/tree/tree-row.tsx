import { ChevronDown, ChevronRight } from 'lucide-react';
import { classNames } from '../../controls/class-names.ts';
import { figure, quantity } from '../quantity.ts';
import type { TreeLine, TreeNode } from './tree-model.ts';
import styles from './tree-row.module.css';

interface TreeRowProps {
  readonly line: TreeLine;
  readonly isSelected: boolean;
  /** Where Tab enters the tree. */
  readonly isEntry: boolean;
  readonly onRun: (line: TreeLine) => void;
  readonly onToggle: (node: TreeNode, open: boolean) => void;
  readonly onMenu: (at: Element | { readonly x: number; readonly y: number }) => void;
}

export function TreeRow({ line, isSelected, isEntry, onRun, onToggle, onMenu }: TreeRowProps) {
  const { node, level, place, siblings, isOpen, hasChildren } = line;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of its lines
    <div
      role="treeitem"
      data-id={node.id}
      tabIndex={isEntry ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={isSelected}
      aria-label={spoken(node)}
      {...(hasChildren && { 'aria-expanded': isOpen })}
      className={classNames(
        styles.row,
        styles[node.target.on],
        level === 1 && styles.top,
        isSelected && styles.selected,
      )}
      style={{ paddingLeft: 6 + (level - 1) * 14 }}
      onClick={() => onRun(line)}
      onContextMenu={(event) => {
        event.preventDefault();
        // The menu key tells no place of the pointer.
        const byKey = event.clientX === 0 && event.clientY === 0;
        onMenu(byKey || event.button !== 2 ? event.currentTarget : { x: event.clientX, y: event.clientY });
      }}
    >
      <span className={styles.chevron}>
        {hasChildren && (
          <Chevron
            size={13}
            aria-hidden
            onClick={(event) => {
              event.stopPropagation();
              onToggle(node, !isOpen);
            }}
          />
        )}
      </span>
      <span className={styles.label}>{node.label}</span>
      <Marks node={node} isOpen={isOpen} />
      <span className={styles.end}>{endText(node)}</span>
    </div>
  );
}

/** Marks of an open group would only say again what its lines say. */
function Marks({ node, isOpen }: { readonly node: TreeNode; readonly isOpen: boolean }) {
  if (isOpen && node.target.on !== 'set') return null;
  const isSet = node.target.on === 'set';
  return (
    <>
      {node.errors > 0 &&
        (isSet ? <span className={styles.errors}>{figure(node.errors)}</span> : <i className={styles.error} />)}
      {node.errors === 0 && node.warnings > 0 && !isSet && <i className={styles.warning} />}
    </>
  );
}

function endText(node: TreeNode) {
  if (node.unsaved > 0) {
    const isSet = node.target.on === 'set';
    return <span className={styles.unsaved}>{isSet ? `● ${figure(node.unsaved)}` : '●'}</span>;
  }
  return node.count === undefined ? node.state : figure(node.count);
}

const spoken = (node: TreeNode): string =>
  [
    node.label,
    node.count !== undefined && figure(node.count),
    node.state,
    node.unsaved > 0 && `${quantity(node.unsaved, 'unsaved file')}`,
    node.errors > 0 && quantity(node.errors, 'error'),
    node.warnings > 0 && quantity(node.warnings, 'warning'),
  ]
    .filter((part) => part)
    .join(', ');
