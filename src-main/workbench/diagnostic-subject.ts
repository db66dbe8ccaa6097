import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import type { Subject, WorkbenchDiagnostic } from '../../src-shared/workbench/set-view.ts';
import type { Origin } from '../library/origin.ts';
import { pathTo } from '../library/yaml/path-to.ts';
import type { SourceNode } from '../library/yaml/source-node.ts';
import { fromWorkspace } from './set-rows.ts';

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly node: SourceNode;
  readonly subject: Subject;
}

/** Finds the card, mode or manifest that a place in a file belongs to, and the value in it. */
export class SubjectIndex {
  readonly #stretches = new Map<string, Stretch[]>();
  readonly #offsets = new Map<string, (line: number, column: number) => number>();

  constructor(origins: Iterable<readonly [Origin, Subject]>) {
    for (const [origin, subject] of origins) {
      for (let layer: Origin | undefined = origin; layer; layer = layer.under) {
        const { file, node } = layer;
        const known = this.#stretches.get(file.name);
        const stretch = { start: node.start, end: node.end, node, subject };
        if (known) known.push(stretch);
        else {
          this.#stretches.set(file.name, [stretch]);
          this.#offsets.set(file.name, (line, column) => file.lines.offset(line) + column - 1);
        }
      }
    }
    for (const list of this.#stretches.values()) list.sort((a, b) => a.start - b.start);
  }

  describe(set: string, diagnostic: Diagnostic): WorkbenchDiagnostic {
    const named = { ...diagnostic, file: fromWorkspace(set, diagnostic.file) };
    const offset = this.#offsets.get(diagnostic.file)?.(diagnostic.line, diagnostic.column);
    const found = offset === undefined ? undefined : at(this.#stretches.get(diagnostic.file) ?? [], offset);
    return found && offset !== undefined
      ? { ...named, subject: found.subject, path: pathTo(found.node, offset) }
      : named;
  }
}

function at(stretches: readonly Stretch[], offset: number): Stretch | undefined {
  let low = 0;
  let high = stretches.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (stretches[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  const found = stretches[low];
  return found && found.start <= offset && offset <= found.end ? found : undefined;
}
