import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { done } from '../../../src-shared/workbench/result.ts';
import { folderWith } from '../../library/testing/sample-set.ts';
import { RendererFiles } from '../renderer-files.ts';
import { type FakeWorkbench, fakeWorkbench } from '../testing/fake-workbench.ts';
import { letIn, TestWindow, type Visit, visit } from '../testing/visitor.ts';
import { startWebHost, type WebHost } from './web-host.ts';
import { LONGEST_MESSAGE } from './windows.ts';

let workbench: FakeWorkbench;
let host: WebHost;
let cookie: string;
let own: { Cookie: string; Origin: string };

beforeEach(async () => {
  const folder = folderWith({
    'secret.html': 'not yours',
    'renderer/index.html': '<title>Soundcheck</title>',
    'renderer/assets/main-B3x.js': 'start()',
  });
  workbench = fakeWorkbench([], { undo: async ({ set }) => done({ label: set, files: [] }) });
  host = await startWebHost(workbench, { files: new RendererFiles(join(folder, 'renderer')) });
  cookie = await letIn(host);
  own = { Cookie: cookie, Origin: `http://127.0.0.1:${host.port}` };
});
afterEach(() => host.close());

describe('the start address', () => {
  test('lets a browser in once and for all, and leaves no token in its address', async () => {
    const { pathname, search, searchParams } = new URL(host.startAddress);
    expect(Buffer.from(searchParams.get('token')!, 'base64url')).toHaveLength(32);
    const reply = await visit(host, { path: pathname + search });
    expect(reply).toMatchObject({ status: 303, headers: { location: '/', 'cache-control': 'no-store' } });
    expect(reply.headers['set-cookie']).toEqual([expect.stringMatching(/; Path=\/; HttpOnly; SameSite=Strict$/)]);
    expect(await visit(host, { headers: { Cookie: cookie } })).toMatchObject({
      status: 200,
      text: '<title>Soundcheck</title>',
    });
  });

  test('as a ticket is good for one visit', async () => {
    const { pathname, search } = new URL(host.ticketAddress());
    const [first, second] = [
      await visit(host, { path: pathname + search }),
      await visit(host, { path: pathname + search }),
    ];
    expect([first.status, second.status]).toEqual([303, 403]);
    expect(first.headers['set-cookie']?.[0]).toContain(cookie);
    expect(search).not.toContain(cookie.split('=')[1]);
  });

  test('differs from run to run', async () => {
    const other = await startWebHost(workbench);
    onTestFinished(() => other.close());
    expect(new URL(other.startAddress).search).not.toBe(new URL(host.startAddress).search);
    // Cookies know no ports: the other one must not take the place of this one.
    const otherCookie = await letIn(other);
    expect(await visit(host, { headers: { Cookie: `${cookie}; ${otherCookie}` } })).toMatchObject({ status: 200 });
    expect(otherCookie.split('=')[0]).not.toBe(cookie.split('=')[0]);
  });

  test.each(['/?token=', '/?token=wrong', '/?token=wrong&token=', '/assets/main-B3x.js?token=right'])(
    '%s lets nobody in',
    async (path) => {
      const right = new URL(host.startAddress).searchParams.get('token')!;
      const reply = await visit(host, { path: path.replace('right', right) });
      expect(reply.status).toBe(403);
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(reply.text).toContain('Open the address that Soundcheck has printed');
    },
  );
});

describe('requests that are refused', () => {
  const port = '<port>';
  const cases: readonly (readonly [string, number, Visit])[] = [
    ['no cookie', 403, { headers: { Cookie: '' } }],
    ['a wrong cookie', 403, { headers: { Cookie: `soundcheck-${port}=wrong` } }],
    ['a right cookie of another port', 403, { headers: { Cookie: 'soundcheck-1=<token>' } }],
    ['another Host', 403, { headers: { Host: `soundcheck.example:${port}` } }],
    ['a Host without port', 403, { headers: { Host: '127.0.0.1' } }],
    ['a Host with another port', 403, { headers: { Host: '127.0.0.1:1' } }],
    ['a Host that only begins right', 403, { headers: { Host: `127.0.0.1:${port}.example` } }],
    ['a POST of another site', 403, { method: 'POST', headers: { Origin: 'https://example.com' } }],
    ['a POST of nobody', 403, { method: 'POST' }],
    ['a POST of our own', 405, { method: 'POST', headers: { Origin: `http://127.0.0.1:${port}` } }],
    ['a DELETE of our own', 405, { method: 'DELETE', headers: { Origin: `http://127.0.0.1:${port}` } }],
    ['a file beside the renderer', 404, { path: '/../secret.html' }],
    ['the same, written differently', 404, { path: '/%2e%2e/secret.html' }],
    ['the same, by way of a folder', 404, { path: '/assets/../../secret.html' }],
    ['the same, with backslashes', 404, { path: '/..\\secret.html' }],
    ['a whole address as path', 404, { path: 'http://127.0.0.1/../secret.html' }],
    ['a file of the system', 404, { path: '/../../../../../../etc/passwd' }],
  ];
  test.each(cases)('%s', async (_, status, { path, method, headers }) => {
    const filled = Object.entries({ Cookie: cookie, ...headers }).map(([name, value]) => [
      name,
      value.replace(port, String(host.port)).replace('<token>', cookie.split('=')[1]!),
    ]);
    const reply = await visit(host, {
      ...(path !== undefined && { path }),
      ...(method !== undefined && { method }),
      headers: Object.fromEntries(filled),
    });
    expect(reply.status).toBe(status);
    expect(reply.text).not.toMatch(/not yours|Soundcheck<|root:/);
  });
});

test('both names of loopback are answered to, each with a policy for its own socket', async () => {
  for (const name of ['127.0.0.1', 'localhost']) {
    const { status, headers } = await visit(host, { headers: { Cookie: cookie, Host: `${name}:${host.port}` } });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ws://${name}:${host.port};`);
  }
});

test.each([
  ['/', 200],
  ['/none', 404],
  ['/?token=wrong', 403],
])('%s has the headers that protect a page', async (path, status) => {
  const reply = await visit(host, { path, headers: { Cookie: cookie } });
  expect(reply).toMatchObject({
    status,
    headers: {
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
      ),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
  });
  expect(reply.headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*|https?:/);
});

test('HEAD says how long a file is, and nothing more', async () => {
  const reply = await visit(host, { method: 'HEAD', path: '/assets/main-B3x.js', headers: { Cookie: cookie } });
  expect(reply).toMatchObject({ status: 200, text: '', headers: { 'content-length': '7' } });
});

test('nobody but this machine is listened to', async () => {
  const { networkInterfaces } = await import('node:os');
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4');
  const address = outside?.address ?? '127.0.0.2';
  const reached = await new Promise((answer) => {
    const socket = connect({ host: address, port: host.port }, () => answer(true));
    socket.on('error', () => answer(false));
  });
  expect(reached).toBe(false);
});

describe('sockets that are refused', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['without cookie', { Cookie: '' }],
    ['with a wrong cookie', { Cookie: 'soundcheck=wrong' }],
    ['without Origin', { Origin: '' }],
    ['of another site', { Origin: 'https://example.com' }],
    ['of another port', { Origin: 'http://127.0.0.1:1' }],
    ['of a page without origin', { Origin: 'null' }],
    ['of the other name of loopback', { Origin: 'http://localhost:<port>' }],
    ['for another Host', { Host: 'soundcheck.example:<port>', Origin: 'http://soundcheck.example:<port>' }],
  ];
  test.each(cases)('%s', async (_, headers) => {
    const filled = Object.entries({ ...own, ...headers }).map(([name, value]) => [
      name,
      value.replace('<port>', String(host.port)),
    ]);
    expect(await new TestWindow(host, Object.fromEntries(filled)).refusal()).toBe(403);
  });

  test('at another path', async () => {
    expect(await new TestWindow(host, own, '/').refusal()).toBe(404);
  });
});

describe('a window', () => {
  test('calls the contract as a client of its own', async () => {
    const [one, two] = [await TestWindow.open(host, cookie), await TestWindow.open(host, cookie)];
    const answers = [await one.call(1, 'hello', {}), await two.call(1, 'hello', {})] as { value: { client: string } }[];
    expect(answers[0]?.value.client).toMatch(/^[0-9a-f-]{36}$/);
    expect(answers[1]?.value.client).not.toBe(answers[0]?.value.client);
  });

  test('that is closed is reported gone, so that nothing is played for it any more', async () => {
    const window = await TestWindow.open(host, cookie);
    const hello = (await window.call(1, 'hello', {})) as { value: { client: string } };
    window.socket.close();
    await vi.waitFor(() => expect(workbench.gone).toEqual([hello.value.client]));
  });

  test('is told what is wrong with a call, and goes on', async () => {
    const window = await TestWindow.open(host, cookie);
    expect(await window.call(1, 'explode', {})).toMatchObject({ problem: { code: 'call/unknown-method' } });
    expect(await window.call(2, 'constructor', {})).toMatchObject({ problem: { code: 'call/unknown-method' } });
    expect(await window.call(3, 'undo', { set: 7 })).toMatchObject({ problem: { code: 'call/bad-arguments' } });
    expect(await window.call(4, 'undo', { set: 'a' })).toEqual(done({ label: 'a', files: [] }));
  });

  test('shares the workspace with others: all hear of what happens, written out once', async () => {
    const windows = [await TestWindow.open(host, cookie), await TestWindow.open(host, cookie)];
    const toJSON = vi.fn(() => 'Saved.');
    workbench.tell('notice', { severity: 'info', message: { toJSON } as unknown as string });
    for (const window of windows) {
      await window.until(() => window.received.length > 0);
      expect(window.received).toEqual([{ event: 'notice', payload: { severity: 'info', message: 'Saved.' } }]);
    }
    expect(toJSON).toHaveBeenCalledOnce();
  });

  test.each([
    ['text that is no JSON', 'garbage', 1008],
    ['JSON that is no call', '{"method":"hello"}', 1008],
    ['bytes', Buffer.from([0, 1, 2, 255]), 1003],
    ['a message that is too long', 'x'.repeat(LONGEST_MESSAGE + 1), 1009],
  ])('that sends %s is let go, and the others stay', async (_, message, code) => {
    const [bad, good] = [await TestWindow.open(host, cookie), await TestWindow.open(host, cookie)];
    bad.socket.send(message);
    expect(await bad.untilClosed()).toBe(code);
    expect(await good.call(1, 'hello', {})).toMatchObject({ ok: true });
  });

  test('that breaks the framing is let go, and the others stay', async () => {
    const good = await TestWindow.open(host, cookie);
    const raw = connect({ host: '127.0.0.1', port: host.port });
    const lines = ['GET /socket HTTP/1.1', `Host: 127.0.0.1:${host.port}`, 'Upgrade: websocket', 'Connection: Upgrade'];
    const key = ['Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Version: 13'];
    raw.write([...lines, ...key, `Cookie: ${cookie}`, `Origin: ${own.Origin}`, '', ''].join('\r\n'));
    await new Promise((opened) => raw.once('data', opened));
    raw.resume();
    raw.on('error', () => {});
    raw.write(Buffer.alloc(4096, 0xff));
    await new Promise((closed) => raw.once('close', closed));
    expect(await good.call(1, 'hello', {})).toMatchObject({ ok: true });
  });
});

describe('a window that has stopped reading', () => {
  test('is let go when it does not answer, and one that does stays', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await host.close();
    host = await startWebHost(workbench);
    cookie = await letIn(host);
    const [asleep, awake] = [await TestWindow.open(host, cookie), await TestWindow.open(host, cookie)];
    asleep.socket.pause();
    await vi.advanceTimersByTimeAsync(15_000);
    // By the time of this answer, the answer to the ping before it has arrived too.
    await awake.call(1, 'hello', {});
    await vi.advanceTimersByTimeAsync(15_000);
    asleep.socket.resume();
    expect(await asleep.untilClosed()).toBe(1006);
    expect(await awake.call(2, 'hello', {})).toMatchObject({ ok: true });
  });

  test('does not fill the memory: it is let go and may read everything anew', async () => {
    const [asleep, awake] = [await TestWindow.open(host, cookie), await TestWindow.open(host, cookie)];
    asleep.socket.pause();
    const message = 'x'.repeat(16 * 1024 * 1024);
    for (let count = 1; count <= 12; count++) {
      workbench.tell('notice', { severity: 'info', message });
      await awake.until(() => awake.received.length === count);
    }
    asleep.socket.resume();
    expect(await asleep.untilClosed()).toBe(1006);
    expect(asleep.received.length).toBeLessThan(12);
    expect(await awake.call(1, 'hello', {})).toMatchObject({ ok: true });
  });
});

test('closing says goodbye to every window and frees the port', async () => {
  const window = await TestWindow.open(host, cookie);
  await host.close();
  expect(await window.untilClosed()).toBe(1001);
  expect(workbench.listeners.size).toBe(0);
  host = await startWebHost(workbench, { port: host.port });
});

test('a window that does not answer does not keep it from closing', async () => {
  const window = await TestWindow.open(host, cookie);
  window.socket.pause();
  const begin = Date.now();
  await host.close();
  expect(Date.now() - begin).toBeLessThan(2000);
  host = await startWebHost(workbench);
});

test('a port that is taken is an error of the system', async () => {
  await expect(startWebHost(workbench, { port: host.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
