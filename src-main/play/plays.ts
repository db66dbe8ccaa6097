import type { CardSet } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import type { Picture, Sides } from '../../src-engine/statistics/picture.ts';
import type { PlayProgress, PlaySetting } from '../../src-shared/what-if/play.ts';
import { SimulationPool } from '../simulation/simulation-pool.ts';
import { type PairedPlay, type PairedSamples, playPaired } from './paired-play.ts';
import { pictureSubject } from './picture-subject.ts';

/** What to play, and by which name the result is kept. */
export interface PlayOrder {
  readonly key: string;
  readonly game: Game;
  readonly sets: Sides<CardSet>;
  readonly setting: PlaySetting;
}

/** The tables of one mode. */
export interface PlayedMode {
  /** What the course of each side is followed by. */
  readonly stops: Sides<readonly string[]>;
  /** How many there are on each side. */
  readonly tables: number;
  readonly samples: PairedSamples;
}

/** A result, whole or on its way. */
export interface Play extends PlayOrder {
  progress: PlayProgress;
  /** By mode, the chosen one and the others, as far as they have been played. */
  readonly played: Map<string, PlayedMode>;
  /** Whether the chosen mode has been played to its end; the other modes may still be missing. */
  isWhole: boolean;
  readonly abort: AbortController;
}

/** Memory for tables that can be looked into. */
const KEPT_BYTES = 600 * 1024 * 1024;
const TABLES_OF_OTHER_MODES = 2048;
/** Progress without a new picture is told no more often than this, in milliseconds. */
const TELL_EVERY = 50;

/**
 * The comparisons that are being played and those that were, by their keys. Whoever asks for a result that is there gets it at once.
 * One comparison plays for each window; a newer one takes its place.
 */
export class Plays {
  readonly #tell: (progress: PlayProgress) => void;
  /** In bytes. */
  readonly #room: number;
  readonly #kept = new Map<string, Play>();
  readonly #playing = new Map<string, Play>();
  readonly #running = new Set<Promise<void>>();
  #pool: SimulationPool | undefined;

  constructor(tell: (progress: PlayProgress) => void, room = KEPT_BYTES) {
    this.#tell = tell;
    this.#room = room;
  }

  /** Starts a comparison for a window, or finds its result. */
  start(client: string, order: PlayOrder): PlayProgress {
    const before = this.#playing.get(client);
    if (before && before.key !== order.key) this.#drop(client, before);
    const found = this.find(order.key);
    const known = found?.progress.state === 'failed' ? undefined : found;
    // One that is being stopped is not waited for: it would only end.
    if (known && !known.abort.signal.aborted) {
      if (known.progress.state === 'playing') this.#playing.set(client, known);
      return known.progress;
    }
    const play: Play = {
      ...order,
      abort: new AbortController(),
      ...(known ? resumed(known) : { played: new Map(), progress: unplayed(order), isWhole: false }),
    };
    this.#kept.set(order.key, play);
    this.#playing.set(client, play);
    const run = this.#run(play).finally(() => this.#running.delete(run));
    this.#running.add(run);
    return play.progress;
  }

  find(key: string): Play | undefined {
    const play = this.#kept.get(key);
    if (play === undefined) return undefined;
    // Used last, dropped last.
    this.#kept.delete(key);
    this.#kept.set(key, play);
    return play;
  }

  stop(client: string): void {
    const play = this.#playing.get(client);
    if (play) this.#drop(client, play);
  }

  /** Stops everything and keeps nothing: another workspace has been opened. */
  forget(): void {
    for (const play of this.#kept.values()) play.abort.abort();
    this.#kept.clear();
    this.#playing.clear();
  }

  async close(): Promise<void> {
    this.forget();
    // Whatever is in the middle of a block ends it: a thread that is torn out of one would leave promises behind.
    await Promise.all(this.#running);
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.close();
  }

  /** What another window watches too plays on. */
  #drop(client: string, play: Play): void {
    this.#playing.delete(client);
    if (![...this.#playing.values()].includes(play)) play.abort.abort();
  }

  async #run(play: Play): Promise<void> {
    const { abort, sets, setting } = play;
    const pool = this.#openPool();
    try {
      if (!play.isWhole) await this.#playChosenMode(pool, play);
      const known = [setting.mode, ...(play.progress.modes ?? []).map(({ mode }) => mode)];
      const others = sets.before.modes.filter(({ id }) => !known.includes(id));
      // A thread that dies among them takes its pool with it.
      for (const { id } of others) if (!abort.signal.aborted) await this.#playOtherMode(this.#openPool(), play, id);
      this.#update(play, { state: abort.signal.aborted ? 'cancelled' : 'done' });
    } catch (error) {
      // Threads that are stopped in the middle of a block throw too.
      if (abort.signal.aborted) this.#update(play, { state: 'cancelled', secondsLeft: 0 });
      else {
        this.#giveUp(pool, error);
        const trouble = `The tables could not be played: ${messageOf(error)}`;
        this.#update(play, { state: 'failed', trouble });
      }
    } finally {
      for (const [client, playing] of this.#playing) if (playing === play) this.#playing.delete(client);
      this.#makeRoom();
    }
  }

  #openPool(): SimulationPool {
    this.#pool ??= new SimulationPool({ isPolite: true });
    return this.#pool;
  }

  async #playChosenMode(pool: SimulationPool, play: Play): Promise<void> {
    let told = 0;
    await this.#play(pool, play, play.setting, {
      onProgress: ({ tables, tablesPerSecond, secondsLeft }) => {
        const now = performance.now();
        const isDue = now - told >= TELL_EVERY;
        if (isDue) told = now;
        const seen = play.progress.picture?.tables ?? 0;
        const change = { tables: Math.max(tables, seen), tablesPerSecond: 2 * tablesPerSecond, secondsLeft };
        this.#update(play, change, isDue);
      },
      onPicture: (picture) => this.#update(play, { picture }),
    });
    const { tables } = play.progress.picture ?? play.progress;
    play.isWhole = !play.abort.signal.aborted;
    // It may have ended early: then there will be no more.
    this.#update(play, { tables, secondsLeft: 0, ...(play.isWhole && { of: tables }) });
  }

  /** Shows where a change reaches; what goes wrong here leaves the chosen mode as it is. */
  async #playOtherMode(pool: SimulationPool, play: Play, mode: string): Promise<void> {
    const { setting, abort } = play;
    const tables = Math.min(setting.tables, TABLES_OF_OTHER_MODES);
    let last: Picture | undefined;
    try {
      await this.#play(
        pool,
        play,
        { ...setting, mode, tables, precision: 0 },
        {
          onProgress: () => {},
          onPicture: (picture) => {
            last = picture;
          },
        },
      );
    } catch (error) {
      if (abort.signal.aborted) return;
      this.#giveUp(pool, error);
      this.#update(play, { missing: [...(play.progress.missing ?? []), { mode, why: messageOf(error) }] });
      return;
    }
    if (last && !abort.signal.aborted) {
      this.#update(play, { modes: [...(play.progress.modes ?? []), { mode, picture: last }] });
    }
  }

  /** Plays one mode of a comparison and keeps the tables that its latest picture is of. */
  async #play(
    pool: SimulationPool,
    { abort, game, sets, played }: Play,
    setting: PlaySetting,
    { onProgress, onPicture }: Pick<PairedPlay, 'onProgress' | 'onPicture'>,
  ): Promise<void> {
    const subject = pictureSubject(game, sets, setting);
    const { stops } = subject;
    await playPaired({
      pool,
      game,
      sets,
      setting,
      subject,
      signal: abort.signal,
      onProgress,
      onPicture: (picture, samples) => {
        const { tables } = picture;
        // Of one that was stopped and is played again, more is known until as many tables have been played.
        if (tables < (played.get(setting.mode)?.tables ?? 0)) return;
        played.set(setting.mode, { stops, tables, samples });
        onPicture(picture, samples);
      },
    });
  }

  /** A thread that died takes its pool with it; the next play starts another one. All else that goes wrong is of this play alone. */
  #giveUp(pool: SimulationPool, error: unknown): void {
    console.error('soundcheck: a comparison could not be played:', error);
    if (!pool.hasLostThread) return;
    if (this.#pool === pool) this.#pool = undefined;
    void pool.close().catch(() => {});
  }

  #update(play: Play, change: Partial<PlayProgress>, isTold = true): void {
    const { picture: _, modes: __, ...short } = play.progress;
    play.progress = { ...play.progress, ...change };
    // What has been forgotten, or is played anew under the same key, has nothing to say any more.
    if (!isTold || this.#kept.get(play.key) !== play) return;
    // Pictures are large: each is told once.
    this.#tell({ ...short, ...change });
  }

  /** What is of no use goes at once, then what was not used for the longest time. */
  #makeRoom(): void {
    for (const [key, { progress, played }] of this.#kept) {
      if (progress.state === 'failed' || (progress.state === 'cancelled' && played.size === 0)) this.#kept.delete(key);
    }
    let bytes = [...this.#kept.values()].reduce((sum, play) => sum + bytesOf(play), 0);
    for (const [key, play] of this.#kept) {
      if (bytes <= this.#room || this.#kept.size === 1) break;
      if (play.progress.state === 'playing') continue;
      this.#kept.delete(key);
      bytes -= bytesOf(play);
    }
  }
}

const unplayed = ({ key, setting }: PlayOrder): PlayProgress => ({
  key,
  tables: 0,
  of: setting.tables,
  tablesPerSecond: 0,
  secondsLeft: 0,
  state: 'playing',
});

/**
 * What is known of one that was stopped. Where that was among its other modes, only those are still to be played; else what was on
 * screen stays there until more has been played again.
 */
function resumed({ isWhole, played, progress, ...order }: Play): Pick<Play, 'isWhole' | 'played' | 'progress'> {
  const { missing: _, ...known } = progress;
  if (isWhole) return { isWhole, played, progress: { ...known, state: 'playing' } };
  const { picture } = progress;
  return {
    isWhole,
    played: new Map(played),
    progress: { ...unplayed(order), ...(picture && { picture, tables: picture.tables }) },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Of the memory that the threads have written to: pieces that many samples share. */
function bytesOf({ played }: Play): number {
  const samples = [...played.values()].flatMap(({ samples: { before, after } }) => [...before, ...after]);
  const memory = new Set(samples.map(({ values }) => values.buffer));
  return [...memory].reduce((sum, { byteLength }) => sum + byteLength, 0);
}
