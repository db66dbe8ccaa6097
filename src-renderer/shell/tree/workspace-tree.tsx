import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Tab, useActiveTab } from '../../state/tabs.ts';
import { changeSetting, openSet, useFiles, useSets, useSetting, useWorkspace } from '../../state/workbench.ts';
import { openCards, openFile, openModes, openWhatIfs } from '../open-place.ts';
import { treeMove } from './tree-keys.ts';
import { showTreeMenu } from './tree-menu.tsx';
import { buildTree, type TreeLine, type TreeNode, visibleLines } from './tree-model.ts';
import { TreeRow } from './tree-row.tsx';
import styles from './workspace-tree.module.css';

type Chosen = { readonly [id: string]: boolean };
const NOTHING: Chosen = {};
const TYPING = 700;

export function WorkspaceTree() {
  const workspace = useWorkspace();
  const files = useFiles();
  const sets = useSets();
  const tab = useActiveTab();
  const chosen = useSetting<Chosen>('shell.tree', NOTHING);
  const [focused, setFocused] = useState<string>();
  const typed = useRef({ text: '', time: 0 });
  const list = useRef<HTMLDivElement>(null);

  const lines = useMemo(() => {
    if (!workspace) return [];
    const filesOf = (set: string) => sets[set]?.files;
    return visibleLines(buildTree({ workspace, files: Object.values(files), filesOf }), chosen);
  }, [workspace, files, sets, chosen]);

  const selected = tab && lines.find(({ node }) => isShown(node, tab))?.node.id;
  const entry = lines.some(({ node }) => node.id === focused) ? focused : (selected ?? lines[0]?.node.id);

  useEffect(() => {
    if (selected !== undefined) setFocused(selected);
  }, [selected]);

  const toggle = (node: TreeNode, open: boolean): void => {
    if (open && node.target.on === 'files') openSet(node.target.set);
    changeSetting('shell.tree', { ...chosen, [node.id]: open });
  };
  const run = (line: TreeLine): void => {
    const { node } = line;
    setFocused(node.id);
    if (!open(node)) toggle(node, !line.isOpen);
  };
  const focus = (id: string): void => {
    setFocused(id);
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (isLetter) {
      const goesOn = event.timeStamp - typed.current.time < TYPING;
      typed.current = { text: (goesOn ? typed.current.text : '') + event.key, time: event.timeStamp };
    }
    const move = treeMove(lines, entry, event.key, isLetter ? typed.current.text : '');
    if (!move) return;
    event.preventDefault();
    if ('to' in move) focus(move.to);
    const line = lines.find(({ node }) => node.id === entry)!;
    if ('toggle' in move) toggle(line.node, move.open);
    if ('run' in move) run(line);
  };

  return (
    <nav aria-label="Workspace" className={styles.panel}>
      <h2 className={styles.heading}>Workspace</h2>
      {workspace && lines.length === 0 && (
        <p className={styles.empty}>
          There are no card sets in this folder. A set is a folder with a <code>set.yaml</code>.
        </p>
      )}
      <div ref={list} role="tree" aria-label="Card sets" className={styles.tree} onKeyDown={onKeyDown}>
        {lines.map((line) => (
          <TreeRow
            key={line.node.id}
            line={line}
            isSelected={line.node.id === selected}
            isEntry={line.node.id === entry}
            onRun={run}
            onToggle={toggle}
            onMenu={(at) => {
              setFocused(line.node.id);
              showTreeMenu(line.node, at);
            }}
          />
        ))}
      </div>
    </nav>
  );
}

/** Opens what a line stands for. Games and versions stand for nothing but what is in them. */
function open({ target }: TreeNode): boolean {
  switch (target.on) {
    case 'cards':
      openCards(target.set, target.type);
      return true;
    case 'modes':
      openModes(target.set, target.mode);
      return true;
    case 'what-ifs':
      openWhatIfs(target.set);
      return true;
    case 'file':
      openFile(target.file, target.set);
      return true;
    default:
      return false;
  }
}

function isShown({ target }: TreeNode, tab: Tab): boolean {
  if (target.on === 'cards') {
    const isOfCards = tab.kind === 'cards' || tab.kind === 'faces';
    return isOfCards && tab.set === target.set && tab.type === target.type;
  }
  if (target.on === 'modes') return tab.kind === 'modes' && tab.set === target.set && tab.mode === target.mode;
  return target.on === 'file' && tab.kind === 'source' && tab.file === target.file;
}
