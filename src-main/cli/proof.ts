import type { ProofSettings, ProofSummary } from '../../src-shared/proof.ts';
import { facesOf } from '../faces/faces.ts';
import { userFolder } from '../hosts/user-folder.ts';
import { errorCode } from '../output/error-code.ts';
import type { OutputWatch } from '../output/output.ts';
import { calibrationFile } from '../proof/calibration-file.ts';
import { printsOf } from '../proof/changed-cards.ts';
import { ProofDrawing } from '../proof/draw-page.ts';
import { notePrinted } from '../proof/proof-journal.ts';
import { proofFileName, proofPdf } from '../proof/proof-pdf.ts';
import {
  type ChangedCards,
  chosenCards,
  imprintFor,
  type ProofPlan,
  planProof,
  summaryOf,
} from '../proof/proof-plan.ts';
import { proofPreflight } from '../proof/proof-preflight.ts';
import { setName } from '../proof/set-name.ts';
import { warningsOf } from '../proof/set-warnings.ts';
import { changedSince } from '../proof/since.ts';
import type { Command } from './command.ts';
import { CANCELLED, DONE, type ExitCode } from './exit-code.ts';
import { WrongCall } from './failure.ts';
import { interruptible, isInterruption } from './interruption.ts';
import { type OpenedSet, openSet } from './opened-set.ts';
import type { Call } from './options.ts';
import { writePreflight } from './preflight-lines.ts';
import { ProgressLine } from './progress-line.ts';
import { pdfPath, writePdf } from './proof-file.ts';
import { chosenSettings, pageSettings, proofOptions } from './proof-options.ts';
import { proofDocument, proofLines, type WrittenProof } from './proof-report.ts';
import { sinceNamed, unknownSince, versionAt } from './proof-since.ts';
import { type Terminal, writeJson } from './terminal.ts';

const MISSING = 'Name the folder of a set: soundcheck proof <set>.';

export const proof: Command = {
  name: 'proof',
  summary: 'cards on sheets to print and cut, or one a page for the press, as PDF',
  operands: '<set>',
  operandSpec: { min: 0, max: 1, missing: MISSING },
  options: {
    ...proofOptions,
    calibration: {
      help: 'writes a sheet that tells where the printer puts back sides, and nothing else; a set is not needed',
    },
    out: {
      value: 'F.pdf',
      help: 'the file to write, or - for standard output (<game>-<version>-proof.pdf or -press.pdf here; chosen types and modes, -selection for --cards and -changed for --since stand before the end)',
    },
    json: { help: 'one JSON document about the file that was written, instead of text' },
  },
  notes: [
    'Print at 100 %, and measure the ruler on the first sheet. Before the file comes a line for each thing that was checked. Sheets of a set with warnings, on whatever card, are marked as a draft; pages for the press carry no mark. A set with errors is not printed (exit code 1).',
    'A PDF that is there already is replaced, unless it is write-protected, and no other file is.',
    '--since last prints what is not on paper yet: the program remembers, by set, what it has printed, in the window as well as here. Where nothing has changed, no file is written.',
    'The same set and options give the same bytes.',
  ],
  examples: [
    'proof card-sets/monstercat/v0.1 --marks',
    'proof card-sets/dark-promoters/v0.4-draft --since v0.3 --backs duplex-long --marks',
    'proof card-sets/dark-promoters/v0.3 --type act --card euro --bleed 3 --marks --out acts.pdf',
    'proof card-sets/dark-promoters/v0.3 --press --bleed 3.175 --backs duplex-long --colour cmyk',
    'proof --calibration --paper letter --backs duplex-short',
  ],
  async run(call, terminal) {
    if (call.text('out') === '-' && call.has('json')) {
      throw new WrongCall('Standard output can hold the file of --out - or the document of --json, not both.');
    }
    const page = pageSettings(call);
    if (call.has('calibration')) return calibrate(call, terminal, page);
    const [path] = call.operands;
    if (path === undefined) throw new WrongCall(MISSING);
    const opened = await openSet(path);
    const chosen = chosenSettings(call, opened.game, opened.set, page);
    const line = new ProgressLine(terminal.notes);
    try {
      return await interruptible((signal) => {
        const watch: OutputWatch = { signal, onProgress: (progress) => line.showOutput(progress) };
        return print({ call, terminal, opened, line, watch }, chosen).finally(() => line.erase());
      });
    } catch (error) {
      if (!isInterruption(error)) throw error;
      terminal.notes.line('Cancelled: no file was written.');
      return CANCELLED;
    }
  },
};

interface Printing {
  readonly call: Call;
  readonly terminal: Terminal;
  readonly opened: OpenedSet;
  readonly line: ProgressLine;
  readonly watch: OutputWatch;
}

async function print(printing: Printing, chosen: ProofSettings): Promise<ExitCode> {
  const { call, terminal, opened, line, watch } = printing;
  const { game, set, loaded } = opened;
  if (chosenCards(game, set, chosen).length === 0) {
    throw new WrongCall('No card is chosen. Leave out --mode, --type or --cards.');
  }
  const settings = { ...chosen, since: await sinceNamed(call.text('since'), loaded.path) };
  const changed = await changedCardsOf(printing, settings);
  const plan = planProof(game, set, settings, changed);
  if (plan.pages.length === 0) return nothingToPrint(printing, plan);
  const path = await pdfPath(call.text('out'), proofFileName(game, set, settings));
  const found = await warningsOf(loaded, watch);
  const preflight = await proofPreflight(opened, plan, found, watch);
  line.erase();
  writePreflight(terminal.notes, preflight);
  const { length: warnings } = found;
  const { version } = set.manifest;
  const faces = facesOf(game, set, { size: settings.card, imprint: imprintFor(settings) });
  const drawing = new ProofDrawing(plan, faces, {
    title: setName(game, set.manifest),
    version,
    checksum: loaded.checksum,
    warnings,
  });
  const bytes = await proofPdf(drawing, `${setName(game, set.manifest)} ${version}`, watch);
  line.erase();
  watch.signal?.throwIfAborted();
  const file = await writePdf(path, { bytes });
  await remember(terminal, opened, plan);
  report(printing, plan, drawing.summary(), { file, warnings, preflight });
  return DONE;
}

async function changedCardsOf(
  { call, opened, line, watch }: Printing,
  settings: ProofSettings,
): Promise<ChangedCards | undefined> {
  const { game, set, loaded } = opened;
  const sources = { game, set, folder: loaded.path, userFolder: userFolder(), versionAt };
  const changed = await changedSince(settings, sources, watch);
  line.erase();
  if (changed.ok) return changed.value;
  const { message } = changed.problem;
  throw new WrongCall(
    settings.since.kind === 'git' ? await unknownSince(call.text('since')!, loaded.path, message) : message,
  );
}

/** That nothing has changed is an answer. Of cards that were not chosen it says nothing. */
function nothingToPrint({ call, terminal, opened }: Printing, plan: ProofPlan): ExitCode {
  if (plan.cards.length > 0) {
    throw new WrongCall(`${summaryOf(plan).notes.join(' ')} With --one-each there is one of each.`);
  }
  if (call.has('json')) {
    writeJson(terminal, proofDocument(opened, plan, summaryOf(plan)));
    return DONE;
  }
  const isAll = ['mode', 'type', 'cards'].every((option) => !call.has(option));
  const what = isAll ? 'Nothing has changed' : 'None of the chosen cards has changed';
  const since = call.text('since');
  const than = since === 'last' ? 'the last proof' : since;
  terminal.out.line(`${what} since ${than}: there is nothing to print, and no file was written.`);
  return DONE;
}

/** What cannot be remembered is printed again next time: no reason to fail. */
async function remember({ notes }: Terminal, { game, set, loaded }: OpenedSet, plan: ProofPlan): Promise<void> {
  try {
    await notePrinted(userFolder(), loaded.path, plan, await printsOf(game, set, {}, plan.cards));
  } catch (error) {
    notes.line(`What was printed could not be remembered for --since last (${errorCode(error)}).`);
  }
}

async function calibrate(
  call: Call,
  terminal: Terminal,
  settings: Parameters<typeof calibrationFile>[0],
): Promise<ExitCode> {
  const { name, bytes } = await calibrationFile(settings);
  const file = await writePdf(await pdfPath(call.text('out'), name), { bytes });
  if (call.has('json')) writeJson(terminal, { file, pages: 2 });
  else {
    const out = file.path === '-' ? terminal.notes : terminal.out;
    out.line(`${file.path}: print it on both sides, read it against the light, and give --back-offset what it says.`);
  }
  return DONE;
}

function report(
  { call, terminal, opened }: Printing,
  plan: ProofPlan,
  summary: ProofSummary,
  written: WrittenProof,
): void {
  if (call.has('json')) writeJson(terminal, proofDocument(opened, plan, summary, written));
  else {
    const out = written.file.path === '-' ? terminal.notes : terminal.out;
    for (const line of proofLines(plan, summary, written)) out.line(line);
  }
}
