import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBot } from '../src-engine/bots/random.ts';
import type { CardSet } from '../src-engine/card-set.ts';
import type { Game } from '../src-engine/game.ts';
import { tableKey } from '../src-engine/random.ts';
import { Table } from '../src-engine/table.ts';
import { endedState } from './boardgame-io.ts';
import { collectGarbage } from './garbage.ts';
import { buildLimit, compiler, runLimit, writeNumbers } from './limit.ts';
import type { Figure } from './report.ts';
import { median, RUNS } from './timing.ts';

const MODE = 'clubnight';
const SEATS = 4;
const HELD = { engine: 2000, boardgame: 100 };

/** Bytes of one table that has been played to its end, without what tables share (rules and cards). */
export async function memory(game: Game, set: CardSet): Promise<Figure[]> {
  const rules = game.compile(set, MODE, SEATS);
  const bots = Array.from({ length: SEATS }, () => randomBot);
  const played = (number: number): Table => {
    const table = new Table(rules);
    table.deal(tableKey(1, number));
    table.play(bots);
    return table;
  };
  const engine: number[] = [];
  const boardgame: number[] = [];
  for (let round = -1; round < RUNS; round++) {
    const ours = bytesHeld(HELD.engine, played);
    const theirs = bytesHeld(HELD.boardgame, (number) => endedState(set, 1, number));
    if (round < 0) continue;
    engine.push(ours);
    boardgame.push(theirs);
  }
  const name = 'memory of a Clubnight table, 4 seats';
  const limit = limitBytes(set);
  return [
    { name: `${name}: engine, all in all`, value: median(engine), unit: 'bytes', runs: engine },
    { name: `${name}: engine, numbers in typed arrays`, value: bufferBytes(played(0), rules), unit: 'bytes' },
    { name: `${name}: boardgame.io`, value: median(boardgame), unit: 'bytes', runs: boardgame },
    ...(limit === undefined ? [] : [{ name: `${name}: C`, value: limit, unit: 'bytes' }]),
  ];
}

function usedBytes(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** What one thing costs when many are held at once. */
function bytesHeld(count: number, make: (number: number) => unknown): number {
  const held: unknown[] = Array.from({ length: count }, () => undefined);
  const before = usedBytes();
  for (let number = 0; number < count; number++) held[number] = make(number);
  return (usedBytes() - before) / held.length;
}

/** The buffers behind all typed arrays of a table, each once. */
function bufferBytes(table: object, shared: object): number {
  const seen = new Set<unknown>([shared]);
  let bytes = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (value instanceof ArrayBuffer) bytes += value.byteLength;
    else if (ArrayBuffer.isView(value)) visit(value.buffer);
    else Object.values(value).forEach(visit);
  };
  visit(table);
  return bytes;
}

function limitBytes(set: CardSet): number | undefined {
  if (!compiler()) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'soundcheck-bench-'));
  try {
    const numbers = join(folder, 'numbers.txt');
    writeNumbers(set, MODE, SEATS, numbers);
    return runLimit(buildLimit(folder), numbers, 'random', 1, 0, 1).stateBytes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
