import type { Rule } from '../../game.ts';

/** Every rule with what makes its counter go up. Section numbers follow the rules document. */
const list = {
  startBudget: ['DP-0.1', 'start budget', 'a seat receives the budget of the mode'],
  openingHand: ['DP-0.2', 'opening hand', 'a card is dealt to an opening hand'],
  openRow: ['DP-0.3', 'open row', 'a card is laid out face up before the first phase'],

  phaseDraw: ['DP-1.1', 'draw at the start of a phase', 'a seat draws a card of the phase’s type'],
  finance: ['DP-1.2', 'finance phase', 'a sponsor is played in a finance phase'],
  takeLocation: ['DP-1.3', 'one location each', 'a seat takes its location, first come, first served'],
  booking: ['DP-1.4', 'booking phase', 'an act is booked'],
  marketing: ['DP-1.5', 'marketing phase', 'a marketing card is played'],
  setPrice: ['DP-1.6', 'ticket price is set once', 'a seat sets its price band at the end of its first marketing turn'],
  reverseOrder: ['DP-1.7', 'sabotage in reverse order', 'a sabotage phase begins with the last seat'],
  leadRotates: ['DP-1.8', 'lead rotates', 'a round begins with another seat in the lead'],
  noVenue: ['DP-1.9', 'no venue', 'a seat cannot pay for any location on offer'],

  audience: ['DP-2.1', 'preliminary audience', 'base and factors are multiplied and rounded down once'],
  fullActs: ['DP-2.2', 'acts count in full', 'an act up to the soft cap counts in full'],
  actSoftCap: ['DP-2.3', 'soft cap of acts', 'an act beyond the soft cap counts a share'],
  marketingCap: ['DP-2.4', 'marketing cap', 'a seat has more marketing than the cap allows'],
  audienceLoss: ['DP-2.5', 'sabotage takes audience', 'people are subtracted after all factors'],
  audienceFloor: ['DP-2.6', 'audience never below zero', 'more people would be subtracted than came'],
  capacityCap: ['DP-2.7', 'capacity', 'more people would come than the location holds'],

  bandPrice: ['DP-3.1', 'price of the band', 'a seat sells tickets above or below the mode’s price'],
  bandAudience: ['DP-3.2', 'audience of the band', 'a price band draws or keeps away people'],

  profit: ['DP-4.1', 'profit', 'a seat’s event is scored'],
  tieAudience: ['DP-4.2', 'tie: more audience', 'equal profit is decided by audience'],
  tieSpend: ['DP-4.3', 'tie: lower spend', 'equal profit and audience are decided by spend'],
  tieActs: ['DP-4.4', 'tie: more acts', 'equal profit, audience and spend are decided by the number of acts'],
  tieShared: ['DP-4.5', 'shared place', 'two seats are equal in everything'],
  payFromCash: ['DP-4.6', 'pay from cash', 'a seat pays for a card from the cash it has'],

  leastSlots: ['DP-5.1', 'least slots', 'a sponsor receives at least its least slots, and at least one'],
  payout: ['DP-5.2', 'payout at once', 'a sponsor pays for every assigned slot'],
  exclusiveSlot: ['DP-5.3', 'exclusive needs a slot more', 'an exclusive sponsor receives slots above its least'],
  exclusiveBonus: ['DP-5.4', 'exclusive bonus', 'an exclusive sponsor pays the bonus on its whole payout'],
  exclusiveLock: ['DP-5.5', 'exclusive locks the sponsor', 'the other copies of an exclusive sponsor go dead'],
  sharedSponsor: ['DP-5.6', 'sponsors are shared', 'a seat plays a sponsor that another seat has too'],
  oneCopy: ['DP-5.7', 'one copy of a sponsor a seat', 'another copy in the same hand goes dead'],
  slotLimit: ['DP-5.8', 'slots are limited', 'a seat has given away its last slot'],

  unique: ['DP-6.1', 'locations and acts are unique', 'a location or act is taken and gone for the others'],
  rowRefill: ['DP-6.2', 'row is refilled', 'a card taken from a row is replaced from the deck'],
  rowSweep: ['DP-6.3', 'dead sponsors leave the row', 'a dead sponsor in the row is replaced'],
  emptyDeck: ['DP-6.4', 'empty deck', 'a card should come from a deck that has none left'],

  removeMarketing: ['DP-7.1', 'rumor mill', 'the strongest marketing card of a target leaves play'],
  neutraliseAct: ['DP-7.2', 'double-booked', 'an act of a target is neutralised'],
  loseAudience: ['DP-7.3', 'tech failure', 'a target is going to lose people at the event'],
  otherSeat: ['DP-7.4', 'sabotage hits another seat', 'a sabotage card is played against another seat'],
  sabotageCost: ['DP-7.5', 'sabotage with a cost', 'a sabotage card that costs something is paid for'],

  teaserSponsor: ['DP-8.1', 'teaser: a sponsor', 'a sponsor is played in the teaser window'],
  teaserMarketing: ['DP-8.2', 'teaser: mini-marketing', 'mini-marketing is bought in the teaser window'],
  lastCall: ['DP-8.3', 'last call', 'a round without finance begins'],
  twoDayTickets: ['DP-8.4', 'two-day tickets', 'the capacity of a day caps the two-day tickets of a seat'],
  bothDays: ['DP-8.5', 'acts of both days add up', 'a seat has acts on both days of its festival'],
} as const;

type RuleName = keyof typeof list;

export const rules: readonly Rule[] = Object.values(list).map(([id, label, fires]) => ({ id, label, fires }));

/** The place of each rule's counter. */
export const RULE = Object.fromEntries(Object.keys(list).map((name, place) => [name, place])) as {
  readonly [name in RuleName]: number;
};
