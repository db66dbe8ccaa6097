import type { Finding } from '../../src-engine/card-set.ts';
import type { Game } from '../../src-engine/game.ts';
import { games } from '../../src-engine/games/games.ts';
import { type Diagnostic, hasErrors } from '../../src-shared/diagnostic.ts';
import { placeOf } from '../library/origin.ts';
import { schemasOf } from '../library/schemas.ts';
import { similarWord } from '../library/similar-word.ts';
import { diagnosticAt, type SourceFile } from '../library/source-file.ts';
import { entryOf, type SourceNode } from '../library/yaml/source-node.ts';
import type { Command } from './command.ts';
import { diagnosticLine } from './diagnostic-text.ts';
import { openDocument } from './document-file.ts';
import { DONE } from './exit-code.ts';
import { HasErrors, WrongCall } from './failure.ts';
import { type OpenedSet, openSet } from './opened-set.ts';
import { scoreLines } from './score-report.ts';
import { writeJson } from './terminal.ts';

export const score: Command = {
  name: 'score',
  summary: 'scores a table noted down from a real play-test',
  operands: '<file>',
  operandSpec: { min: 1, max: 1, missing: 'Name the file of a noted table: soundcheck score <file>.' },
  options: { json: { help: 'one JSON document instead of text' } },
  notes: [
    'The file is YAML and begins with “game:”. Its “set:” is the folder, relative to the working directory, in which ids and the mode are looked up. “soundcheck replay … --as-score” writes such a file. The file “-” is standard input.',
  ],
  examples: ['score table-12.yaml', 'score table-12.yaml --json'],
  async run(call, terminal) {
    const file = await openDocument(call.operands[0]!);
    const document = readDocument(file);
    const scoring = document.game.scoring!;
    const opened = await openNamedSet(document);
    const { result, lines, findings } = scoring.score(document.node.value, opened?.set);
    const diagnostics = findings.map((finding) => diagnosticOf(finding, document));
    if (hasErrors(diagnostics)) throw new HasErrors(`${file.name} cannot be scored.`, diagnostics);
    for (const diagnostic of diagnostics) terminal.notes.line(diagnosticLine(terminal.notes, diagnostic));
    if (call.has('json')) writeJson(terminal, result);
    else for (const line of [...scoreLines(document.game, result), '', ...lines]) terminal.out.line(line);
    return DONE;
  },
};

interface ScoreDocument {
  readonly file: SourceFile;
  readonly node: SourceNode;
  readonly game: Game;
}

/** The document, after its schema has accepted it. */
function readDocument(file: SourceFile): ScoreDocument {
  const fail = (node: SourceNode, code: string, message: string): HasErrors =>
    new HasErrors(`${file.name} cannot be scored.`, [
      diagnosticAt(file, placeOf({ file, node }, []).span, 'error', code, message),
    ]);
  const { node } = file;
  if (node?.kind !== 'mapping') {
    const nothing: SourceNode = { kind: 'scalar', start: 0, end: 0, value: null, source: '' };
    throw fail(node ?? nothing, 'schema/type', 'A noted table is a mapping of fields: game, set, mode, seats.');
  }
  const known = games.filter(({ scoring }) => scoring).map(({ id }) => id);
  const named = entryOf(node, 'game')?.node;
  if (!named) throw fail(node, 'schema/required', `“game” is missing; add “game: ${known[0]}”.`);
  const game = games.find(({ id, scoring }) => scoring && id === named.value);
  if (!game) {
    const word = named.kind === 'scalar' ? named.source : '';
    const meant = similarWord(word, known);
    const guess = meant === undefined ? '' : ` Did you mean “${meant}”?`;
    throw fail(
      named,
      'score/unknown-game',
      `“${word}” is no game whose tables can be scored.${guess} Known: ${known.join(', ')}.`,
    );
  }
  const violations = schemasOf(game.id)?.validate('score', node.value) ?? [];
  if (violations.length > 0) {
    const diagnostics = violations.map(({ code, message, path, at }) =>
      diagnosticAt(file, placeOf({ file, node }, path, at).span, 'error', code, message),
    );
    throw new HasErrors(`${file.name} cannot be scored.`, diagnostics);
  }
  return { file, node, game };
}

/** The set that the document names, if it names one. */
async function openNamedSet({ file, node, game }: ScoreDocument): Promise<OpenedSet | undefined> {
  const named = node.kind === 'mapping' ? entryOf(node, 'set')?.node : undefined;
  if (named?.kind !== 'scalar') return undefined;
  const fail = (code: string, message: string): HasErrors =>
    new HasErrors(`${file.name} cannot be scored.`, [diagnosticAt(file, named, 'error', code, message)]);
  const opened = await openSet(named.source).catch((error: unknown) => {
    // The call named the document, and the document named the folder: this is an error in the document.
    if (error instanceof WrongCall) {
      throw fail('score/no-set', `${error.message} The folder is looked up from the working directory.`);
    }
    throw error;
  });
  if (opened.game === game) return opened;
  throw fail('score/other-game', `${named.source} is a set for ${opened.game.title}, not for ${game.title}.`);
}

function diagnosticOf({ code, severity, message, on, path }: Finding, { file, node }: ScoreDocument): Diagnostic {
  const subject = nodeOf(node, on) ?? node;
  return diagnosticAt(file, placeOf({ file, node: subject }, path).span, severity, code, message);
}

/** The node of the very object that a finding is about. */
function nodeOf(node: SourceNode, object: object): SourceNode | undefined {
  if (node.value === object) return node;
  const children =
    node.kind === 'mapping' ? node.entries.map((entry) => entry.node) : node.kind === 'sequence' ? node.items : [];
  for (const child of children) {
    const found = nodeOf(child, object);
    if (found) return found;
  }
  return undefined;
}
