import type { CardSet, Finding } from '../../card-set.ts';
import { cents } from '../../exact.ts';
import { euros } from '../../format.ts';
import { TYPES } from './card-types.ts';
import type * as data from './data.generated.ts';
import { checkLocations } from './location-checks.ts';

type Path = Finding['path'];
type CardTypeId = (typeof TYPES)[number];

/** What the schemas cannot say about a set of this game. */
export function checkSet(set: CardSet, isWhole = true): Finding[] {
  const findings: Finding[] = [];
  const add = (severity: Finding['severity'], code: string, on: object, path: Path, message: string): void => {
    findings.push({ severity, code, on, path, message });
  };
  const manifest = set.manifest as unknown as data.SetManifest;
  const modes = set.modes as unknown as data.Mode[];

  if (manifest.seats.min > manifest.seats.max) {
    add('error', 'set/seats', manifest, ['seats'], 'The fewest seats are more than the most seats.');
    return findings;
  }
  for (const mode of modes) {
    checkMode(mode, add);
    if (!isWhole) continue;
    checkSupply(set, manifest, mode, add);
    findings.push(...checkLocations(set, manifest, mode));
  }
  const modeById = new Map(modes.map((mode) => [mode.id, mode]));
  for (const type of TYPES) {
    for (const card of set.cards[type] ?? []) {
      for (const [place, modeId] of (card.modes as string[]).entries()) {
        const mode = modeById.get(modeId);
        if (mode) checkCard(type, card, mode, add);
        else {
          const known = [...modeById.keys()].join(', ');
          add(
            'error',
            'card/unknown-mode',
            card,
            ['modes', place],
            `There is no mode “${modeId}”. Known modes: ${known}.`,
          );
        }
      }
    }
  }
  return findings;
}

type Add = (severity: Finding['severity'], code: string, on: object, path: Path, message: string) => void;
type Range = { readonly min: number; readonly max: number };

function checkMode(mode: data.Mode, add: Add): void {
  const checkRange = (range: Range, path: Path) => {
    if (range.min > range.max)
      add('error', 'mode/empty-range', mode, path, `The range from ${range.min} to ${range.max} is empty.`);
  };
  checkRange(mode.ticketPriceRange, ['ticketPriceRange']);
  checkRange(mode.sponsorPayoutRange, ['sponsorPayoutRange']);
  for (const [type, classes] of Object.entries(mode.classes)) {
    for (const [id, { name: _, ...ranges }] of Object.entries(classes)) {
      for (const [field, range] of Object.entries(ranges as Record<string, Range>)) {
        checkRange(range, ['classes', type, id, field]);
      }
    }
  }
  const { min, max } = mode.ticketPriceRange;
  if (mode.ticketPrice < min || mode.ticketPrice > max) {
    add(
      'warning',
      'mode/outside-range',
      mode,
      ['ticketPrice'],
      `Ticket price ${money(mode.ticketPrice)} is outside its reference range ${rangeText({ min, max }, money)}.`,
    );
  }
  const phases = new Set(mode.rounds.flatMap((round) => round.phases));
  if (!phases.has('location')) {
    add(
      'warning',
      'mode/missing-phase',
      mode,
      ['rounds'],
      'No round has a location phase, so no seat ever has a venue.',
    );
  }
  if (!phases.has('marketing')) {
    add(
      'warning',
      'mode/missing-phase',
      mode,
      ['rounds'],
      'No round has a marketing phase, so no seat ever sets its price.',
    );
  }
}

/** Whether the largest table can be dealt. Decks that run out later are part of play (DP-6.4). */
function checkSupply(set: CardSet, manifest: data.SetManifest, mode: data.Mode, add: Add): void {
  const seats = manifest.seats.max;
  for (const type of TYPES) {
    const cards = (set.cards[type] ?? []).filter((card) => (card.modes as string[]).includes(mode.id));
    const there = type === 'sponsor' ? cards.reduce((sum, card) => sum + (card.copies as number), 0) : cards.length;
    const supply = manifest.house.supply[type];
    const needed =
      supply === 'hand' ? manifest.house.openingHand[type] * seats : supply.row + (supply.perSeat ?? 0) * seats;
    if (there < needed) {
      const use = supply === 'hand' ? `opening hands of ${seats} seats need` : `the open row of ${seats} seats needs`;
      const message = `${mode.name} has ${there} ${type} ${there === 1 ? 'card' : 'cards'}; ${use} ${needed}. Add cards or let fewer people play.`;
      add('error', 'mode/too-few-cards', mode, ['id'], message);
    }
  }
}

function checkCard(type: CardTypeId, card: object & Record<string, unknown>, mode: data.Mode, add: Add): void {
  switch (type) {
    case 'sponsor': {
      const { minSlots, payoutPerSlot } = card as unknown as data.Sponsor;
      if (minSlots > mode.sponsorSlots) {
        const message = `Asks for ${minSlots} ${minSlots === 1 ? 'slot' : 'slots'}, but a seat has ${mode.sponsorSlots} in ${mode.name}; it can never be played.`;
        add('error', 'card/too-many-slots', card, ['minSlots'], message);
      }
      checkNumber(card, 'payoutPerSlot', payoutPerSlot, mode.sponsorPayoutRange, `sponsors of ${mode.name}`, add);
      return;
    }
    case 'sabotage': {
      const { effect } = card as unknown as data.Sabotage;
      if (!Object.hasOwn(mode.sabotageEffects, effect)) {
        const known = Object.keys(mode.sabotageEffects).join(', ');
        add(
          'error',
          'card/unknown-effect',
          card,
          ['effect'],
          `${mode.name} knows no effect “${effect}”. Known effects: ${known}.`,
        );
      }
      return;
    }
    default: {
      if (type === 'act' && mode.days === 2 && card.day === undefined) {
        const message = `${mode.name} lasts two days: say with “day: 1” or “day: 2” when this act plays.`;
        add('error', 'card/no-day', card, [], message);
      }
      checkClass(type, card, mode, add);
    }
  }
}

function checkClass(
  type: 'location' | 'act' | 'marketing',
  card: object & Record<string, unknown>,
  mode: data.Mode,
  add: Add,
) {
  const classes: Record<string, { name: string } & Record<string, unknown>> = mode.classes[type];
  const id = card.class as string;
  if (!Object.hasOwn(classes, id)) {
    const known = Object.keys(classes).join(', ');
    add(
      'error',
      'card/unknown-class',
      card,
      ['class'],
      `${mode.name} has no ${type} class “${id}”. Known classes: ${known}.`,
    );
    return;
  }
  const { name, ...ranges } = classes[id]!;
  for (const [field, range] of Object.entries(ranges)) {
    checkNumber(card, field, card[field] as number, range as Range, `${name} in ${mode.name}`, add);
  }
}

const units: Record<string, (value: number) => string> = {
  capacity: (value) => `${value} people`,
  audience: (value) => `${value} %`,
};
const money = (amount: number): string => euros(cents(amount));
const rangeText = ({ min, max }: Range, unit: (value: number) => string): string =>
  min === max ? unit(min) : `${unit(min)} to ${unit(max)}`;

function checkNumber(card: object, field: string, value: number, range: Range, whose: string, add: Add): void {
  // An empty range is told where it stands; every card of it would only say so again.
  if ((value >= range.min && value <= range.max) || range.min > range.max) return;
  const unit = units[field] ?? money;
  const side = value < range.min ? 'below' : 'above';
  const message = `${label(field)} ${unit(value)} is ${side} the reference range of ${whose}: ${rangeText(range, unit)}.`;
  add('warning', 'card/outside-range', card, [field], message);
}

/** `payoutPerSlot` → `Payout per slot` */
const label = (field: string): string => {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
