import type { CardSet, Finding } from '../../card-set.ts';
import type { Scoring } from '../../game.ts';
import { COLOURS } from './card-types.ts';
import type * as data from './data.generated.ts';
import type { MonstercatRules } from './monstercat.ts';
import {
  colourOf,
  isInSync,
  lookOf,
  MOST_WANTS,
  pleasedFrom,
  songsRead,
  tempoOf,
  WANT_ROOM,
  writeWants,
} from './pattern.ts';
import { placeOf } from './standing.ts';
import type { NightState } from './state.ts';
import { counted } from './words.ts';

type Document = data.ScoreDocument;
type Song = Document['seats'][number]['songs'][number];
type NotedValues = Extract<Document['crowd'][number], { wants: unknown }>;
type Path = Finding['path'];

/** Of a document without a mode, where no set says more: the document's “one space”. */
const USUAL_SYNC_STEP = 1;

interface Member {
  readonly name: string;
  readonly wants: Int16Array;
  readonly count: number;
  readonly isLoop: boolean;
  readonly points: number;
  readonly syncBonus: number;
}

interface Pleased {
  readonly inSync: boolean;
  readonly points: number;
}

export const scoring: Scoring = {
  score(document, set) {
    const noted = document as Document;
    const notes = new Notes(noted, set);
    const crowd = noted.crowd.map((member, place) =>
      notes.member(member, ['crowd', place], `crowd member ${place + 1}`),
    );
    const scored = noted.seats.map((seat, place) => {
      const looks = notes.board(seat.songs, ['seats', place, 'songs']);
      notes.takeSongs(seat.songs, ['seats', place, 'songs']);
      const earlier = (seat.earlier ?? []).map((show, nth) => {
        const path = ['seats', place, 'earlier', nth];
        const member = notes.member(show, path, `crowd member ${nth + 1}`);
        const pleased = pleasedBy(notes.board(show.songs, [...path, 'songs']), member, notes.syncStep);
        if (!pleased) notes.error('score/not-pleased', [...path, 'songs'], `These songs do not please ${member.name}.`);
        return pleased ?? { inSync: false, points: 0 };
      });
      const pleased = crowd.flatMap((member, nth) => {
        const found = pleasedBy(looks, member, notes.syncStep);
        return found ? [{ crowd: nth + 1, ...found }] : [];
      });
      const points = [...earlier, ...pleased].reduce((sum, one) => sum + one.points, 0);
      return { name: seat.name, pleased, ...(seat.earlier && { earlier: sumOf(earlier) }), points };
    });
    // Boards alone are no standing; what was pleased earlier makes them one.
    const isWhole = scored.some(({ earlier }) => earlier);
    const totals = {
      points: scored.map(({ points }) => points),
      pleased: scored.map(({ earlier, pleased }) => (earlier?.pleased ?? 0) + pleased.length),
    };
    const seats = scored.map((seat, place) => (isWhole ? { ...seat, rank: placeOf(totals, place) } : seat));
    const findings = notes.findings;
    if (findings.some(({ severity }) => severity === 'error')) return { result: undefined, lines: [], findings };
    const lines = scored.map(({ name, pleased, earlier, points }) => {
      const before = earlier ? `${counted(earlier.pleased, 'crowd member')} earlier (${earlier.points}); ` : '';
      const now = pleased.map((one) => `${crowd[one.crowd - 1]!.name} (${one.points}${one.inSync ? ', in sync' : ''})`);
      return `${name}: ${before}pleases ${now.join(', ') || 'nobody'}; ${counted(points, 'point')}`;
    });
    return { result: { seats }, lines, findings };
  },
  document(rules, state) {
    return documentOf(rules as unknown as MonstercatRules, state as unknown as NightState);
  },
};

const sumOf = (earlier: readonly Pleased[]) => ({
  pleased: earlier.length,
  inSync: earlier.filter(({ inSync }) => inSync).length,
  points: earlier.reduce((sum, { points }) => sum + points, 0),
});

function pleasedBy(looks: Int16Array, member: Member, syncStep: number): Pleased | undefined {
  if (member.count > songsRead(looks, 0, looks.length)) return undefined;
  if (pleasedFrom(looks, 0, member.wants, 0, member.count, member.isLoop) < 0) return undefined;
  const inSync = isInSync(looks, 0, member.count, syncStep);
  return { inSync, points: member.points + (inSync ? member.syncBonus : 0) };
}

/** The noted values as the rules take them, and what is wrong with them. */
class Notes {
  readonly findings: Finding[] = [];
  readonly syncStep: number;
  private readonly document: Document;
  private readonly set: CardSet | undefined;
  private readonly mode: data.Mode | undefined;
  private readonly taken = new Set<string>();

  constructor(document: Document, set: CardSet | undefined) {
    this.document = document;
    this.set = set;
    const { mode: id } = document;
    const mode = set?.modes.find((candidate) => candidate.id === id) as unknown as data.Mode | undefined;
    if (id !== undefined && !mode) {
      const known = set ? ` Known modes: ${set.modes.map((candidate) => candidate.id).join(', ')}.` : '';
      const message = set
        ? `The set has no mode “${id}”.${known}`
        : 'A mode needs a set in which it is looked up: add “set:”.';
      this.error('score/unknown-mode', ['mode'], message);
    }
    this.mode = mode;
    this.syncStep = mode?.syncStep ?? this.commonSyncStep();
  }

  /** What all modes of the set agree on. */
  private commonSyncStep(): number {
    const steps = new Set((this.set?.modes as unknown as data.Mode[] | undefined)?.map(({ syncStep }) => syncStep));
    if (steps.size > 1 && this.document.mode === undefined) {
      const message = `What is in sync depends on the mode, and none is named: ${counted(USUAL_SYNC_STEP, 'step')} of the tempo is taken. Add “mode:”.`;
      this.warn('score/no-mode', [], message);
    }
    return steps.size === 1 ? [...steps][0]! : USUAL_SYNC_STEP;
  }

  error(code: string, path: Path, message: string): void {
    this.findings.push({ code, severity: 'error', message, on: this.document, path });
  }

  /** The table can be scored, but was not played by the rules. */
  private warn(code: string, path: Path, message: string): void {
    this.findings.push({ code, severity: 'warning', message, on: this.document, path });
  }

  /** What lies on the boards now; earlier on, the same song may have pleased others. */
  takeSongs(songs: readonly Song[], path: Path): void {
    for (const [place, song] of songs.entries())
      if (typeof song === 'string') this.take('song', song, [...path, place]);
  }

  /** Every card exists once. */
  private take(type: string, id: string, path: Path): void {
    const key = `${type} ${id}`;
    if (this.taken.has(key)) this.warn('score/taken-twice', path, `${id} exists once, but is noted twice.`);
    this.taken.add(key);
  }

  board(songs: readonly Song[], path: Path): Int16Array {
    const slots = (this.set?.manifest as unknown as data.SetManifest | undefined)?.house.boardSlots ?? songs.length;
    if (songs.length > slots) {
      const message = `A board of this set has ${counted(slots, 'slot')}, but ${songs.length} are noted.`;
      this.warn('score/long-board', path, message);
    }
    return Int16Array.from(songs, (song, place) => {
      if (song === null) return 0;
      const noted = typeof song === 'string' ? this.find<data.Song>('song', 'song', song, [...path, place]) : song;
      return noted ? lookOf(COLOURS.indexOf(noted.colour), noted.bpm) : 0;
    });
  }

  member(noted: Document['crowd'][number], path: Path, called: string): Member {
    const isBare = typeof noted === 'string';
    const id = isBare ? noted : 'id' in noted ? noted.id : undefined;
    const idPath = isBare ? path : [...path, 'id'];
    const card =
      id === undefined ? (noted as NotedValues) : this.find<data.CrowdMember>('crowd', 'crowd member', id, idPath);
    if (id !== undefined) this.take('crowd', id, idPath);
    const wants = new Int16Array(WANT_ROOM);
    if (card) writeWants(card.wants, wants, 0);
    return {
      name: card && 'name' in card ? String(card.name) : called,
      wants,
      // A member that is not there pleases nobody; the finding is told already.
      count: card ? card.wants.length : MOST_WANTS + 1,
      isLoop: card?.shape === 'loop',
      points: (card?.points ?? 0) + (isBare ? 0 : (noted.tokens ?? 0)),
      syncBonus: card?.syncBonus ?? 0,
    };
  }

  private find<T>(type: string, called: string, id: string, path: Path): T | undefined {
    const card = this.set?.cards[type]?.find((candidate) => candidate.id === id);
    if (!card) {
      const message = this.set
        ? `The set has no ${called} “${id}”.`
        : `“${id}” can only be looked up in a set: add “set:”, or write down its values.`;
      this.error('score/unknown-card', path, message);
    } else if (this.mode && !(card.modes as string[]).includes(this.mode.id)) {
      this.warn('score/other-mode', path, `${card.name} is not a card of ${this.mode.name}.`);
    }
    return card as T | undefined;
  }
}

/**
 * The finished table: every crowd member that was pleased, with the songs that did it as they looked then. The crowd that is left
 * is no part of it, since nobody had another turn to please it.
 */
function documentOf({ numbers }: MonstercatRules, state: NightState): Record<string, unknown> {
  const { slots, mode, crowd } = numbers;
  const songOf = (look: number) => (look === 0 ? null : { colour: COLOURS[colourOf(look)]!, bpm: tempoOf(look) });
  const seats = Array.from({ length: numbers.seats }, (_, seat) => ({
    name: `Seat ${seat + 1}`,
    songs: Array.from(state.looks.subarray(seat * slots, (seat + 1) * slots), songOf),
    earlier: Array.from({ length: state.pleasedCount }, (_, nth) => nth)
      .filter((nth) => state.pleasedBy[nth] === seat)
      .map((nth) => {
        const member = state.pleasedMember[nth]!;
        const count = numbers.wantCount[member]!;
        const tokens = state.tokens[member]!;
        return {
          id: crowd[member]!.id,
          ...(tokens > 0 && { tokens }),
          songs: Array.from(state.pleasedLooks.subarray(nth * slots, nth * slots + count), songOf),
        };
      }),
  }));
  return { game: 'monstercat', mode: mode.id, seats, crowd: [] };
}
