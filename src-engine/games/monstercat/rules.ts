import type { Rule } from '../../game.ts';

/** Every rule with what makes its counter go up. */
const list = {
  openingHand: ['MC-0.1', 'opening hand', 'a card is dealt to an opening hand'],
  backstage: ['MC-0.2', 'Backstage', 'a card is laid out Backstage before the first round'],
  frontRow: ['MC-0.3', 'Front Row', 'a crowd member takes its place before the first round'],
  stands: ['MC-0.4', 'The Stands', 'a table begins with crowd members in The Stands'],
  fullBoard: ['MC-0.5', 'full board', 'a song takes the last open slot of a board'],

  startingCard: ['MC-1.1', 'starting card', 'a starting card is revealed'],
  startOnFull: ['MC-1.2', 'starting card on a full board', 'the last song makes room for a starting card'],
  noStart: ['MC-1.3', 'no starting card', 'a seat without a song places nothing and goes last'],
  lowestFirst: ['MC-1.4', 'lowest tempo first', 'seats of different tempi are put in order'],
  fewerPointsFirst: ['MC-1.5', 'tie: fewer points first', 'equal tempi are put in order by points'],
  coin: ['MC-1.6', 'tie: a coin', 'equal tempi and points are put in order by chance'],
  turn: ['MC-1.7', 'turn', 'a seat begins its turn of the round'],

  drawAction: ['MC-2.1', 'draw', 'a seat draws as an action'],
  takeAction: ['MC-2.2', 'take', 'a seat takes a card from Backstage as an action'],
  backstageRefill: ['MC-2.3', 'Backstage is refilled', 'a card taken from Backstage is replaced'],
  cueAction: ['MC-2.4', 'cue', 'a song is cued into the first open slot'],
  cueOnFull: ['MC-2.5', 'cue on a full board', 'a song is discarded, and another takes its slot'],
  swapAction: ['MC-2.6', 'swap', 'two songs of a board change places'],
  moveAction: ['MC-2.7', 'move', 'a song moves to an empty slot'],
  playAction: ['MC-2.8', 'play', 'an action card is played'],
  stopEarly: ['MC-2.9', 'stop early', 'a turn ends with actions left'],
  lastAction: ['MC-2.10', 'last action', 'a turn ends because all of its actions are taken'],

  line: ['MC-3.1', 'line', 'a crowd member with a line is pleased'],
  loop: ['MC-3.2', 'loop', 'a crowd member with a loop is pleased'],
  loopFromLater: ['MC-3.3', 'loop from a later want', 'a loop is pleased from another want than the first'],
  gap: ['MC-3.4', 'reading stops at a gap', 'songs behind an empty slot are not read'],
  several: ['MC-3.5', 'several at once', 'a turn pleases more than one crowd member'],
  songsStay: ['MC-3.6', 'songs stay', 'the songs that pleased somebody stay on the board'],
  fromStands: ['MC-3.7', 'The Stands move up', 'a pleased crowd member is replaced from The Stands'],
  points: ['MC-3.8', 'points', 'a seat gains the points of a crowd member'],
  tokenPoints: ['MC-3.9', 'points of tokens', 'a pleased crowd member has tokens'],
  inSync: ['MC-3.10', 'in sync', 'songs in sync gain the sync bonus'],
  notInSync: ['MC-3.11', 'not in sync', 'songs out of sync gain no sync bonus'],

  drawAtEnd: ['MC-4.1', 'draw at the end', 'a seat draws a card after its turn'],
  handLimit: ['MC-4.2', 'hand limit', 'a card is discarded because the hand is too large'],
  reshuffle: ['MC-4.3', 'empty draw pile', 'the discard pile becomes the draw pile'],
  nothingLeft: ['MC-4.4', 'nothing to draw', 'draw pile and discard pile are both empty'],

  finalRound: ['MC-5.1', 'final round', 'the Front Row has fallen low enough, and The Stands are empty'],
  crowdGone: ['MC-5.2', 'the crowd is gone', 'the last crowd member has been pleased'],
  roundLimit: ['MC-5.3', 'hard stop', 'a table is stopped after the last round'],
  tiePleased: ['MC-5.4', 'tie: more pleased', 'equal points are decided by crowd members pleased'],
  tieShared: ['MC-5.5', 'shared place', 'two seats are equal in points and crowd members pleased'],
  mostPoints: ['MC-5.6', 'most points', 'a seat wins because no other has as many points'],

  addTokens: ['MC-6.1', 'tokens', 'an action card puts tokens on a crowd member'],
  takeBackstage: ['MC-6.2', 'from Backstage', 'an action card takes cards from Backstage'],
  tradeSongs: ['MC-6.3', 'trade', 'an action card trades songs between two boards'],
  refreshBackstage: ['MC-6.4', 'refresh', 'an action card refreshes Backstage'],
  arrangeStands: ['MC-6.5', 'arrange', 'an action card arranges The Stands'],
  cueSongs: ['MC-6.6', 'cue several', 'an action card cues songs'],
  recolour: ['MC-6.7', 'recolour', 'an action card changes the colour of a song'],
  retune: ['MC-6.8', 'retune', 'an action card changes the tempo of a song'],
  asPrinted: ['MC-6.9', 'as printed again', 'a changed song is itself again after the turn'],
} as const;

type RuleName = keyof typeof list;

export const rules: readonly Rule[] = Object.values(list).map(([id, label, fires]) => ({ id, label, fires }));

/** The place of each rule's counter. */
export const RULE = Object.fromEntries(Object.keys(list).map((name, place) => [name, place])) as {
  readonly [name in RuleName]: number;
};

/** By effect kind. */
export const RULE_OF_EFFECT = [
  RULE.addTokens,
  RULE.takeBackstage,
  RULE.tradeSongs,
  RULE.refreshBackstage,
  RULE.arrangeStands,
  RULE.cueSongs,
  RULE.recolour,
  RULE.retune,
] as const;
