import { type IncomingHttpHeaders, request } from 'node:http';
import { WebSocket } from 'ws';
import type { WebHost } from '../web/web-host.ts';

/** For tests: what comes back from a request whose path and headers are sent as they are, as no browser would. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Visit {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function visit({ port }: WebHost, { path = '/', method = 'GET', headers = {} }: Visit = {}): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on('error', fail);
    sent.end();
  });
}

/** The cookie that the start address gives. */
export async function letIn(host: WebHost): Promise<string> {
  const { pathname, search } = new URL(host.startAddress);
  const { headers } = await visit(host, { path: pathname + search });
  return headers['set-cookie']![0]!.split(';')[0]!;
}

/** A window's socket with all that it has received. */
export class TestWindow {
  readonly socket: WebSocket;
  readonly received: { answer?: number; event?: string; result?: unknown; payload?: unknown }[] = [];
  private readonly wake = new Set<() => void>();
  closed: number | undefined;

  constructor({ port }: WebHost, headers: Readonly<Record<string, string>>, path = '/socket') {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    this.socket.on('message', (data) => {
      this.received.push(JSON.parse(String(data)));
      this.stir();
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      this.stir();
    });
    this.socket.on('error', () => {});
  }

  static async open(host: WebHost, cookie: string): Promise<TestWindow> {
    const window = new TestWindow(host, { Cookie: cookie, Origin: `http://127.0.0.1:${host.port}` });
    await new Promise((open, fail) => window.socket.once('open', open).once('error', fail));
    return window;
  }

  /** The status that a socket was refused with; none when it was opened. */
  refusal(): Promise<number | undefined> {
    return new Promise((answer) => {
      this.socket.on('unexpected-response', (_, { statusCode }) => answer(statusCode));
      this.socket.on('open', () => answer(undefined));
    });
  }

  /** The answer to a call. */
  async call(call: number, method: unknown, argument: unknown): Promise<unknown> {
    this.socket.send(JSON.stringify({ call, method, argument }));
    await this.until(() => this.received.some(({ answer }) => answer === call));
    return this.received.find(({ answer }) => answer === call)?.result;
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((wake) => this.wake.add(wake));
  }

  async untilClosed(): Promise<number> {
    await this.until(() => this.closed !== undefined);
    return this.closed!;
  }

  private stir(): void {
    for (const wake of this.wake) wake();
    this.wake.clear();
  }
}
