import type { Command } from './command.ts';
import { wrapped } from './text-layout.ts';

const INDENT = 2;

export function programHelp(commands: readonly Command[], width: number): string {
  const entries = commands.map(({ name, operands, summary }) => [`${name} ${operands}`, summary] as const);
  return [
    'Soundcheck: a workbench for designers of card games, here for the terminal.',
    '',
    'Usage: soundcheck <command> …',
    '',
    ...twoColumns(entries, width),
    '',
    ...twoColumns(
      [
        ['--help', 'this help; after a command, all about that command'],
        ['--version', 'the version of the program'],
      ],
      width,
    ),
    '',
    ...wrapped(
      'A set is named by its folder. Exit codes: 0 done, 1 the set or document has errors, 2 the call is wrong, 3 cancelled.',
      width,
    ),
    '',
    'Example: soundcheck simulate card-sets/<game>/<version> --tables 1000 --seed 7',
  ].join('\n');
}

export function commandHelp(command: Command, width: number): string {
  const options = Object.entries(command.options);
  const entries = options.map(([name, { value, help }]) => [optionText(name, value), help] as const);
  return [
    `${command.name}: ${command.summary}`,
    '',
    `Usage: soundcheck ${command.name} ${command.operands} [options]`,
    '',
    ...twoColumns([...entries, ['--help', 'this help'] as const], width),
    ...command.notes.flatMap((note) => ['', ...wrapped(note, width)]),
    ...(command.tables ?? []).flatMap(({ title, entries: terms, after }) => [
      '',
      ...wrapped(title, width),
      ...twoColumns(terms, width),
      ...wrapped(after, width),
    ]),
    '',
    command.examples.length === 1 ? 'Example:' : 'Examples:',
    ...command.examples.map((example) => `${' '.repeat(INDENT)}soundcheck ${example}`),
  ].join('\n');
}

const optionText = (name: string, value: string | undefined): string =>
  value === undefined ? `--${name}` : `--${name} ${value}`;

function twoColumns(entries: readonly (readonly [string, string])[], width: number): string[] {
  const first = Math.max(...entries.map(([term]) => term.length)) + INDENT;
  const room = Math.max(30, width - first - INDENT);
  return entries.flatMap(([term, text]) =>
    wrapped(text, room).map((line, row) => ' '.repeat(INDENT) + (row === 0 ? term : '').padEnd(first) + line),
  );
}
