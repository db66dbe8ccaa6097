import type { CardSet, Finding } from '../../card-set.ts';
import { COLOURS, TEMPI, TYPES } from './card-types.ts';
import type * as data from './data.generated.ts';
import { cardsOf } from './numbers.ts';
import { colourOf, lookOf, tempoOf, wantBit } from './pattern.ts';
import { counted, wantText } from './words.ts';

type Path = Finding['path'];
type Add = (severity: Finding['severity'], code: string, on: object, path: Path, message: string) => void;
interface Range {
  readonly min: number;
  readonly max: number;
}

/** What the schemas cannot say about a set of this game. */
export function checkSet(set: CardSet, isWhole = true): Finding[] {
  const findings: Finding[] = [];
  const add: Add = (severity, code, on, path, message) => {
    findings.push({ severity, code, on, path, message });
  };
  const manifest = set.manifest as unknown as data.SetManifest;
  const modes = set.modes as unknown as data.Mode[];
  if (manifest.seats.min > manifest.seats.max) {
    add('error', 'set/seats', manifest, ['seats'], 'The fewest seats are more than the most seats.');
    return findings;
  }
  checkFrontRow(manifest, add);
  for (const mode of modes) {
    checkRanges(mode, add);
    if (!isWhole) continue;
    checkSupply(set, manifest, mode, add);
    checkWants(set, mode, add);
  }
  const modeById = new Map(modes.map((mode) => [mode.id, mode]));
  for (const type of TYPES) {
    for (const card of set.cards[type] ?? []) {
      for (const [place, modeId] of (card.modes as string[]).entries()) {
        const mode = modeById.get(modeId);
        if (!mode) {
          const message = `There is no mode “${modeId}”. Known modes: ${[...modeById.keys()].join(', ')}.`;
          add('error', 'card/unknown-mode', card, ['modes', place], message);
        } else if (type === 'crowd') {
          checkMember(card as unknown as data.CrowdMember, manifest.house.boardSlots, mode, add);
        } else if (type === 'action') checkAction(card as unknown as data.ActionCard, mode, add);
      }
    }
  }
  return findings;
}

/** With nobody to please, all that is played is the rounds up to the limit. */
function checkFrontRow(manifest: data.SetManifest, add: Add): void {
  const { members, perSeat } = manifest.house.frontRow;
  const seats = manifest.seats.min;
  if (members + perSeat * seats > 0) return;
  const message = `The Front Row of ${counted(seats, 'seat')} has nobody in it, so there is nobody to please.`;
  add('warning', 'set/empty-front-row', manifest, ['house', 'frontRow'], message);
}

function checkRanges(mode: data.Mode, add: Add): void {
  for (const [id, { name: _, ...ranges }] of Object.entries(mode.classes.crowd)) {
    for (const [field, { min, max }] of Object.entries(ranges)) {
      if (min <= max) continue;
      const message = `The range from ${min} to ${max} is empty.`;
      add('error', 'mode/empty-range', mode, ['classes', 'crowd', id, field], message);
    }
  }
}

/** Whether the largest table can be dealt. A draw pile that runs out later is part of play (MC-4.3). */
function checkSupply(
  set: CardSet,
  { seats: { max: seats }, house }: data.SetManifest,
  mode: data.Mode,
  add: Add,
): void {
  const { songs, actions, crowd } = cardsOf(set, mode);
  const short = (there: string, use: string): void => {
    add(
      'error',
      'mode/too-few-cards',
      mode,
      ['id'],
      `${mode.name} has ${there}; ${use}. Add cards or let fewer people play.`,
    );
  };
  const cards = songs.length + actions.length;
  const dealt = house.openingHand * seats + house.backstage;
  if (cards < dealt) {
    short(
      counted(cards, 'song and action card', 'songs and action cards'),
      `hands of ${seats} seats and Backstage need ${dealt}`,
    );
  }
  if (songs.length === 0) short('no songs', 'nobody can cue anything');
  const row = house.frontRow.members + house.frontRow.perSeat * seats;
  if (crowd.length < row) short(counted(crowd.length, 'crowd member'), `the Front Row of ${seats} seats needs ${row}`);
}

/** Whether the songs of a mode have every colour and tempo that its crowd wants. */
function checkWants(set: CardSet, mode: data.Mode, add: Add): void {
  const { songs, actions, crowd } = cardsOf(set, mode);
  if (songs.length === 0) return;
  const looks = songs.reduce((bits, { colour, bpm }) => bits | lookOf(COLOURS.indexOf(colour), bpm), 0);
  const canChange = (kind: 'recolour' | 'retune'): boolean =>
    actions.some(
      ({ effect }) => Object.hasOwn(mode.actionEffects, effect) && mode.actionEffects[effect]!.kind === kind,
    );
  for (const card of crowd) {
    for (const [place, want] of card.wants.entries()) {
      const bit = wantBit(want);
      if ((looks & bit) !== 0 || card.wants.indexOf(want) < place) continue;
      const only = canChange(colourOf(bit) < 0 ? 'retune' : 'recolour') ? ' without an action card' : '';
      const message = `No song of ${mode.name} is ${wantText(want)}, so nobody can please it${only}.`;
      add('warning', 'card/want-without-song', card, ['wants', place], message);
    }
  }
}

function checkAction(card: data.ActionCard, mode: data.Mode, add: Add): void {
  if (Object.hasOwn(mode.actionEffects, card.effect)) return;
  const known = Object.keys(mode.actionEffects).join(', ');
  const message = `${mode.name} knows no effect “${card.effect}”. Known effects: ${known}.`;
  add('error', 'card/unknown-effect', card, ['effect'], message);
}

function checkMember(card: data.CrowdMember, slots: number, mode: data.Mode, add: Add): void {
  const { wants, points, syncBonus } = card;
  if (wants.length > slots) {
    const message = `Has ${counted(wants.length, 'want')}, but a board has ${counted(slots, 'slot')}; nobody can please it.`;
    add('warning', 'card/too-many-wants', card, ['wants'], message);
  } else if (syncBonus > 0 && !canBeInSync(card, mode.syncStep)) {
    const message = `Its wants jump by more than ${counted(mode.syncStep, 'step')} of the tempo, so nobody can gain the sync bonus in ${mode.name}.`;
    add('hint', 'card/never-in-sync', card, ['syncBonus'], message);
  }
  const classes = mode.classes.crowd;
  if (!Object.hasOwn(classes, card.class)) {
    const message = `${mode.name} has no crowd class “${card.class}”. Known classes: ${Object.keys(classes).join(', ')}.`;
    add('error', 'card/unknown-class', card, ['class'], message);
    return;
  }
  const { name, ...ranges } = classes[card.class]!;
  const whose = `${name} in ${mode.name}`;
  checkNumber(card, 'wants', 'Number of wants', wants.length, 'want', ranges.wants, whose, add);
  checkNumber(card, 'points', 'Points', points, 'point', ranges.points, whose, add);
  checkNumber(card, 'syncBonus', 'Sync bonus', syncBonus, 'point', ranges.syncBonus, whose, add);
}

function checkNumber(
  card: object,
  field: string,
  label: string,
  value: number,
  unit: string,
  range: Range,
  whose: string,
  add: Add,
): void {
  // An empty range is told where it stands; every card of it would only say so again.
  if ((value >= range.min && value <= range.max) || range.min > range.max) return;
  const side = value < range.min ? 'below' : 'above';
  const to = range.min === range.max ? '' : `${range.min} to `;
  const message = `${label} ${value} is ${side} the reference range of ${whose}: ${to}${counted(range.max, unit)}.`;
  add('warning', 'card/outside-range', card, [field], message);
}

/** Whether there are tempi for all wants, from some beginning of a loop, that never jump. */
function canBeInSync({ wants, shape }: data.CrowdMember, step: number): boolean {
  const starts = shape === 'loop' ? wants.length : 1;
  for (let start = 0; start < starts; start++) {
    let tempi: number[] = allTempi;
    for (let place = 0; place < wants.length; place++) {
      const wanted = tempoOf(wantBit(wants[(start + place) % wants.length]!));
      const before = tempi;
      tempi = allTempi.filter(
        (tempo) =>
          (wanted === 0 || tempo === wanted) && (place === 0 || before.some((last) => Math.abs(last - tempo) <= step)),
      );
    }
    if (tempi.length > 0) return true;
  }
  return false;
}

const allTempi = Array.from({ length: TEMPI }, (_, place) => place + 1);
