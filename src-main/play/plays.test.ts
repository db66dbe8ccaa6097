import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import type { PlayProgress, PlaySetting } from '../../src-shared/what-if/play.ts';
import { loadSet } from '../library/card-set-loader.ts';
import { projectRoot } from '../library/project-root.ts';
import { type PlayOrder, Plays } from './plays.ts';
import { listTables } from './table-list.ts';

// The threads run the built worker; `npm test` builds first.
const { game, set } = await loadSet(join(projectRoot, 'card-sets/dark-promoters/v0.3'));
const setting: PlaySetting = {
  mode: 'clubnight',
  seats: 3,
  bots: ['greedy', 'greedy', 'greedy'],
  seed: 4,
  tables: 1200,
  precision: 0,
};
/** Tickets at another price: of the same audience everybody earns more or less. */
const atPrice = (price: number): CardSet => ({
  ...set!,
  modes: set!.modes.map((mode) => (mode.id === setting.mode ? { ...mode, ticketPrice: price } : mode)),
});
const order = (key: string, after: CardSet, change: Partial<PlaySetting> = {}): PlayOrder => ({
  key,
  game: game!,
  sets: { before: set!, after },
  setting: { ...setting, ...change },
});

describe('comparisons', () => {
  let plays: Plays;
  const told: PlayProgress[] = [];
  let wake = (): void => {};
  const finished = async (key: string): Promise<PlayProgress> => {
    for (;;) {
      const end = told.findLast((progress) => progress.key === key && progress.state !== 'playing');
      if (end) return plays.find(key)?.progress ?? end;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  beforeAll(() => {
    plays = new Plays((progress) => {
      told.push(progress);
      wake();
    });
  });
  afterAll(() => plays.close());

  test('look at the tables as planned, both sides on the same seeds', async () => {
    plays.start('a', order('dearer', atPrice(40)));
    const { picture, state, modes } = await finished('dearer');
    expect(state).toBe('done');
    expect(picture).toMatchObject({ tables: 1200, look: 3, looks: 3 });
    const income = picture!.measures.find(({ id }) => id === 'ticketIncome')!;
    expect(income.difference.verdict).toBe('higher');
    expect(income.difference.low).toBeGreaterThan(0);
    const looks = told.filter(({ key, picture: seen }) => key === 'dearer' && seen).map((one) => one.picture!.tables);
    expect([...new Set(looks)].sort((a, b) => a - b)).toEqual(looks);
    // The change is of one mode: nothing moves in the others.
    expect(modes!.map(({ mode }) => mode)).toEqual(set!.modes.slice(1).map(({ id }) => id));
    for (const other of modes!) {
      expect(other.picture.measures.map(({ difference }) => difference.verdict)).not.toContain('higher');
      expect(other.picture.measures[0]!.difference.verdict).toBe('identical');
    }
  });

  test('are the same when played again, and come at once when they are known', async () => {
    let finish = (_: PlayProgress): void => {};
    const end = new Promise<PlayProgress>((resolve) => {
      finish = resolve;
    });
    const fresh = new Plays((progress) => progress.state === 'done' && finish(progress));
    fresh.start('a', order('dearer', atPrice(40)));
    await end;
    expect(fresh.find('dearer')!.progress.picture).toEqual((await finished('dearer')).picture);
    await fresh.close();
    expect(plays.start('b', order('dearer', atPrice(40)))).toMatchObject({ state: 'done', tables: 1200 });
  });

  test('stop for the next one of the same window', async () => {
    plays.start('a', order('long', atPrice(10), { tables: 100_000 }));
    plays.start('a', order('short', atPrice(11), { tables: 300 }));
    expect((await finished('long')).state).toBe('cancelled');
    expect((await finished('short')).picture).toMatchObject({ tables: 300, looks: 1 });
    expect(plays.find('long')).toBeUndefined();
  });

  test('that another window watches too play on until the last one has turned away', async () => {
    const both = order('both', atPrice(15), { tables: 5000 });
    plays.start('a', both);
    plays.start('b', both);
    plays.stop('a');
    expect((await finished('both')).state).toBe('done');
    const neither = order('neither', atPrice(16), { tables: 100_000 });
    plays.start('a', neither);
    plays.start('b', neither);
    plays.stop('a');
    plays.start('b', order('elsewhere else', atPrice(17), { tables: 300 }));
    expect((await finished('neither')).state).toBe('cancelled');
    await finished('elsewhere else');
  });

  test('are kept as long as there is room, the one used last in any case', async () => {
    const ends = new Set<string>();
    const fresh = new Plays(({ key, state }) => {
      if (state === 'done') ends.add(key);
      wake();
    }, 1);
    fresh.start('a', order('first', atPrice(18), { tables: 300 }));
    await until(() => ends.has('first'));
    expect(fresh.find('first')).toBeDefined();
    fresh.start('a', order('second', atPrice(19), { tables: 300 }));
    await until(() => ends.has('second'));
    // Room is made when what was told has been heard.
    await vi.waitFor(() => expect(fresh.find('first')).toBeUndefined());
    expect(fresh.find('second')!.progress.state).toBe('done');
    await fresh.close();
  });

  test('that are gone back to while they are being stopped are played anew', async () => {
    const long = order('back', atPrice(9), { tables: 50_000 });
    plays.start('a', long);
    plays.start('a', order('between', atPrice(8), { tables: 50_000 }));
    expect(plays.start('a', long)).toMatchObject({ state: 'playing', tables: 0 });
    expect(await finished('back')).toMatchObject({ state: 'done', tables: 50_000 });
    expect(told.filter(({ key, state }) => key === 'back' && state === 'cancelled')).toEqual([]);
  });

  test('that were whole are there at once when they are gone back to, and go on with the other modes', async () => {
    const whole = order('whole', atPrice(6));
    plays.start('a', whole);
    await until(() => plays.find('whole')!.isWhole);
    const { picture } = plays.find('whole')!.progress;
    plays.start('a', order('aside', atPrice(5), { tables: 300 }));
    await finished('aside');
    expect(plays.find('whole')!.progress.state).toBe('cancelled');
    const before = told.length;
    expect(plays.start('a', whole)).toMatchObject({ state: 'playing', tables: 1200, picture });
    await until(() => plays.find('whole')!.progress.state === 'done');
    const { modes } = plays.find('whole')!.progress;
    expect(modes!.map(({ mode }) => mode)).toEqual(set!.modes.slice(1).map(({ id }) => id));
    expect(told.slice(before).filter(({ key, picture: drawn }) => key === 'whole' && drawn)).toEqual([]);
  });

  test('that are stopped by hand keep what is on screen', async () => {
    plays.start('a', order('stopped', atPrice(7), { tables: 100_000 }));
    await until(() => plays.find('stopped')!.progress.picture !== undefined);
    plays.stop('a');
    const { state, picture } = await finished('stopped');
    expect(state).toBe('cancelled');
    const { samples } = plays.find('stopped')!.played.get('clubnight')!;
    const tables = samples.before.reduce((sum, sample) => sum + sample.tables, 0);
    expect(tables).toBe(picture!.tables);
    expect(samples.after.map(({ first }) => first)).toEqual(samples.before.map(({ first }) => first));
  });

  test('that were stopped and are played again show what they had until there is more', async () => {
    const again = order('again', atPrice(12), { tables: 100_000 });
    plays.start('a', again);
    await until(() => (plays.find('again')!.progress.picture?.tables ?? 0) >= 2048);
    plays.stop('a');
    const { picture } = await finished('again');
    const before = told.length;
    expect(plays.start('a', again)).toMatchObject({ state: 'playing', tables: picture!.tables, picture });
    expect(plays.find('again')!.played.get('clubnight')!.tables).toBe(picture!.tables);
    const later = () => told.slice(before).filter(({ key }) => key === 'again');
    await until(() => later().some((one) => (one.picture?.tables ?? 0) > picture!.tables));
    plays.stop('a');
    expect(later().every(({ tables }) => tables >= picture!.tables)).toBe(true);
    expect(later().every((one) => (one.picture?.tables ?? picture!.tables) >= picture!.tables)).toBe(true);
    await until(() => later().at(-1)!.state === 'cancelled');
  });

  test('whose other modes cannot be played say which, and disturb nobody', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [, other, ...rest] = set!.modes.map(({ id }) => id);
    const compile: Game['compile'] = (of, mode, seats) => {
      if (mode === other) throw new RangeError('too few cards');
      return game!.compile(of, mode, seats);
    };
    plays.start('b', order('beside', atPrice(14), { tables: 20_000 }));
    plays.start('a', { ...order('lame', atPrice(13)), game: { ...game!, compile } });
    const { state, modes, missing } = await finished('lame');
    expect(state).toBe('done');
    expect(missing).toEqual([{ mode: other, why: 'too few cards' }]);
    expect(modes!.map(({ mode }) => mode)).toEqual(rest);
    expect(await finished('beside')).toMatchObject({ state: 'done', tables: 20_000 });
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });

  test('stop when they are precise enough, at the same table every time', async () => {
    const ends: number[] = [];
    for (let run = 0; run < 3; run++) {
      const key = `precise ${run}`;
      plays.start('a', order(key, atPrice(40), { tables: 100_000, precision: 3 }));
      const { picture, tables } = await finished(key);
      expect(picture!.isPrecise).toBe(true);
      expect(tables).toBe(picture!.tables);
      // While the other modes were played, nobody was told of tables that will never be.
      const ofOthers = told.filter((one) => one.key === key && one.modes).map((one) => [one.tables, one.of]);
      expect(new Set(ofOthers.map(String))).toEqual(new Set([`${tables},${tables}`]));
      const { samples } = plays.find(key)!.played.get('clubnight')!;
      for (const side of [samples.before, samples.after]) {
        expect(side.reduce((sum, sample) => sum + sample.tables, 0)).toBe(tables);
      }
      ends.push(tables);
    }
    expect(new Set(ends).size).toBe(1);
    expect(ends[0]).toBeLessThan(100_000);
  });

  test('without a change stop when the measures themselves are known precisely enough', async () => {
    plays.start('a', order('no change', { ...set! }, { tables: 100_000, precision: 0.5 }));
    const { picture } = await finished('no change');
    expect(picture!.isPrecise).toBe(true);
    expect(picture!.tables).toBeGreaterThan(512);
    expect(picture!.tables).toBeLessThan(100_000);
    for (const id of game!.headlines) {
      const { mean, sd } = picture!.measures.find((measure) => measure.id === id)!;
      const reached = (mean.before.high - mean.before.low) / 2 / Math.max(Math.abs(mean.before.value), sd.before);
      expect(reached).toBeLessThanOrEqual(0.005);
    }
  });

  test('of a change that has come to no table yet do not stop', async () => {
    const elsewhere = {
      ...set!,
      modes: set!.modes.map((mode) => (mode.id === setting.mode ? mode : { ...mode, ticketPrice: 40 })),
    };
    plays.start('a', order('elsewhere', elsewhere, { precision: 50 }));
    expect((await finished('elsewhere')).picture).toMatchObject({ tables: 1200, isPrecise: false });
  });

  test('have the tables of each bar behind it', async () => {
    const { picture } = await finished('dearer');
    const played = plays.find('dearer')!.played.get('clubnight')!;
    for (const { id, bins } of picture!.measures) {
      const totals = bins.after.map((_, bin) => {
        const filter = {
          by: 'measure',
          measure: id,
          from: bins.start + bin * bins.width,
          to: bins.start + (bin + 1) * bins.width,
        } as const;
        return listTables(game!, { side: 'after', ...played }, filter, 0, 5)!.total;
      });
      expect(totals).toEqual(bins.after);
    }
    for (const { id, groups } of picture!.breakdowns) {
      for (const { key, before } of groups) {
        const filter = { by: 'group', breakdown: id, key } as const;
        expect(listTables(game!, { side: 'before', ...played }, filter, 0, 5)!.total).toBe(before.count);
      }
    }
    const none = { by: 'measure', measure: 'nonsense', from: 0, to: 1 } as const;
    expect(listTables(game!, { side: 'after', ...played }, none, 0, 5)).toBeUndefined();
  });
});
