import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../library/project-root.ts';
import type { Command } from './command.ts';
import { diagnosticLine } from './diagnostic-text.ts';
import { diff } from './diff.ts';
import { DONE, type ExitCode, FAULT, HAS_ERRORS, WRONG_CALL } from './exit-code.ts';
import { exportCommand } from './export.ts';
import { HasErrors, unknownWord, WrongCall } from './failure.ts';
import { commandHelp, programHelp } from './help.ts';
import { importCommand } from './import.ts';
import { watchForInterruption } from './interruption.ts';
import { readCall } from './options.ts';
import { proof } from './proof.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import type { Channel, Terminal } from './terminal.ts';
import { validate } from './validate.ts';
import { visible } from './visible-text.ts';

export const commands: readonly Command[] = [
  validate,
  score,
  simulate,
  replay,
  rules,
  diff,
  proof,
  exportCommand,
  importCommand,
  serve,
];

export async function runProgram(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  return guarded(terminal, () => dispatch(args, terminal));
}

/** Whatever happens becomes a line for people and an exit code. */
export async function guarded(terminal: Terminal, work: () => Promise<ExitCode>): Promise<ExitCode> {
  watchForInterruption();
  leaveWhenNothingCanBeWritten(terminal);
  try {
    return await work();
  } catch (error) {
    return report(error, terminal);
  }
}

async function dispatch(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { out, notes } = terminal;
  const [name, ...rest] = args;
  if (name === undefined) {
    notes.line(programHelp(commands, notes.width));
    return WRONG_CALL;
  }
  if (name === '--version') {
    out.line(programVersion());
    return DONE;
  }
  if (isHelp(name) && (name !== 'help' || rest.length === 0)) {
    out.line(programHelp(commands, out.width));
    return DONE;
  }
  if (name.startsWith('-'))
    throw new WrongCall(`The name of a command comes first, not ${name}. See soundcheck --help.`);
  const command = commandNamed(name === 'help' ? rest[0]! : name);
  const beforeDashes = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  if (name === 'help' || beforeDashes.some((word) => word === '--help' || word === '-h')) {
    out.line(commandHelp(command, out.width));
    return DONE;
  }
  return command.run(readCall(rest, command.options, command.operandSpec), terminal);
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h' || word === 'help';

function commandNamed(name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (command) return command;
  throw unknownWord(
    'command',
    name,
    commands.map((known) => known.name),
  );
}

function programVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** What went wrong, on standard error. A stack is shown for faults of the program only. */
function report(error: unknown, { notes }: Terminal): ExitCode {
  if (error instanceof WrongCall) {
    complain(notes, error.message);
    return WRONG_CALL;
  }
  if (error instanceof HasErrors) {
    for (const diagnostic of error.diagnostics) {
      if (diagnostic.severity === 'error') notes.line(diagnosticLine(notes, diagnostic, error.prefix));
    }
    complain(notes, error.message);
    return HAS_ERRORS;
  }
  notes.line(`soundcheck: this should not have happened; it is a fault of the program, not yours.`);
  notes.line(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return FAULT;
}

const complain = (notes: Channel, message: string): void =>
  notes.line(`${notes.paint('red', 'soundcheck:')} ${visible(message)}`);

/** `soundcheck … | head` closes the pipe early, which is nothing to complain about; a full disk is. */
function leaveWhenNothingCanBeWritten({ notes }: Terminal): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    complain(notes, `Standard output cannot be written: ${error.message}.`);
    process.exit(FAULT);
  });
  process.stderr.on('error', () => {});
}
