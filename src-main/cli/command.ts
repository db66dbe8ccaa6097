import type { ExitCode } from './exit-code.ts';
import type { Call, OperandSpec, OptionSpecs } from './options.ts';
import type { Terminal } from './terminal.ts';

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
  /** Calls as they are typed, without the name of the program. */
  readonly examples: readonly string[];
  run(call: Call, terminal: Terminal): Promise<ExitCode>;
}
