import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ProofSettings } from '../../src-shared/proof.ts';
import { fieldOf, isRecord } from '../../src-shared/record.ts';
import { hexDigest } from '../library/sha256.ts';
import { writeAtomically } from '../output/atomic-file.ts';
import type { CardPrint, CardPrints } from './changed-cards.ts';
import { cardKey, type ProofPlan } from './proof-plan.ts';

/** What was printed of the set in a folder, by the window or the command line; nothing before the first proof. */
export async function printedCards(userFolder: string, setFolder: string): Promise<CardPrints | undefined> {
  try {
    const kept: unknown = JSON.parse(await readFile(await journalPath(userFolder, setFolder), 'utf8'));
    const cards = fieldOf(kept, 'cards');
    if (!isRecord(cards)) return undefined;
    return new Map(
      Object.entries(cards).flatMap(([key, value]) => {
        const print = printIn(value);
        return print ? [[key, print] as const] : [];
      }),
    );
  } catch {
    // The first proof, or a file that somebody has broken: everything counts as new.
    return undefined;
  }
}

/** When that was, in milliseconds since 1970. */
export async function printedAt(userFolder: string, setFolder: string): Promise<number | undefined> {
  const found = await stat(await journalPath(userFolder, setFolder)).catch(() => undefined);
  return found?.mtimeMs;
}

/** Notes that a proof was written. What is in no proof keeps what is known of it. */
export async function notePrinted(
  userFolder: string,
  setFolder: string,
  { cards, settings }: ProofPlan,
  prints: CardPrints,
): Promise<void> {
  const printed = new Map(await printedCards(userFolder, setFolder));
  for (const { type, card, copies } of cards) {
    const key = cardKey(type, card);
    const print = prints.get(key);
    if (!print || copies === 0) continue;
    printed.set(key, onPaper(printed.get(key), { ...print, copies }, settings));
  }
  const sorted = [...printed].sort(([a], [b]) => (a < b ? -1 : 1));
  const journal = { set: await realFolder(setFolder), cards: Object.fromEntries(sorted) };
  await writeAtomically(await journalPath(userFolder, setFolder), `${JSON.stringify(journal, null, 1)}\n`);
}

/** What is there of a card once it was `printed`: what was there before stays only where it looks the same. */
function onPaper(
  before: CardPrint | undefined,
  { front, back, copies }: CardPrint,
  settings: Pick<ProofSettings, 'backs' | 'copies'>,
): CardPrint {
  const hasBack = settings.backs !== 'none';
  const same = before?.front === front && (!hasBack || before.back === back) ? before : undefined;
  // One of each is for reading: it does not take the place of the copies that are there.
  const there = settings.copies ? copies : Math.max(copies, same?.copies ?? 0);
  const behind = hasBack ? back : same?.back;
  return { front, ...(behind !== undefined && { back: behind }), copies: there };
}

async function journalPath(userFolder: string, setFolder: string): Promise<string> {
  const name = hexDigest(await realFolder(setFolder));
  return join(userFolder, 'proofs', `${name.slice(0, 24)}.json`);
}

const realFolder = (folder: string): Promise<string> => realpath(folder).catch(() => resolve(folder));

function printIn(value: unknown): CardPrint | undefined {
  const [front, back, copies] = [fieldOf(value, 'front'), fieldOf(value, 'back'), fieldOf(value, 'copies')];
  if (typeof front !== 'string' || typeof copies !== 'number') return undefined;
  return { front, ...(typeof back === 'string' && { back }), copies };
}
