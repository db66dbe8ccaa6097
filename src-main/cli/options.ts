import { parseArgs } from 'node:util';
import { similarWord } from '../library/similar-word.ts';
import { WrongCall } from './failure.ts';

export interface OptionSpec {
  /** What stands for the value in the help: `N`. Without it the option is a switch. */
  readonly value?: string;
  readonly help: string;
  /** May be given several times. */
  readonly many?: boolean;
}

export type OptionSpecs = { readonly [name: string]: OptionSpec };

/** What was typed after the name of the command. */
export class Call {
  readonly operands: readonly string[];
  private readonly given: ReadonlyMap<string, readonly string[]>;

  constructor(operands: readonly string[], given: ReadonlyMap<string, readonly string[]>) {
    this.operands = operands;
    this.given = given;
  }

  has(name: string): boolean {
    return this.given.has(name);
  }

  text(name: string): string | undefined {
    return this.given.get(name)?.[0];
  }

  /** All that were given, in order. */
  texts(name: string): readonly string[] {
    return this.given.get(name) ?? [];
  }

  /** A whole number within bounds; undefined when it was not given. */
  whole(name: string, min: number, max: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const number = /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    const allowed = min === max ? String(min) : `a whole number from ${min} to ${max}`;
    throw new WrongCall(`--${name} must be ${allowed}, not “${text}”.`);
  }
}

/** `operands` says how many there may be, and what to say when there are not. */
export interface OperandSpec {
  readonly min: number;
  readonly max: number;
  readonly missing: string;
}

export function readCall(args: readonly string[], specs: OptionSpecs, operandSpec: OperandSpec): Call {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(specs).map(([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }]),
    ),
  });
  const given = new Map<string, string[]>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
    if (!spec || !token.rawName.startsWith('--')) throw unknownOption(token.rawName, Object.keys(specs));
    const before = given.get(token.name) ?? [];
    if (before.length > 0 && !spec.many) throw new WrongCall(`--${token.name} is given twice.`);
    given.set(token.name, [...before, optionValue(token.name, spec, token.value, token.inlineValue === true)]);
  }
  const { min, max, missing } = operandSpec;
  if (operands.length < min) throw new WrongCall(missing);
  if (operands.includes('')) throw new WrongCall(`An argument is empty. ${missing}`);
  if (operands.length > max) throw new WrongCall(`“${operands[max]}” is one argument too many.`);
  return new Call(operands, given);
}

function optionValue(name: string, spec: OptionSpec, value: string | undefined, inline: boolean): string {
  if (spec.value === undefined) {
    if (value !== undefined) throw new WrongCall(`--${name} takes no value, but was given “${value}”.`);
    return '';
  }
  // The next option is not a value; a negative number is one, and its own check says what is wrong with it.
  if (value === undefined || value === '' || (!inline && value.startsWith('--'))) {
    throw new WrongCall(`--${name} needs a value: --${name} ${spec.value}.`);
  }
  return value;
}

function unknownOption(raw: string, known: readonly string[]): WrongCall {
  const meant = similarWord(raw.replace(/^-+/, ''), known);
  const guess = meant === undefined ? 'See --help for the options.' : `Did you mean --${meant}?`;
  return new WrongCall(`There is no option ${raw}. ${guess}`);
}
