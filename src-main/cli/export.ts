import type { CardSet } from '../../src-engine/card-set.ts';
import type { Preflight } from '../../src-shared/preflight.ts';
import type { ExportFormat, ExportSubject } from '../export/export-format.ts';
import { exportFormats } from '../export/export-formats.ts';
import { exportRefusal, exportSet, exportSubject } from '../export/export-set.ts';
import { PICTURE_PROFILES } from '../export/picture-profile.ts';
import { preflightOf } from '../export/preflight.ts';
import { loadBase } from '../library/base-set.ts';
import type { OutputFile, OutputWatch } from '../output/output.ts';
import type { Command } from './command.ts';
import { CANCELLED, DONE, type ExitCode } from './exit-code.ts';
import { unknownWord, WrongCall } from './failure.ts';
import { interruptible, isInterruption } from './interruption.ts';
import { identityOf, type OpenedSet, openSet } from './opened-set.ts';
import type { Call } from './options.ts';
import {
  checkOutput,
  fileLine,
  onlyFile,
  outputNote,
  outputOptions,
  toStandardOutput,
  writeFiles,
} from './output-option.ts';
import { writePreflight } from './preflight-lines.ts';
import { ProgressLine } from './progress-line.ts';
import { setNamed } from './proof-since.ts';
import { type Terminal, writeJson } from './terminal.ts';

const ids = exportFormats.map(({ id }) => id);

export const exportCommand: Command = {
  name: 'export',
  summary: 'writes a set without errors in another format: for archives, spreadsheets, the rule book',
  operands: '<set>',
  operandSpec: { min: 1, max: 1, missing: 'Name the folder of a set: soundcheck export <set> --format <format>.' },
  options: {
    format: { value: 'F', help: ids.join(', ') },
    ...outputOptions,
    type: { value: 'T', many: true, help: `a card type; may be given several times (all; ${formatsTaking('type')})` },
    mode: { value: 'M', many: true, help: `a mode; may be given several times (all; ${formatsTaking('mode')})` },
    since: {
      value: 'SET',
      help: `a version beside the set, or the folder of a set, to compare with (the version that it extends; ${formatsTaking('since')})`,
    },
    profile: {
      value: 'P',
      help: `the print shop: ${PICTURE_PROFILES.map(({ id }) => id).join(', ')} (the first; ${formatsTaking('profile')})`,
    },
    'base-url': {
      value: 'URL',
      help: `where the pictures will be found, https://… or file:///…; without it they are named by their files, which Tabletop Simulator does not find by itself (${formatsTaking('base-url')})`,
    },
    json: { help: 'one JSON document with the files that were written, instead of text' },
  },
  notes: [
    'A set with errors is not exported; what is wrong with it is listed (exit code 1).',
    'Before anything is written, what is to be known of it is told on standard error: sizes and counts, and for pictures what does not fit, is too near the cut or hard to read. It warns only; the files are written all the same.',
    outputNote,
  ],
  tables: [
    {
      title: 'Formats:',
      entries: exportFormats.map(({ id, summary }) => [id, summary] as const),
      after:
        'The same set gives the same bytes. “soundcheck import” reads an edited CSV back; “soundcheck validate” checks a bundle.',
    },
  ],
  examples: [
    'export card-sets/dark-promoters/v0.4-draft --format bundle',
    'export card-sets/dark-promoters/v0.3 --format csv --type act --out acts.csv',
    'export card-sets/dark-promoters/v0.3 --format rulebook --mode party --out party.pdf',
    'export card-sets/dark-promoters/v0.3 --format changelog --since v0.4-draft',
    'export card-sets/dark-promoters/v0.3 --format png --type act --profile makeplayingcards --out pictures',
    'export card-sets/monstercat/v0.1 --format tts --mode short-night --base-url https://example.org/cards/',
  ],
  async run(call, terminal) {
    const format = formatOption(call);
    checkOutput(call);
    const opened = await openSet(call.operands[0]!);
    const subject = exportSubject(opened.loaded, await loadBase(opened.loaded))!;
    const since = call.text('since');
    const compared = since === undefined ? undefined : await comparedWith(since, opened);
    const line = new ProgressLine(terminal.notes);
    try {
      return await interruptible((signal) =>
        exportTo(
          call,
          terminal,
          { opened, format, subject, compared },
          {
            signal,
            onProgress: (progress) => line.showOutput(progress),
          },
          (preflight) => {
            line.erase();
            writePreflight(terminal.notes, preflight);
          },
        ).finally(() => line.erase()),
      );
    } catch (error) {
      if (!isInterruption(error)) throw error;
      terminal.notes.line('Cancelled: nothing was written.');
      return CANCELLED;
    }
  },
};

const comparedWith = async (since: string, { loaded }: OpenedSet): Promise<CardSet> =>
  (await openSet((await setNamed(since, loaded.path)) ?? since)).set;

function formatsTaking(option: ExportFormat['takes'][number]): string {
  return exportFormats
    .filter(({ takes }) => takes.includes(option))
    .map(({ id }) => id)
    .join(', ');
}

function formatOption(call: Call): ExportFormat {
  const id = call.text('format');
  if (id === undefined) throw new WrongCall(`Say in which format: --format ${ids.join(', ')}.`);
  const format = exportFormats.find((candidate) => candidate.id === id);
  if (format === undefined) throw unknownWord('format', id, ids);
  return format;
}

interface Export {
  readonly opened: OpenedSet;
  readonly format: ExportFormat;
  readonly subject: ExportSubject;
  readonly compared: CardSet | undefined;
}

async function exportTo(
  call: Call,
  terminal: Terminal,
  { opened, format, subject, compared }: Export,
  watch: OutputWatch,
  showPreflight: (preflight: Preflight) => void,
): Promise<ExitCode> {
  const types = call.texts('type');
  const modes = call.texts('mode');
  const profile = call.text('profile');
  const baseUrl = call.text('base-url');
  const options = {
    ...(types.length > 0 && { types }),
    ...(modes.length > 0 && { modes }),
    ...(compared && { since: compared }),
    ...(profile !== undefined && { profile }),
    ...(baseUrl !== undefined && { baseUrl }),
  };
  const wrong = exportRefusal(format, subject, options);
  if (wrong) throw new WrongCall(wrong.message + adviceFor(format, wrong.code));
  const preflight = await preflightOf(format, subject, options, watch);
  showPreflight(preflight);
  const made = await exportSet(format, subject, options, watch);
  if (!made.ok) throw new WrongCall(made.problem.message);
  if (toStandardOutput(call)) writeBytes(onlyFile(made.value));
  else {
    const written = await writeFiles(call, made.value, watch);
    if (call.has('json')) {
      writeJson(terminal, {
        game: opened.game.id,
        set: identityOf(opened),
        format: format.id,
        preflight: preflight.checks,
        files: written,
      });
    } else for (const file of written) terminal.out.line(fileLine(file));
  }
  return DONE;
}

/** The name of the option that is meant, where the format takes one. */
const adviceFor = ({ takes }: ExportFormat, code: string): string =>
  code === 'export/refused' && takes.includes('since') ? ' Use --since <set>.' : '';

/** As bytes: a text channel would not know an image. */
const writeBytes = ({ bytes }: OutputFile): void => {
  process.stdout.write(bytes);
};
