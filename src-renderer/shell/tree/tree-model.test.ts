import { describe, expect, it } from 'vitest';
import type { FileView, SetSummary, WorkspaceView } from '../../../src-shared/workbench/workspace-view.ts';
import { treeMove } from './tree-keys.ts';
import { buildTree, type TreeNode, visibleLines } from './tree-model.ts';

const set = (path: string, more: Partial<SetSummary> = {}): SetSummary => ({
  path,
  group: path.split('/')[0]!,
  version: path.split('/')[1]!,
  game: 'nights',
  modes: [{ id: 'club', name: 'Clubnight', errors: 0, warnings: 0 }],
  cardTypes: [{ id: 'act', name: 'Acts', errors: 2, warnings: 0, count: 3 }],
  errors: 2,
  warnings: 0,
  whatIfs: 0,
  ...more,
});
const field = { key: '', title: '', kind: 'group', required: true } as const;
const chart = { measures: [], headlines: [], traits: [], rules: [] };
const workspace = (sets: readonly SetSummary[]): WorkspaceView => ({
  path: '/sets',
  name: 'sets',
  isSample: false,
  games: [{ id: 'nights', title: 'Nights', cardTypes: [], mode: field, manifest: field, chart }],
  sets,
  files: [],
});
const file = (name: string, unsaved: boolean): FileView => ({
  file: `a/v1/${name}`,
  set: 'a/v1',
  revision: 1,
  unsaved,
  disk: 'same',
  seen: 0,
  readOnly: false,
});
const tree = (sets: readonly SetSummary[], files: readonly FileView[] = []): readonly TreeNode[] =>
  buildTree({
    workspace: workspace(sets),
    files,
    filesOf: (path) => (path === 'a/v1' ? ['a/v1/set.yaml', 'a/v1/cards/acts.yaml'] : undefined),
  });
const labels = (nodes: readonly TreeNode[]) => nodes.map(({ label }) => label);

describe('the tree', () => {
  it('leaves out the set where a game has only one', () => {
    const [game] = tree([set('a/v1'), set('a/v2')]);
    expect(labels(game!.children)).toEqual(['v1', 'v2']);
  });

  it('has a line for each set where a game has several', () => {
    const [game] = tree([set('a/v1', { title: 'Cellar' }), set('b/v1')]);
    expect(labels(game!.children)).toEqual(['Cellar', 'b']);
    expect(labels(game!.children[0]!.children)).toEqual(['v1']);
  });

  it('puts sets of no known game last', () => {
    const { game: _, ...unknown } = set('x/v1');
    expect(labels(tree([unknown, set('a/v1')]))).toEqual(['Nights', 'Other sets']);
  });

  it('shows modes, card types with counts, what-ifs and files', () => {
    const version = tree([set('a/v1')], [file('cards/acts.yaml', true)])[0]!.children[0]!;
    expect(version.children.map(({ label, count }) => [label, count])).toEqual([
      ['Modes', 1],
      ['Acts', 3],
      ['What-ifs', 0],
      ['Files', 2],
    ]);
    expect(version.unsaved).toBe(1);
    expect(version.children[3]!.children.map(({ label, unsaved }) => [label, unsaved])).toEqual([
      ['set.yaml', 0],
      ['cards/acts.yaml', 1],
    ]);
  });

  it('sums up errors over all versions', () => {
    expect(tree([set('a/v1'), set('a/v2')])[0]!.errors).toBe(4);
  });

  it('opens the latest version at first, and what the user wants afterwards', () => {
    const nodes = tree([set('a/v1'), set('a/v2')]);
    const seen = (chosen: { [id: string]: boolean }) => visibleLines(nodes, chosen).map(({ node }) => node.label);
    expect(seen({})).toEqual(['Nights', 'v1', 'v2', 'Modes', 'Acts', 'What-ifs', 'Files']);
    expect(seen({ 'set:a/v2': false })).toEqual(['Nights', 'v1', 'v2']);
    expect(seen({ 'game:nights': false })).toEqual(['Nights']);
  });
});

describe('keys in the tree', () => {
  const lines = visibleLines(tree([set('a/v1'), set('a/v2')]), {});

  it('walk, open and close', () => {
    expect(treeMove(lines, 'set:a/v1', 'ArrowDown', '')).toEqual({ to: 'set:a/v2' });
    expect(treeMove(lines, 'set:a/v1', 'ArrowRight', '')).toEqual({ toggle: 'set:a/v1', open: true });
    expect(treeMove(lines, 'set:a/v2', 'ArrowRight', '')).toEqual({ to: 'modes:a/v2' });
    expect(treeMove(lines, 'set:a/v2', 'ArrowLeft', '')).toEqual({ toggle: 'set:a/v2', open: false });
    expect(treeMove(lines, 'cards:a/v2:act', 'ArrowLeft', '')).toEqual({ to: 'set:a/v2' });
    expect(treeMove(lines, 'cards:a/v2:act', 'End', '')).toEqual({ to: 'files:a/v2' });
    expect(treeMove(lines, 'cards:a/v2:act', 'Enter', '')).toEqual({ run: 'cards:a/v2:act' });
  });

  it('find a line by its first letters, one letter again and again going round', () => {
    expect(treeMove(lines, 'game:nights', 'a', 'a')).toEqual({ to: 'cards:a/v2:act' });
    expect(treeMove(lines, 'set:a/v1', 'v', 'v')).toEqual({ to: 'set:a/v2' });
    expect(treeMove(lines, 'set:a/v2', 'v', 'vv')).toEqual({ to: 'set:a/v1' });
    expect(treeMove(lines, 'game:nights', '2', 'v2')).toEqual({ to: 'set:a/v2' });
    expect(treeMove(lines, 'game:nights', 'x', 'x')).toBeUndefined();
  });
});
