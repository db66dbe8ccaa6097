import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardSet } from '../src-engine/card-set.ts';
import {
  ACT,
  EFFECT_KINDS,
  LOCATION,
  MARKETING,
  SABOTAGE,
  SPONSOR,
  TYPES,
} from '../src-engine/games/dark-promoters/card-types.ts';
import { promotersRules } from '../src-engine/games/dark-promoters/dark-promoters.ts';
import { measures } from '../src-engine/games/dark-promoters/measures.ts';
import type { Numbers } from '../src-engine/games/dark-promoters/numbers.ts';
import { rules } from '../src-engine/games/dark-promoters/rules.ts';
import { projectRoot } from '../src-main/library/project-root.ts';

/** What a run of limit.c prints. */
export interface LimitResult {
  readonly checksum: string;
  readonly ruleChecksum: string;
  readonly choices: number;
  /** Of playing only. */
  readonly seconds: number;
  readonly stateBytes: number;
}

/** The C compiler of this machine, if it has one. */
export const compiler = (): string | undefined =>
  ['cc', 'gcc', 'clang'].find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);

/** Compiles limit.c into a folder and returns the path of the program. */
export function buildLimit(folder: string): string {
  const name = compiler();
  if (!name) throw new Error('There is no C compiler on the PATH.');
  const binary = join(folder, process.platform === 'win32' ? 'limit.exe' : 'limit');
  // Without contraction a × b + c rounds twice, as it does in JavaScript.
  const flags = ['-O3', '-march=native', '-ffp-contract=off'];
  execFileSync(name, [...flags, '-o', binary, join(projectRoot, 'bench/limit.c')]);
  return binary;
}

export function runLimit(
  binary: string,
  numbersFile: string,
  bot: 'random' | 'greedy',
  seed: number,
  first: number,
  tables: number,
): LimitResult {
  const output = execFileSync(binary, [numbersFile, bot, `${seed}`, `${first}`, `${tables}`], { encoding: 'utf8' });
  return JSON.parse(output) as LimitResult;
}

/** Writes the numbers of a table for limit.c. Throws RangeError for what it cannot play. */
export function writeNumbers(set: CardSet, mode: string, seats: number, file: string): void {
  const { numbers } = promotersRules(set, mode, seats);
  refuse(numbers);
  const title = `# ${set.manifest.title} ${set.manifest.version}, ${mode}, ${seats} seats. Money in cents, shares in percent.`;
  writeFileSync(file, `${[title, ...ruleLines(numbers), ...cardLines(numbers)].join('\n')}\n`);
}

function refuse({ schedule, leadRotates, supply }: Numbers): void {
  const wrong = (what: string) => new RangeError(`limit.c does not know ${what}.`);
  if (schedule.some(({ phase }) => phase.id === 'teaser')) throw wrong('the teaser');
  if (leadRotates) throw wrong('a lead that rotates');
  for (const [type, { fromRow, refill }] of supply.entries()) {
    if (fromRow !== (type === LOCATION)) throw wrong(`${TYPES[type]} cards ${fromRow ? 'in a row' : 'in hands'}`);
    if (refill) throw wrong('a row that is refilled');
  }
}

const number = (name: string, value: number | boolean): string => `${name} ${Number(value)}`;

/** The name, how many there are, and what they are. */
const list = (name: string, values: ArrayLike<number | string>): string =>
  [name, values.length, ...Array.from(values)].join(' ');

function ruleLines(numbers: Numbers): string[] {
  const { schedule, outlook, supply } = numbers;
  return [
    list('rules', ids(rules)),
    list('measures', ids(measures)),
    '# The table',
    number('seats', numbers.seats),
    number('twoDays', numbers.twoDays),
    number('startBudget', numbers.startBudget),
    number('audienceBase', numbers.audienceBase),
    number('marketingCap', numbers.marketingCap),
    number('fullActs', numbers.fullActs),
    number('furtherShare', numbers.furtherShare),
    number('slots', numbers.slots),
    number('maxSlotsPerSponsor', numbers.maxSlotsPerSponsor),
    number('exclusiveExtraSlots', numbers.exclusiveExtraSlots),
    number('exclusivePercent', numbers.exclusivePercent),
    list('bandPrice', numbers.bandPrice),
    list('bandAudience', numbers.bandAudience),
    '# The order of phases, and what the greedy bot expects of it',
    list('phases', ids(schedule.map(({ phase }) => phase))),
    list(
      'lastCall',
      schedule.map(({ opensRound, lastCall }) => (opensRound && lastCall ? 1 : 0)),
    ),
    list('slotWorth', outlook.slotWorth),
    list('actDraws', outlook.actDraws),
    list('marketingDraws', outlook.marketingDraws),
    number('meanActCost', outlook.meanActCost),
    number('meanActAudience', outlook.meanActAudience),
    number('meanMarketingCost', outlook.meanMarketingCost),
    number('meanMarketingAudience', outlook.meanMarketingAudience),
    '# Where cards come from',
    number('drawPerPhase', numbers.drawPerPhase),
    number('locationRow', supply[LOCATION]!.rowSize),
    number('actOpeningHand', supply[ACT]!.openingHand),
    number('sponsorOpeningHand', supply[SPONSOR]!.openingHand),
    number('marketingOpeningHand', supply[MARKETING]!.openingHand),
    number('sabotageOpeningHand', supply[SABOTAGE]!.openingHand),
  ];
}

/** Cards by kind; a deck names a kind as often as it has copies. */
function cardLines(numbers: Numbers): string[] {
  const deck = (type: number): string => list(`${TYPES[type]}Deck`, numbers.supply[type]!.deck);
  const kinds = Array.from(numbers.sabotageKind, (kind) => EFFECT_KINDS[kind]!);
  return [
    '# Locations',
    list('rent', numbers.rent),
    list('capacity', numbers.capacity),
    deck(LOCATION),
    '# Acts',
    list('actCost', numbers.actCost),
    list('actAudience', numbers.actAudience),
    list('actDay', numbers.actDay),
    deck(ACT),
    '# Sponsors',
    list('leastSlots', numbers.leastSlots),
    list('payoutPerSlot', numbers.payoutPerSlot),
    deck(SPONSOR),
    '# Marketing',
    list('marketingCost', numbers.marketingCost),
    list('marketingAudience', numbers.marketingAudience),
    deck(MARKETING),
    '# Sabotage',
    list('sabotageCost', numbers.sabotageCost),
    list('sabotageAudience', numbers.sabotageAudience),
    list('sabotageKind', kinds),
    deck(SABOTAGE),
  ];
}

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
