import { afterEach, describe, expect, test, vi } from 'vitest';
import { argumentSchemas } from '../../src-shared/workbench/argument-schemas.ts';
import { done } from '../../src-shared/workbench/result.ts';
import { dispatch } from './dispatch.ts';
import { fakeApi } from './testing/fake-workbench.ts';

afterEach(() => vi.restoreAllMocks());

test('a method of the contract gets its checked argument', async () => {
  const openSet = vi.fn(async () => done('the set'));
  const answer = await dispatch(fakeApi({ openSet }), 'openSet', { set: 'game/v1' });
  expect(answer).toEqual(done('the set'));
  expect(openSet).toHaveBeenCalledExactlyOnceWith({ set: 'game/v1' });
});

describe('only methods of the contract are called', () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'then', 'client', '', 'hello ', 'HELLO'];
  test.each([...names, 1, null, undefined, ['hello'], { toString: () => 'hello' }])('%j', async (name) => {
    const hello = vi.fn(async () => done({}));
    const secret = vi.fn();
    const api = Object.assign(fakeApi({ hello }), { client: secret });
    expect(await dispatch(api, name, {})).toMatchObject({ ok: false, problem: { code: 'call/unknown-method' } });
    expect(hello).not.toHaveBeenCalled();
    expect(secret).not.toHaveBeenCalled();
  });
});

describe('arguments that a method does not take are refused in words', () => {
  const cases: readonly (readonly [string, unknown, RegExp])[] = [
    ['openSet', {}, /“openSet” cannot be called like this: set: .*expected string/],
    ['openSet', { set: 3 }, /set: .*expected string/],
    ['openSet', { set: 'a', more: 1 }, /more/],
    ['openSet', undefined, /the argument: .*expected object/],
    ['openSet', null, /the argument: .*expected object/],
    ['openSet', ['a'], /the argument: .*expected object/],
    ['hello', { client: 'me' }, /client/],
    ['edit', { set: 'a', edit: { kind: 'burn' } }, /edit\.kind/],
    [
      'typeText',
      { file: 'a', revision: -1, edits: [{ start: 0.5, end: 'x', text: 1 }] },
      /revision.*edits\.0\.start.*and 1 more/,
    ],
  ];
  test.each(cases)('%s %j', async (method, argument, words) => {
    const called = vi.fn();
    const api = fakeApi({ [method]: called });
    const answer = await dispatch(api, method, argument);
    expect(answer).toMatchObject({ ok: false, problem: { code: 'call/bad-arguments' } });
    expect(answer.ok || answer.problem.message).toMatch(words);
    expect(called).not.toHaveBeenCalled();
  });
});

test.each([
  ['changeSettings', '{"settings":{"__proto__":{"polluted":true}}}'],
  ['edit', '{"set":"a","edit":{"kind":"add-cards","type":"act","cards":[{"__proto__":{"polluted":true}}]}}'],
  ['openSet', '{"set":"a","__proto__":{"polluted":true}}'],
])('%s does not become something else by __proto__', async (method, text) => {
  const taken: unknown[] = [];
  const api = fakeApi({ [method]: async (argument: unknown) => done(taken.push(argument)) });
  await dispatch(api, method, JSON.parse(text));
  const polluted = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    ((value as { polluted?: boolean }).polluted === true || Object.values(value).some(polluted));
  expect(taken.some(polluted)).toBe(false);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test.each([
  [
    'throws',
    () => {
      throw new Error('secret');
    },
  ],
  ['rejects', () => Promise.reject(new Error('secret'))],
])('a method that %s is told on standard error, not to the window', async (_, save) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await dispatch(fakeApi({ save }), 'save', {});
  expect(answer).toMatchObject({ ok: false, problem: { code: 'call/failed' } });
  expect(JSON.stringify(answer)).not.toMatch(/secret|\.ts/);
  expect(log).toHaveBeenCalledOnce();
  expect(String(log.mock.calls[0])).toMatch(/save.*secret/);
});

test('every method of the contract has a schema that is no way around it', () => {
  for (const schema of Object.values(argumentSchemas)) expect(schema.safeParse('text').success).toBe(false);
});
