import { hasErrors } from '../../src-shared/diagnostic.ts';
import { type LoadedSet, loadSet } from '../library/card-set-loader.ts';
import type { Command } from './command.ts';
import { countText, diagnosticLine } from './diagnostic-text.ts';
import { DONE, HAS_ERRORS, WRONG_CALL } from './exit-code.ts';
import { counted } from './number-text.ts';
import { wrongFolder } from './opened-set.ts';
import { type Channel, writeJson } from './terminal.ts';
import { visible } from './visible-text.ts';

export const validate: Command = {
  name: 'validate',
  summary: 'checks schemas, references and reference ranges',
  operands: '<set>…',
  operandSpec: {
    min: 1,
    max: Number.POSITIVE_INFINITY,
    missing: 'Name the folders of one or more sets: soundcheck validate <set>….',
  },
  options: { json: { help: 'one JSON document instead of text' } },
  notes: [
    'Every line names a file of the set, the line and column (from 1) of the offending value, how bad it is (error, warning, hint), a code for programs, and what to do. Only errors make a set invalid (exit code 1).',
  ],
  examples: ['validate card-sets/dark-promoters/v0.3', 'validate card-sets/dark-promoters/* --json'],
  async run(call, terminal) {
    const { out, notes } = terminal;
    const loaded: LoadedSet[] = [];
    for (const path of call.operands) loaded.push(await loadSet(path));
    const wrong = loaded.flatMap((set) => wrongFolder(set) ?? []);
    if (call.has('json')) writeJson(terminal, { sets: loaded.map(resultOf) });
    else {
      const found = loaded.filter((set) => !wrongFolder(set));
      out.write(found.map((set) => `${reportLines(set, out).join('\n')}\n`).join('\n'));
    }
    for (const { message } of wrong) notes.line(`${notes.paint('red', 'soundcheck:')} ${visible(message)}`);
    if (wrong.length > 0) return WRONG_CALL;
    return loaded.every(isValid) ? DONE : HAS_ERRORS;
  },
};

const isValid = ({ diagnostics }: LoadedSet): boolean => !hasErrors(diagnostics);

const resultOf = (loaded: LoadedSet): unknown => ({
  path: loaded.path,
  valid: isValid(loaded),
  cards: loaded.cards,
  modes: loaded.modes,
  diagnostics: loaded.diagnostics.map(({ file, line, column, severity, code, message }) => ({
    file,
    line,
    column,
    severity,
    code,
    message,
  })),
});

function reportLines(loaded: LoadedSet, out: Channel): string[] {
  const { path, diagnostics, cards, modes } = loaded;
  const verdict = isValid(loaded) ? out.paint('green', 'valid') : out.paint('red', 'not valid');
  const counts = [
    counted(cards, 'card'),
    counted(modes, 'mode'),
    countText(diagnostics, ['error', 'warning', 'hint']),
  ].filter((text) => text !== '');
  return [
    out.paint('bold', visible(path)),
    ...diagnostics.map((diagnostic) => `  ${diagnosticLine(out, diagnostic)}`),
    `  ${verdict}: ${counts.join(', ')}`,
  ];
}
