import { createHash } from 'node:crypto';
import type { PlaySetting } from '../../src-shared/what-if/play.ts';
import type { WhatIfLine } from '../../src-shared/what-if/what-if.ts';

/** Names a result by all that it depends on. Comments and the names of what-ifs are not among it. */
export function playKey(
  checksum: string,
  before: readonly WhatIfLine[],
  after: readonly WhatIfLine[],
  { mode, seats, bots, seed, tables, precision }: PlaySetting,
): string {
  const changes = (lines: readonly WhatIfLine[]) =>
    lines.map(({ selector, source, value }) => [selector.trim(), source.trim(), typeof value]);
  const all = [checksum, changes(before), changes(after), mode, seats, bots, seed, tables, precision];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}
