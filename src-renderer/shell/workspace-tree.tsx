import { openTab } from '../state/tabs.ts';
import { openSet, useWorkspace } from '../state/workbench.ts';

export function WorkspaceTree() {
  const workspace = useWorkspace();
  return (
    <nav aria-label="Workspace">
      {workspace?.sets.map(({ path, modes, cardTypes }) => (
        <div key={path}>
          <h2>{path}</h2>
          <button type="button" onClick={() => [openSet(path), openTab({ kind: 'modes', set: path })]}>
            Modes {modes.length}
          </button>
          {cardTypes.map(({ id, name, count }) => (
            <div key={id}>
              <button type="button" onClick={() => [openSet(path), openTab({ kind: 'cards', set: path, type: id })]}>
                {name} {count}
              </button>
            </div>
          ))}
        </div>
      ))}
    </nav>
  );
}
