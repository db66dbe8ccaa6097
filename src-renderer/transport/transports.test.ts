import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ipcTransport } from './ipc.ts';
import { type Socket, socketTransport } from './socket.ts';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: { call: number; method: string; argument: unknown }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  receive(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let dialled: FakeSocket[];
const dial = (): FakeSocket => {
  const socket = new FakeSocket();
  dialled.push(socket);
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  dialled = [];
});
afterEach(() => vi.useRealTimers());

function open() {
  const transport = socketTransport(dial);
  const connection: boolean[] = [];
  transport.onConnection((connected) => connection.push(connected));
  return { transport, connection };
}

test('answers find their callers, in whatever order they come', async () => {
  const { transport } = open();
  const [socket] = dialled as [FakeSocket];
  socket.onopen?.();
  const first = transport.call('openSet', { set: 'a' });
  const second = transport.call('hello', {});
  expect(socket.sent).toMatchObject([
    { method: 'openSet', argument: { set: 'a' } },
    { method: 'hello', argument: {} },
  ]);
  socket.receive({ answer: socket.sent[1]!.call, result: 'second' });
  socket.receive({ answer: 99, result: 'nobody asked' });
  socket.receive({ answer: socket.sent[0]!.call, result: 'first' });
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('events reach all listeners until they leave', () => {
  const { transport } = open();
  const heard: unknown[] = [];
  const leave = transport.listen((event, payload) => heard.push([event, payload]));
  dialled[0]?.receive({ event: 'command', payload: { id: 'save' } });
  leave();
  dialled[0]?.receive({ event: 'command', payload: { id: 'undo' } });
  expect(heard).toEqual([['command', { id: 'save' }]]);
});

test('a lost connection rejects what waits and is dialled again', async () => {
  const { transport, connection } = open();
  dialled[0]?.onopen?.();
  const waiting = transport.call('hello', {});
  dialled[0]?.onclose?.();
  await expect(waiting).rejects.toThrow('gone');
  await expect(transport.call('hello', {})).rejects.toThrow('gone');
  expect(connection).toEqual([true, false]);

  await vi.advanceTimersByTimeAsync(250);
  expect(dialled).toHaveLength(2);
  dialled[1]?.onopen?.();
  expect(connection).toEqual([true, false, true]);
  const again = transport.call('hello', {});
  dialled[1]?.receive({ answer: dialled[1].sent[0]?.call, result: 'back' });
  expect(await again).toBe('back');
});

test('an answer to a call of the lost connection does not answer a later one', async () => {
  const { transport } = open();
  dialled[0]?.onopen?.();
  transport.call('hello', {}).catch(() => {});
  const before = dialled[0]?.sent[0]?.call;
  dialled[0]?.onclose?.();
  await vi.advanceTimersByTimeAsync(250);
  dialled[1]?.onopen?.();
  void transport.call('hello', {});
  expect(dialled[1]?.sent[0]?.call).not.toBe(before);
});

test('waits longer from try to try, and not longer than five seconds', async () => {
  const { connection } = open();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    const before = Date.now();
    dialled.at(-1)?.onclose?.();
    await vi.advanceTimersToNextTimerAsync();
    waits.push(Date.now() - before);
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000]);
  expect(connection).toEqual([]);
  dialled.at(-1)?.onopen?.();
  dialled.at(-1)?.onclose?.();
  const tries = dialled.length;
  await vi.advanceTimersByTimeAsync(250);
  expect(dialled).toHaveLength(tries + 1);
});

test('a listener that comes late hears that there is a connection', async () => {
  const { transport } = open();
  dialled[0]?.onopen?.();
  const late: boolean[] = [];
  transport.onConnection((connected) => late.push(connected));
  expect(late).toEqual([]);
  await Promise.resolve();
  expect(late).toEqual([true]);
});

test('the bridge is there from the start', async () => {
  const sent: string[] = [];
  let tell: (text: string) => void = () => {};
  const transport = ipcTransport({
    send: (text) => sent.push(text),
    listen: (listener) => {
      tell = listener;
    },
  });
  const connection: boolean[] = [];
  transport.onConnection((connected) => connection.push(connected));
  await Promise.resolve();
  expect(connection).toEqual([true]);
  const answer = transport.call('hello', {});
  tell(JSON.stringify({ answer: JSON.parse(sent[0]!).call, result: 'hi' }));
  expect(await answer).toBe('hi');
});

test('the program at the other end of the bridge may end and begin anew', async () => {
  let tell: (text: string) => void = () => {};
  const transport = ipcTransport({
    send: () => {},
    listen: (listener) => {
      tell = listener;
    },
  });
  const connection: boolean[] = [];
  transport.onConnection((connected) => connection.push(connected));
  await Promise.resolve();
  const waiting = transport.call('hello', {});
  tell('lost');
  await expect(waiting).rejects.toThrow('gone');
  tell('back');
  expect(connection).toEqual([true, false, true]);
});
