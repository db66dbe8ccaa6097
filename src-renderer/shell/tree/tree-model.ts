import type { FileView, ItemSummary, SetSummary, WorkspaceView } from '../../../src-shared/workbench/workspace-view.ts';
import { grouped } from '../grouped.ts';

export type TreeTarget =
  | { readonly on: 'group' }
  | { readonly on: 'set'; readonly set: string }
  | { readonly on: 'modes'; readonly set: string; readonly mode?: string }
  | { readonly on: 'cards'; readonly set: string; readonly type: string }
  | { readonly on: 'what-ifs'; readonly set: string }
  | { readonly on: 'files'; readonly set: string }
  | { readonly on: 'file'; readonly set: string; readonly file: string };

/** A line of the tree. */
export interface TreeNode {
  readonly id: string;
  readonly label: string;
  readonly target: TreeTarget;
  readonly count?: number;
  /** `released`, `draft` */
  readonly state?: string;
  readonly errors: number;
  readonly warnings: number;
  /** Unsaved files in or under it. */
  readonly unsaved: number;
  readonly children: readonly TreeNode[];
  /** Has children that are not known yet. */
  readonly isWaiting?: boolean;
}

interface Known {
  readonly workspace: WorkspaceView;
  readonly files: readonly FileView[];
  /** The files of the sets that are open. */
  readonly filesOf: (set: string) => readonly string[] | undefined;
}

/** Games, their sets, the versions of each, and what is in a version. */
export function buildTree({ workspace, files, filesOf }: Known): readonly TreeNode[] {
  const unsaved = files.filter((file) => file.unsaved);
  const versionNode = (set: SetSummary): TreeNode => {
    const own = unsaved.filter((file) => file.set === set.path);
    return {
      id: `set:${set.path}`,
      label: set.version,
      target: { on: 'set', set: set.path },
      errors: set.errors,
      warnings: set.warnings,
      unsaved: own.length,
      ...(set.status !== undefined && { state: set.status }),
      children: [
        modesNode(set),
        ...set.cardTypes.map((type) => ({
          ...itemNode(`cards:${set.path}:${type.id}`, type, { on: 'cards', set: set.path, type: type.id }),
          count: type.count,
        })),
        { ...whatIfsNode(set), unsaved: own.filter(({ file }) => file.startsWith(`${set.path}/what-ifs/`)).length },
        filesNode(set, filesOf(set.path), own),
      ],
    };
  };
  return byGame(workspace).map(({ id, title, groups }) => {
    const groupNodes = groups.map(({ group, sets }) =>
      around(`group:${group}`, groupTitle(group, sets), sets.map(versionNode)),
    );
    // A game with a single set needs no line for it.
    const only = groupNodes.length === 1 ? groupNodes[0] : undefined;
    return around(`game:${id}`, title, only ? only.children : groupNodes);
  });
}

function byGame({ games, sets }: WorkspaceView) {
  const known = games.map(({ id, title }) => ({ id, title, sets: sets.filter((set) => set.game === id) }));
  const others = sets.filter((set) => !games.some((game) => game.id === set.game));
  return [...known, { id: '', title: 'Other sets', sets: others }]
    .filter((game) => game.sets.length > 0)
    .map(({ id, title, sets: own }) => ({
      id,
      title,
      groups: grouped(own, (set) => set.group).map(([group, versions]) => ({ group, sets: versions })),
    }));
}

/** A set is called what its first version calls itself; the folder tells those apart that have no title. */
const groupTitle = (group: string, sets: readonly SetSummary[]): string =>
  sets.find((set) => set.title !== undefined)?.title ?? group;

function around(id: string, label: string, children: readonly TreeNode[]): TreeNode {
  const sum = (of: 'errors' | 'warnings' | 'unsaved'): number => children.reduce((total, node) => total + node[of], 0);
  return {
    id,
    label,
    target: { on: 'group' },
    errors: sum('errors'),
    warnings: sum('warnings'),
    unsaved: sum('unsaved'),
    children,
  };
}

const itemNode = (id: string, item: ItemSummary, target: TreeTarget): TreeNode => ({
  id,
  label: item.name,
  target,
  errors: item.errors,
  warnings: item.warnings,
  unsaved: 0,
  children: [],
});

function modesNode({ path, modes }: SetSummary): TreeNode {
  const children = modes.map((mode) =>
    itemNode(`mode:${path}:${mode.id}`, mode, { on: 'modes', set: path, mode: mode.id }),
  );
  return { ...around(`modes:${path}`, 'Modes', children), target: { on: 'modes', set: path }, count: modes.length };
}

const whatIfsNode = ({ path, whatIfs }: SetSummary): TreeNode => ({
  id: `what-ifs:${path}`,
  label: 'What-ifs',
  target: { on: 'what-ifs', set: path },
  count: whatIfs,
  errors: 0,
  warnings: 0,
  unsaved: 0,
  children: [],
});

function filesNode({ path }: SetSummary, files: readonly string[] | undefined, unsaved: readonly FileView[]): TreeNode {
  return {
    id: `files:${path}`,
    label: 'Files',
    target: { on: 'files', set: path },
    errors: 0,
    warnings: 0,
    unsaved: 0,
    ...(files ? { count: files.length } : { isWaiting: true }),
    children: (files ?? []).map((file) => ({
      id: `file:${file}`,
      label: file.startsWith(`${path}/`) ? file.slice(path.length + 1) : file,
      target: { on: 'file', set: path, file },
      errors: 0,
      warnings: 0,
      unsaved: unsaved.some((view) => view.file === file) ? 1 : 0,
      children: [],
    })),
  };
}

/** Whether a node is open when nobody has said so: games and sets are, and the latest version of each. */
export function isOpenAtFirst(node: TreeNode, siblings: readonly TreeNode[]): boolean {
  if (node.target.on === 'group') return true;
  return node.target.on === 'set' && siblings.at(-1) === node;
}

/** A node that can be seen, with its place among its siblings. */
export interface TreeLine {
  readonly node: TreeNode;
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  readonly isOpen: boolean;
  readonly hasChildren: boolean;
  readonly parent?: string;
}

export function visibleLines(
  nodes: readonly TreeNode[],
  chosen: { readonly [id: string]: boolean },
  level = 1,
  parent?: string,
): readonly TreeLine[] {
  return nodes.flatMap((node, place) => {
    const hasChildren = node.children.length > 0 || node.isWaiting === true;
    const isOpen = hasChildren && (chosen[node.id] ?? isOpenAtFirst(node, nodes));
    const line: TreeLine = {
      node,
      level,
      place: place + 1,
      siblings: nodes.length,
      isOpen,
      hasChildren,
      ...(parent !== undefined && { parent }),
    };
    return isOpen ? [line, ...visibleLines(node.children, chosen, level + 1, node.id)] : [line];
  });
}
