import type { CardSet, Finding } from '../../card-set.ts';
import { cents, percentOf } from '../../exact.ts';
import { euros } from '../../format.ts';
import type * as data from './data.generated.ts';

/** Whether everybody can have a venue: the one thing no seat can do without. */
export function checkLocations(set: CardSet, manifest: data.SetManifest, mode: data.Mode): Finding[] {
  const inMode = <T>(type: string) =>
    (set.cards[type] ?? []).filter((card) => (card.modes as string[]).includes(mode.id)) as T[];
  const locations = inMode<data.Location>('location');
  const asksForLocation = mode.rounds.some(({ phases }) => phases.includes('location'));
  if (!asksForLocation) return [];
  if (locations.length === 0) {
    const message = `${mode.name} has no locations, so that no seat ever has a venue.`;
    return [{ severity: 'warning', code: 'mode/no-affordable-location', on: mode, path: ['id'], message }];
  }
  const findings: Finding[] = [];
  const budget = cents(mode.startBudget);
  const cheapest = Math.min(...locations.map((card) => cents(card.rent)));
  if (cheapest > budget) {
    const message = `The cheapest location of ${mode.name} costs ${euros(cheapest)}, more than the start budget of ${euros(budget)}; only sponsors can pay for a venue.`;
    return [{ severity: 'warning', code: 'mode/no-affordable-location', on: mode, path: ['startBudget'], message }];
  }
  const short = seatsLeftOut(manifest, mode, locations);
  if (short !== undefined) {
    const message =
      `With ${short} seats there may be no location left on offer that the start budget of ${euros(budget)} pays for ` +
      'before everybody has one; a seat may stay without a venue.';
    findings.push({ severity: 'warning', code: 'mode/venue-out-of-reach', on: mode, path: ['startBudget'], message });
  }
  const most = budget + mostSponsoring(mode, inMode<data.Sponsor>('sponsor'), manifest);
  for (const location of locations) {
    if (cents(location.rent) <= most) continue;
    const message =
      `Rent ${euros(cents(location.rent))} is out of reach in ${mode.name}: start budget and the best sponsors ` +
      `come to ${euros(most)} at the most.`;
    findings.push({ severity: 'hint', code: 'card/out-of-reach', on: location, path: ['rent'], message });
  }
  return findings;
}

/** The smallest table at which an unlucky deal leaves somebody without a location to pay for; undefined for none. */
function seatsLeftOut(
  manifest: data.SetManifest,
  mode: data.Mode,
  locations: readonly data.Location[],
): number | undefined {
  const { supply, openingHand, drawPerPhase } = manifest.house;
  const tooDear = locations.filter((card) => cents(card.rent) > cents(mode.startBudget)).length;
  for (let seats = manifest.seats.min; seats <= manifest.seats.max; seats++) {
    const rule = supply.location;
    if (rule === 'hand') {
      // Each seat chooses from its own hand, which is dealt round by round; in the worst case it holds all the dear ones.
      const dealt = Math.min(openingHand.location + drawPerPhase, Math.floor(locations.length / seats));
      if (dealt <= tooDear) return seats;
      continue;
    }
    // A refilled row shows one card more for each seat that has taken one before.
    const refilled = (rule.refill ?? true) ? seats - 1 : 0;
    const shown = Math.min(locations.length, rule.row + (rule.perSeat ?? 0) * seats + refilled);
    const open = Math.min(locations.length, rule.row + (rule.perSeat ?? 0) * seats);
    if (open - tooDear < 1 || shown - tooDear < seats) return seats;
  }
  return undefined;
}

/** What the best sponsor could pay if it got every slot, exclusively: more than any seat can have before the location phase. */
function mostSponsoring(mode: data.Mode, sponsors: readonly data.Sponsor[], manifest: data.SetManifest): number {
  const rates = sponsors.map((card) => cents(card.payoutPerSlot)).sort((a, b) => b - a);
  const perSponsor = manifest.house.maxSlotsPerSponsor ?? mode.sponsorSlots;
  let slots = mode.sponsorSlots;
  let payout = 0;
  for (const rate of rates) {
    payout += rate * Math.min(slots, perSponsor);
    slots = Math.max(0, slots - perSponsor);
  }
  return percentOf(payout, 100 + mode.exclusive.bonus);
}
