import { describe, expect, test } from 'vitest';
import { WrongCall } from './failure.ts';
import { readCall } from './options.ts';

const specs = { tables: { value: 'N', help: '' }, mode: { value: 'M', help: '' }, json: { help: '' } };
const operands = { min: 1, max: 1, missing: 'Name a set.' };
const read = (...args: string[]) => readCall(args, specs, operands);

test('operands and options in any order, with a space or =', () => {
  const call = read('--tables', '12', 'here', '--json', '--mode=party');
  expect(call.operands).toEqual(['here']);
  expect(call.whole('tables', 1, 100)).toBe(12);
  expect(call.text('mode')).toBe('party');
  expect(call.has('json')).toBe(true);
});

test('what is not given is undefined', () => {
  const call = read('here');
  expect([call.whole('tables', 1, 9), call.text('mode'), call.has('json')]).toEqual([undefined, undefined, false]);
});

test('after -- everything is an operand', () => {
  expect(read('--', '--json').operands).toEqual(['--json']);
});

describe('says what is wrong', () => {
  test.each([
    [['here', '--tabels', '3'], 'There is no option --tabels. Did you mean --tables?'],
    [['here', '--no-json'], 'There is no option --no-json.'],
    [['here', '--toString'], 'There is no option --toString.'],
    [['here', '-j'], 'There is no option -j.'],
    [['here', '--json', '--json'], '--json is given twice.'],
    [['here', '--json=yes'], '--json takes no value, but was given “yes”.'],
    [['here', '--mode'], '--mode needs a value: --mode M.'],
    [['here', '--mode='], '--mode needs a value: --mode M.'],
    [['here', '--mode', '--json'], '--mode needs a value: --mode M.'],
    [[], 'Name a set.'],
    [['here', 'there'], '“there” is one argument too many.'],
  ])('%j', (args, message) => {
    expect(() => read(...args)).toThrow(WrongCall);
    expect(() => read(...args)).toThrow(message);
  });

  test.each(['-5', '0', '101', '1.5', '1e2', '0x10', 'ten', ' 7', '९', '99999999999999999999'])(
    '--tables %s',
    (text) => {
      expect(() => read('here', '--tables', text).whole('tables', 1, 100)).toThrow(
        `--tables must be a whole number from 1 to 100, not “${text}”.`,
      );
    },
  );
});
