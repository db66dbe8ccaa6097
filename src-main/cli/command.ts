import type { ExitCode } from './exit-code.ts';
import type { Call, OperandSpec, OptionSpecs } from './options.ts';
import type { Terminal } from './terminal.ts';

/** Terms with what they mean, and a sentence before and after. */
export interface HelpTable {
  readonly title: string;
  readonly entries: readonly (readonly [term: string, meaning: string])[];
  readonly after: string;
}

export interface Command {
  readonly name: string;
  /** In a line, for the list of commands. */
  readonly summary: string;
  /** What follows the name, without options: `<set>…`. */
  readonly operands: string;
  readonly operandSpec: OperandSpec;
  readonly options: OptionSpecs;
  /** Paragraphs below the options. */
  readonly notes: readonly string[];
  /** Below the notes. */
  readonly tables?: readonly HelpTable[];
  /** Calls as they are typed, without the name of the program. */
  readonly examples: readonly string[];
  run(call: Call, terminal: Terminal): Promise<ExitCode>;
}
