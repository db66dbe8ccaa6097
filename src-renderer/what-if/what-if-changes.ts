import { type Change, changeNumber } from '../../src-shared/what-if/change.ts';
import { formatNumber, withUnit } from '../fields/number-text.ts';

/** What the schema of a what-if says of a selector. */
export interface ChangeSchema {
  readonly title: string;
  readonly description: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly enumDescriptions?: readonly string[];
  /** Of a number: what it may be set to, where that is a choice. */
  readonly examples?: readonly unknown[];
  /** What it is now, where it is one value. */
  readonly default?: unknown;
  /** The same in words, also for several values; missing where it is left out. */
  readonly 'x-now'?: string;
  readonly 'x-unit'?: string;
  readonly 'x-step'?: number;
}

/** A change that can be written behind a selector. */
export interface ChangeOffer {
  readonly label: string;
  /** What it does. */
  readonly words: string;
}

const AS_NOW = 'as it is now';

/** The changes to offer for what is typed already: numbers only while at most their sign is, so that Enter ends the line. */
export function changesFor(schema: ChangeSchema, typed: string): readonly ChangeOffer[] {
  if (schema.enum || schema.type === 'boolean') return choicesFor(schema, typed);
  if (Array.isArray(schema.type)) return numbersFor(schema).filter(({ label }) => fitsSign(label, typed));
  const { default: now } = schema;
  return typeof now === 'string' && typed === '' ? [{ label: written(now), words: AS_NOW }] : [];
}

const fitsSign = (label: string, typed: string): boolean => /^[-+x×=]?$/.test(typed) && label.startsWith(typed);

function choicesFor(schema: ChangeSchema, typed: string): ChangeOffer[] {
  const choices = schema.enum ?? [true, false];
  const offers = choices.map((choice, place) => ({
    label: typeof choice === 'string' ? written(choice) : String(choice),
    words: [schema.enumDescriptions?.[place], choice === schema.default ? AS_NOW : undefined]
      .filter((word) => word !== undefined)
      .join(', '),
  }));
  return offers.filter(({ label }) => label !== typed && label.toLowerCase().includes(typed.toLowerCase()));
}

function numbersFor(schema: ChangeSchema): ChangeOffer[] {
  const { default: now, examples = [] } = schema;
  const choices = examples.filter((choice) => choice !== now);
  return [
    ...(typeof now === 'number' ? [{ label: setting(now), words: AS_NOW }] : []),
    ...choices.map((choice) => ({ label: setting(Number(choice)), words: 'instead' })),
    // A choice is rarely reached by percent, and what is left out not at all.
    ...(schema['x-now'] === undefined || choices.length > 0 ? [] : computed(schema)),
  ];
}

function computed(schema: ChangeSchema): ChangeOffer[] {
  const { default: now } = schema;
  const amount = typeof now === 'number' ? roundAmount(now) : 1;
  const unit = schema['x-unit'];
  const text = formatNumber(amount);
  const offers: [string, string, Exclude<Change, { kind: 'set' }>][] = [
    ['+10%', '10 % more', { kind: 'percent', percent: 10 }],
    ['-10%', '10 % less', { kind: 'percent', percent: -10 }],
    ['x1.5', 'one and a half times', { kind: 'multiply', factor: 1.5 }],
    ['x0.5', 'half', { kind: 'multiply', factor: 0.5 }],
    [`+${amount}`, `${text} more`, { kind: 'add', amount }],
    [`-${amount}`, `${text} less`, { kind: 'add', amount: -amount }],
  ];
  return offers.flatMap(([label, words, change]) => {
    if (typeof now !== 'number') return [{ label, words: `${words}, each` }];
    const after = changeNumber(now, change, schema['x-step']);
    // Hardly any number of a set may be negative.
    return after < 0 && now >= 0 ? [] : [{ label, words: `${words}: ${withUnit(formatNumber(after), unit)}` }];
  });
}

/** About a tenth, as people say it: 1 for 15, 100 for 8,000. */
const roundAmount = (now: number): number => 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(now)))) - 1);

/** A sign would make it a change of what is there. */
const setting = (value: number): string => (value < 0 ? `=${value}` : String(value));

const PLAIN = /^[A-Za-zÀ-ɏ][\wÀ-ɏ .()’-]*$/;
const NOT_TEXT = /^(?:true|false|null|x[\d.].*)$/i;

const written = (text: string): string =>
  PLAIN.test(text) && !text.endsWith(' ') && !NOT_TEXT.test(text) ? text : JSON.stringify(text);
