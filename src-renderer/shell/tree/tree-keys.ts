import type { TreeLine } from './tree-model.ts';

export type TreeMove =
  | { readonly to: string }
  | { readonly toggle: string; readonly open: boolean }
  | { readonly run: string };

/** What a key does in a tree, as trees do everywhere. `typed` is what was typed within the last moment, this key included. */
export function treeMove(
  lines: readonly TreeLine[],
  at: string | undefined,
  key: string,
  typed: string,
): TreeMove | undefined {
  const place = lines.findIndex(({ node }) => node.id === at);
  const line = lines[place];
  const to = (target: TreeLine | undefined): TreeMove | undefined => target && { to: target.node.id };
  switch (key) {
    case 'ArrowDown':
      return to(lines[place + 1]);
    case 'ArrowUp':
      return to(lines[Math.max(0, place - 1)]);
    case 'Home':
      return to(lines[0]);
    case 'End':
      return to(lines.at(-1));
    case 'ArrowRight':
      if (!line?.hasChildren) return undefined;
      return line.isOpen ? to(lines[place + 1]) : { toggle: line.node.id, open: true };
    case 'ArrowLeft':
      if (line?.isOpen) return { toggle: line.node.id, open: false };
      return to(lines.find(({ node }) => node.id === line?.parent));
    case 'Enter':
    case ' ':
      return line && { run: line.node.id };
    default:
      return typed === '' ? undefined : to(named(lines, place, typed.toLowerCase()));
  }
}

/** The next line that starts with what was typed; one letter again and again goes through all that start with it. */
function named(lines: readonly TreeLine[], place: number, typed: string): TreeLine | undefined {
  const isRepeated = [...typed].every((letter) => letter === typed[0]);
  const wanted = isRepeated ? typed[0]! : typed;
  const from = isRepeated ? place + 1 : place;
  const turned = [...lines.slice(Math.max(0, from)), ...lines.slice(0, Math.max(0, from))];
  return turned.find(({ node }) => node.label.toLowerCase().startsWith(wanted));
}
