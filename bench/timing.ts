/** How fast something went: operations a second of each run, and their median. */
export interface Timing {
  readonly runs: readonly number[];
  readonly median: number;
}

type Work = number | { readonly operations: number; readonly seconds: number };

export interface Contender {
  readonly name: string;
  /** Does some work and returns how many operations it was; with the seconds, where it has a better clock than ours. */
  readonly run: () => Work | Promise<Work>;
}

export const RUNS = 7;

/** Runs the contenders in turn, round after round, so that a noisy machine is noisy for all of them; one round to warm up. */
export async function interleaved(contenders: readonly Contender[], rounds = RUNS): Promise<Map<string, Timing>> {
  const runs = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const { name, run } of contenders) {
      const start = performance.now();
      const work = await run();
      const elapsed = (performance.now() - start) / 1000;
      const rate = typeof work === 'number' ? work / elapsed : work.operations / work.seconds;
      if (round >= 0) runs.get(name)!.push(rate);
    }
  }
  return new Map([...runs].map(([name, rates]) => [name, { runs: rates, median: median(rates) }]));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Of each round: how many times as fast the one was as the other. Within a round both ran under the same conditions. */
export function ratios(timings: ReadonlyMap<string, Timing>, one: string, other: string): number[] {
  const others = timings.get(other)?.runs ?? [];
  return (timings.get(one)?.runs ?? []).flatMap((rate, round) => {
    const against = others[round];
    return against === undefined ? [] : [rate / against];
  });
}
