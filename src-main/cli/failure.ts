import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { similarWord } from '../library/similar-word.ts';

/** The call is wrong: exit code 2. The message is for people: what, and what to do. */
export class WrongCall extends Error {}

/** The set or document that the command needs has errors: exit code 1. */
export class HasErrors extends Error {
  readonly diagnostics: readonly Diagnostic[];
  /** In front of the names of files, which are relative to the set: `card-sets/game/v1/`. */
  readonly prefix: string;

  constructor(message: string, diagnostics: readonly Diagnostic[] = [], prefix = '') {
    super(message);
    this.diagnostics = diagnostics;
    this.prefix = prefix;
  }
}

/** `There is no mode “partei”. Did you mean “party”? There are clubnight and party.` */
export function unknownWord(kind: string, word: string, known: readonly string[], where = ''): WrongCall {
  const meant = similarWord(word, known);
  const guess = meant === undefined ? '' : ` Did you mean “${meant}”?`;
  return new WrongCall(`There is no ${kind} “${word}”${where}.${guess} Known: ${known.join(', ')}.`);
}
