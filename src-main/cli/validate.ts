import { type Diagnostic, hasErrors } from '../../src-shared/diagnostic.ts';
import { isBundleName, loadBundle } from '../export/bundle-file.ts';
import { faceDiagnostics } from '../faces/face-diagnostics.ts';
import { type LoadedSet, loadSet } from '../library/card-set-loader.ts';
import { sortDiagnostics } from '../library/diagnostic-list.ts';
import type { Command } from './command.ts';
import { countText, diagnosticLine } from './diagnostic-text.ts';
import { isWrongFile } from './document-file.ts';
import { DONE, HAS_ERRORS, WRONG_CALL } from './exit-code.ts';
import { counted } from './number-text.ts';
import { wrongFolder } from './opened-set.ts';
import { type Channel, writeJson } from './terminal.ts';
import { visible } from './visible-text.ts';

export const validate: Command = {
  name: 'validate',
  summary: 'checks schemas, references and reference ranges; of a bundle the seal as well',
  operands: '<set or bundle>…',
  operandSpec: {
    min: 1,
    max: Number.POSITIVE_INFINITY,
    missing: 'Name the folders of one or more sets, or bundles: soundcheck validate <set>….',
  },
  options: {
    faces: { help: 'also lays out every face, and says what does not fit or cannot be drawn' },
    json: { help: 'one JSON document instead of text' },
  },
  notes: [
    'Every line names a file of the set, the line and column (from 1) of the offending value, how bad it is (error, warning, hint), a code for programs, and what to do. Only errors make a set invalid (exit code 1).',
    'A file that ends with .json is taken for a bundle of “soundcheck export”: its seal and checksums must be right, and the set in it is checked like any other.',
  ],
  examples: [
    'validate card-sets/monstercat/v0.1 --faces',
    'validate card-sets/dark-promoters/* --json',
    'validate dark-promoters-v0.3.bundle.json',
  ],
  async run(call, terminal) {
    const { out, notes } = terminal;
    const loaded: LoadedSet[] = [];
    for (const path of call.operands) {
      const one = await (isBundleName(path) ? loadBundle(path) : loadSet(path));
      loaded.push(call.has('faces') ? withFaces(one) : one);
    }
    const wrong = loaded.flatMap((set) => wrongPlace(set) ?? []);
    if (call.has('json')) writeJson(terminal, { sets: loaded.map(resultOf) });
    else {
      const found = loaded.filter((set) => !wrongPlace(set));
      out.write(found.map((set) => `${reportLines(set, out).join('\n')}\n`).join('\n'));
    }
    for (const { message } of wrong) notes.line(`${notes.paint('red', 'soundcheck:')} ${visible(message)}`);
    if (wrong.length > 0) return WRONG_CALL;
    return loaded.every(isValid) ? DONE : HAS_ERRORS;
  },
};

const withFaces = (loaded: LoadedSet): LoadedSet => ({
  ...loaded,
  diagnostics: sortDiagnostics([...loaded.diagnostics, ...faceDiagnostics(loaded)]),
});

/** There is no such folder, or no such file: a slip in the call. */
const wrongPlace = (set: LoadedSet): Diagnostic | undefined =>
  wrongFolder(set) ?? (isBundleName(set.path) ? set.diagnostics.find(isWrongFile) : undefined);

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
