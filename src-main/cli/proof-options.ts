import type { CardSet } from '../../src-engine/card-set.ts';
import { BLEED } from '../../src-engine/face.ts';
import type { Game } from '../../src-engine/game.ts';
import { CARD_SIZES } from '../../src-shared/card-size.ts';
import {
  BACK_SIDES,
  DEFAULT_PROOF,
  LONGEST_DATE,
  MOST_OFFSET,
  PAPERS,
  PRESS_BLEED,
  type ProofSettings,
} from '../../src-shared/proof.ts';
import { unknownWord, WrongCall } from './failure.ts';
import type { Call, OptionSpecs } from './options.ts';

const COLOURS = { rgb: true, cmyk: true };

export const proofOptions = {
  mode: { value: 'M', many: true, help: 'cards of this mode; may be given several times (all)' },
  type: { value: 'T', many: true, help: 'cards of this type; may be given several times (all)' },
  cards: { value: 'IDS', many: true, help: 'these cards only: ids, with commas between them (all)' },
  since: { value: 'S', help: 'only what changed since a version of the set, a git ref, or the last proof: last' },
  'one-each': { help: 'one of each card, whatever the number of copies' },
  paper: { value: 'P', help: `${Object.keys(PAPERS).join(', ')} (${DEFAULT_PROOF.paper})` },
  card: { value: 'C', help: `${Object.keys(CARD_SIZES).join(' or ')} (${DEFAULT_PROOF.card})` },
  bleed: {
    value: 'MM',
    help: `millimetres around each card, 0 to ${BLEED} (0: edge to edge; ${PRESS_BLEED} for the press)`,
  },
  backs: {
    value: 'B',
    help: `${Object.keys(BACK_SIDES).join(', ')}: the edge over which paper is turned (${DEFAULT_PROOF.backs})`,
  },
  'back-offset': { value: 'X,Y', help: 'moves back sides by so many millimetres, as the calibration sheet says' },
  marks: { help: 'marks where to cut' },
  press: { help: 'one card a page, with boxes for trim and bleed, as printers want them' },
  colour: { value: 'C', help: `${Object.keys(COLOURS).join(' or ')} (${DEFAULT_PROOF.colours})` },
  date: { value: 'TEXT', help: `stands on every sheet as it is given, up to ${LONGEST_DATE} characters` },
} as const satisfies OptionSpecs;

/** What is the same for every set: paper, pages and colours. */
export function pageSettings(call: Call): ProofSettings {
  const press = call.has('press');
  if (press) refuseSheetOptions(call);
  if (call.has('calibration')) refuseCardOptions(call);
  const date = dateText(call.text('date'));
  const backs = oneOf(call, 'backs', 'way to print backs', BACK_SIDES) ?? DEFAULT_PROOF.backs;
  const offset = backOffset(call.text('back-offset'));
  if (backs === 'none' && call.has('back-offset')) {
    throw new WrongCall('--back-offset moves back sides only; print them with --backs, or leave it out.');
  }
  return {
    ...DEFAULT_PROOF,
    kind: press ? 'press' : 'sheets',
    paper: oneOf(call, 'paper', 'paper', PAPERS) ?? DEFAULT_PROOF.paper,
    card: oneOf(call, 'card', 'size of cards', CARD_SIZES) ?? DEFAULT_PROOF.card,
    bleed: decimal(`--bleed`, call.text('bleed'), 0, BLEED) ?? (press ? PRESS_BLEED : DEFAULT_PROOF.bleed),
    backs,
    marks: call.has('marks'),
    colours: oneOf(call, 'colour', 'colour', COLOURS) ?? DEFAULT_PROOF.colours,
    copies: !call.has('one-each'),
    backOffset: offset,
    ...(date !== undefined && { date }),
  };
}

/** With the cards that are chosen; all but what `--since` names, which has to be looked for. */
export function chosenSettings(call: Call, game: Game, set: CardSet, page: ProofSettings): ProofSettings {
  return {
    ...page,
    modes: namesOf(
      call,
      'mode',
      'mode',
      set.modes.map(({ id }) => id),
    ),
    types: namesOf(
      call,
      'type',
      'card type',
      game.cardTypes.map(({ id }) => id),
    ),
    cards: namesOf(
      call,
      'cards',
      'card',
      Object.values(set.cards).flatMap((cards) => cards.map(({ id }) => id)),
    ),
  };
}

function dateText(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= LONGEST_DATE) return text;
  throw new WrongCall(`--date takes up to ${LONGEST_DATE} characters, not ${text.length}.`);
}

function refuseSheetOptions(call: Call): void {
  const given = ['paper', 'marks', 'back-offset', 'calibration', 'date'].find((name) => call.has(name));
  if (given) throw new WrongCall(`--press makes one card a page, without paper around it; leave out --${given}.`);
}

/** The sheet is about the printer: paper, size of cards, bleed, edge and colours are all that it depends on. */
function refuseCardOptions(call: Call): void {
  const given = ['mode', 'type', 'cards', 'since', 'one-each', 'back-offset', 'marks', 'date'].find((name) =>
    call.has(name),
  );
  if (given)
    throw new WrongCall(`--calibration writes a sheet about the printer, with no cards on it; leave out --${given}.`);
}

function namesOf(call: Call, option: string, kind: string, known: readonly string[]): readonly string[] {
  const names = call.texts(option).flatMap((text) => text.split(',').map((name) => name.trim()));
  for (const name of names) {
    if (known.includes(name)) continue;
    throw known.length > MOST_LISTED ? unknownCard(kind, name, known) : unknownWord(kind, name, known);
  }
  return names;
}

/** So many names are listed to who has mistyped one. */
const MOST_LISTED = 20;

function unknownCard(kind: string, name: string, known: readonly string[]): WrongCall {
  const { message } = unknownWord(kind, name, known);
  return new WrongCall(message.replace(/ Known: .*$/s, ''));
}

function oneOf<Known extends object>(call: Call, option: string, kind: string, known: Known): keyof Known | undefined {
  const text = call.text(option);
  if (text === undefined) return undefined;
  if (!Object.hasOwn(known, text)) throw unknownWord(kind, text, Object.keys(known));
  return text as keyof Known;
}

function decimal(what: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const number = /^[+-]?[0-9]*\.?[0-9]+$/.test(text.replace('−', '-')) ? Number(text.replace('−', '-')) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new WrongCall(`${what} must be a number of millimetres from ${min} to ${max}, not “${text}”.`);
}

function backOffset(text: string | undefined): ProofSettings['backOffset'] {
  if (text === undefined) return DEFAULT_PROOF.backOffset;
  const parts = text.split(',');
  if (parts.length !== 2) throw new WrongCall(`--back-offset is two numbers: --back-offset 0.5,-0.25, not “${text}”.`);
  const [x, y] = parts.map((part) => decimal('Each part of --back-offset', part.trim(), -MOST_OFFSET, MOST_OFFSET)!);
  return { x: x!, y: y! };
}
