import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Finding } from '../../../src-engine/card-set.ts';
import type { Game } from '../../../src-engine/game.ts';
import { gameById } from '../../../src-engine/games/games.ts';
import type { Diagnostic } from '../../../src-shared/diagnostic.ts';

/** For tests: a folder with files in it, gone when the test has ended. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'soundcheck-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** The smallest set that the schemas accept, as files of the version `v1`. */
export const sampleSet = {
  'v1/set.yaml': `game: dark-promoters
version: v1
title: Sample
status: draft
seats: { min: 2, max: 4 }
house:
  lead: fixed
  openingHand: { location: 0, act: 3, sponsor: 2, marketing: 3, sabotage: 1 }
  drawPerPhase: 1
  supply:
    location: { row: 2 }
    act: hand
    sponsor: hand
    marketing: hand
    sabotage: hand
`,
  'v1/modes/club.yaml': `id: club
name: Club
rounds:
  - name: Round 1
    phases: [finance, location, booking]
days: 1
startBudget: 8000
ticketPrice: 15
ticketPriceRange: { min: 15, max: 15 }
audienceBase: 150
sponsorPayoutRange: { min: 400, max: 800 }
sponsorSlots: 6
exclusive: { extraSlots: 1, bonus: 25 }
actSoftCap: { fullActs: 3, furtherShare: 50 }
marketingCap: 60
priceBands:
  budget: { price: 80, audience: 115 }
  standard: { price: 100, audience: 100 }
  premium: { price: 120, audience: 88 }
  prestige: { price: 135, audience: 75 }
sabotageEffects:
  tech-failure: { name: Tech Failure, kind: lose-audience, audience: 10 }
classes:
  location: {}
  act:
    dj: { name: DJ, cost: { min: 100, max: 900 }, audience: { min: 5, max: 20 } }
  marketing: {}
`,
  'v1/cards/acts.yaml': `type: act
cards:
  - id: rosa
    name: Rosa Nox
    class: dj
    cost: 500
    audience: 15
    modes: [club]
  - id: milo
    name: Milo
    class: dj
    cost: 250.5
    audience: 10
    modes: [club]
`,
  'v1/cards/sponsors.yaml': `type: sponsor
cards:
  - id: cola
    name: Cola
    minSlots: 1
    payoutPerSlot: 600
    copies: 2
    modes: [club]
`,
} as const;

export type SampleFile = keyof typeof sampleSet;

/** The sample set with one text in one file replaced. */
export function sampleWith(file: SampleFile, from: string, to: string): Record<string, string> {
  if (!sampleSet[file].includes(from)) throw new Error(`${file} does not hold “${from}”`);
  return { ...sampleSet, [file]: sampleSet[file].replace(from, to) };
}

/** A real game whose own checks say only what the test wants. */
export function gameThatFinds(check: Game['check'] = (): Finding[] => []): Game {
  return { ...gameById('dark-promoters')!, check };
}

/** `file:line:column code` */
export const brief = ({ file, line, column, code }: Diagnostic): string => `${file}:${line}:${column} ${code}`;
