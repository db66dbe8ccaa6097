import { ArrowLeftRight, ChevronRight, FileCode2, GitBranchPlus, Table2 } from 'lucide-react';
import { type MenuItem, showMenu } from '../../controls/menu.ts';
import { openTab } from '../../state/tabs.ts';
import { answered, api, openSet, workbenchNow } from '../../state/workbench.ts';
import { compareWith } from '../compare.ts';
import { summaryOf } from '../current-set.ts';
import { NewVersionDialog } from '../dialogs/new-version-dialog.tsx';
import { openDialog } from '../dialogs/open-dialog.ts';
import { fileOfRows } from '../file-place.ts';
import { openCards, openFile, openModes, openPlace } from '../open-place.ts';
import type { TreeNode, TreeTarget } from './tree-model.ts';

/** What can be done with a line of the tree. */
export function showTreeMenu(node: TreeNode, at: Element | { readonly x: number; readonly y: number }): void {
  const items = itemsOf(node.target);
  if (items.length > 0) showMenu({ label: node.label, items, at });
}

function itemsOf(target: TreeTarget): readonly MenuItem[] {
  switch (target.on) {
    case 'group':
      return [];
    case 'set':
    case 'what-ifs':
    case 'files':
      return [
        { title: 'Open set.yaml', icon: <FileCode2 size={14} />, run: () => openFile(`${target.set}/set.yaml`) },
        ...versionItems(target.set),
      ];
    case 'cards':
      return [
        { title: 'Open', icon: <Table2 size={14} />, run: () => openCards(target.set, target.type) },
        {
          title: 'Open source',
          icon: <FileCode2 size={14} />,
          run: () => void openSourceOf(target.set, (view) => fileOfRows(view.cards[target.type] ?? [])),
        },
        ...versionItems(target.set),
      ];
    case 'modes':
      return [
        { title: 'Open', icon: <Table2 size={14} />, run: () => openModes(target.set, target.mode) },
        ...(target.mode === undefined ? [] : [modeSource(target.set, target.mode)]),
        ...versionItems(target.set),
      ];
    case 'file':
      return [
        { title: 'Open source', icon: <FileCode2 size={14} />, run: () => openFile(target.file, target.set) },
        ...versionItems(target.set),
      ];
  }
}

const modeSource = (set: string, key: string): MenuItem => ({
  title: 'Open source',
  icon: <FileCode2 size={14} />,
  run: async () => {
    const place = answered(await api().locate({ set, subject: { on: 'mode', key }, path: [] }));
    if (place) openPlace(place);
  },
});

type View = NonNullable<ReturnType<typeof workbenchNow>['sets'][string]>;

async function openSourceOf(set: string, fileOf: (view: View) => string | undefined): Promise<void> {
  const view = workbenchNow().sets[set] ?? answered(await api().openSet({ set }));
  if (!view) return;
  openSet(set);
  const file = fileOf(view) ?? view.files[0];
  if (file !== undefined) openFile(file, set);
}

function versionItems(set: string): readonly MenuItem[] {
  const summary = summaryOf(set);
  const others = (workbenchNow().workspace?.sets ?? []).filter(
    (other) => other.path !== set && other.game === summary?.game,
  );
  return [
    'separator',
    ...others.slice(0, 8).map(
      (other): MenuItem => ({
        title: `Compare with ${other.group === summary?.group ? other.version : other.path}`,
        icon: <ArrowLeftRight size={14} />,
        run: () => compareWith(set, { set: other.path, as: 'edited' }),
      }),
    ),
    {
      title: 'Compare with what is on disk',
      icon: <ArrowLeftRight size={14} />,
      run: () => compareWith(set, { set, as: 'saved' }),
    },
    ...(others.length > 8
      ? [{ title: 'Compare with…', icon: <ChevronRight size={14} />, run: () => openTab({ kind: 'compare', set }) }]
      : []),
    'separator',
    {
      title: `New version from ${summary?.version ?? 'this'}…`,
      icon: <GitBranchPlus size={14} />,
      run: () => openDialog(NewVersionDialog, { base: set }),
    },
  ];
}
