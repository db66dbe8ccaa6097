import { expect, test } from 'vitest';
import { readYaml } from './yaml-reading.ts';

test('a text that was just read is not read again, right or wrong', () => {
  for (const text of ['a: 1\n', 'a: "1\n']) {
    const reading = readYaml(text);
    readYaml(`${text}# changed\n`);
    expect(readYaml(`${text} `.slice(0, -1))).toBe(reading);
  }
});

test('a text is read anew where other rules hold', () => {
  const text = 'a: 1\na: 2\n';
  expect(readYaml(text).node).toBeUndefined();
  expect(readYaml(text, { mayRepeatKeys: true }).node).toMatchObject({ value: { a: 2 } });
  expect(readYaml(text).node).toBeUndefined();
});
