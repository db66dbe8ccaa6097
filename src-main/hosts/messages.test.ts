import { expect, test, vi } from 'vitest';
import { done } from '../../src-shared/workbench/result.ts';
import { answerText } from './messages.ts';
import { fakeApi } from './testing/fake-workbench.ts';

const api = fakeApi({ hello: async () => done('hi'), undo: async () => done({ count: 1n }) });

test('an answer has the number of its call', async () => {
  expect(await answerText(api, '{"call":7,"method":"hello","argument":{}}')).toBe(
    '{"answer":7,"result":{"ok":true,"value":"hi"}}',
  );
});

test.each([
  '',
  'hello',
  '{',
  'null',
  '7',
  '[]',
  '{}',
  '{"call":"7"}',
  '{"call":1.5}',
  '{"call":1e999}',
  '{"answer":1}',
])('%j is no call', async (text) => {
  expect(await answerText(api, text)).toBeUndefined();
});

test('a call without method or argument is answered', async () => {
  expect(await answerText(api, '{"call":1}')).toContain('call/unknown-method');
  expect(await answerText(api, '{"call":1,"method":"hello"}')).toContain('call/bad-arguments');
});

test('an answer that is no JSON is a fault of the program, told as one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await answerText(api, '{"call":1,"method":"undo","argument":{"set":"a"}}')).toContain('call/failed');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
