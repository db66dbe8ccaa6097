import type { HeapProfiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';

export interface Allocations {
  readonly bytes: number;
  /** By function, the largest first. Code that was inlined counts as the function it was inlined into. */
  readonly functions: readonly { readonly name: string; readonly bytes: number }[];
}

/** What a piece of work puts on the heap, sampled about every 64 bytes, garbage included. */
export async function allocationsOf(work: () => void): Promise<Allocations> {
  const session = new Session();
  session.connect();
  try {
    const options = {
      samplingInterval: 64,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    };
    await session.post('HeapProfiler.startSampling', options);
    work();
    const { profile } = await session.post('HeapProfiler.stopSampling');
    const byFunction = new Map<string, number>();
    add(byFunction, profile.head);
    const functions = [...byFunction].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes);
    return { bytes: functions.reduce((sum, { bytes }) => sum + bytes, 0), functions };
  } finally {
    session.disconnect();
  }
}

function add(byFunction: Map<string, number>, node: HeapProfiler.SamplingHeapProfileNode): void {
  const { functionName, lineNumber } = node.callFrame;
  const name = functionName || `(anonymous, line ${lineNumber + 1})`;
  if (node.selfSize > 0) byFunction.set(name, (byFunction.get(name) ?? 0) + node.selfSize);
  for (const child of node.children) add(byFunction, child);
}
