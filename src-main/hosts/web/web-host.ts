import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Workbench } from '../../workbench/workbench.ts';
import { securityHeaders } from '../page-security.ts';
import { RendererFiles } from '../renderer-files.ts';
import { Access } from './access.ts';
import { Windows } from './windows.ts';

export interface WebHostOptions {
  /** Any free one when left out. */
  readonly port?: number;
  readonly files?: RendererFiles;
}

export interface WebHost {
  /** To be opened in a browser once; lets it in. */
  readonly startAddress: string;
  /** The same for one visit, to be handed to a browser's command line. */
  ticketAddress(): string;
  readonly port: number;
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const SOCKET_PATH = '/socket';

/** Serves the workbench to browsers of this machine. Rejects with the error of the system when the port cannot be had. */
export async function startWebHost(workbench: Workbench, options: WebHostOptions = {}): Promise<WebHost> {
  const server = createServer();
  await listening(server, options.port ?? 0);
  const access = new Access((server.address() as AddressInfo).port);
  const windows = new Windows(workbench);
  const files = options.files ?? new RendererFiles();
  server.on('request', (request, response) => {
    answer(request, response, access, files).catch((error: unknown) => {
      console.error('soundcheck: a request failed:', error);
      response.destroy();
    });
  });
  server.on('upgrade', (request, connection, head) => {
    connection.on('error', () => connection.destroy());
    const refusal = refusedUpgrade(request, access);
    if (refusal === undefined) windows.upgrade(request, connection, head);
    else refuse(connection, refusal);
  });
  return {
    startAddress: access.startAddress,
    ticketAddress: () => access.ticketAddress(),
    port: access.port,
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      await windows.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, LOOPBACK, () => {
      server.off('error', fail);
      done();
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  access: Access,
  files: RendererFiles,
): Promise<void> {
  const say = (status: number, text: string): void => {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
  };
  const isOwnHost = access.isOwnHost(request);
  const headers = securityHeaders(isOwnHost ? `ws://${request.headers.host}` : undefined);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!isOwnHost) return say(403, 'Soundcheck answers only to 127.0.0.1 and localhost.');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !access.isOwnOrigin(request)) return say(403, 'This request comes from another site.');
  const { pathname, searchParams } = requested(request);
  const token = pathname === '/' ? searchParams.get('token') : null;
  if (token !== null) {
    if (request.method !== 'GET' || !access.admits(token)) return say(403, STRANGER);
    response.writeHead(303, { Location: '/', 'Set-Cookie': access.cookie, 'Cache-Control': 'no-store' });
    response.end();
    return;
  }
  if (!access.hasCookie(request)) return say(403, STRANGER);
  if (!isRead) {
    response.setHeader('Allow', 'GET, HEAD');
    return say(405, 'Files can only be read here.');
  }
  const file = await files.read(pathname);
  if (!file) return say(404, 'There is no such file.');
  response.writeHead(200, { ...file.headers, 'Content-Length': file.content.byteLength });
  response.end(request.method === 'HEAD' ? undefined : file.content);
}

const STRANGER = 'This browser has not been let in. Open the address that Soundcheck has printed in its terminal.';

/** The path as it was sent: dots and slashes that are written in other ways stay what they are, and name no file. */
function requested({ url = '/' }: IncomingMessage): { pathname: string; searchParams: URLSearchParams } {
  const question = url.indexOf('?');
  const pathname = question < 0 ? url : url.slice(0, question);
  return { pathname, searchParams: new URLSearchParams(question < 0 ? '' : url.slice(question)) };
}

/** Why a socket is not opened, as a status of HTTP. */
function refusedUpgrade(request: IncomingMessage, access: Access): string | undefined {
  if (!access.isOwnHost(request) || !access.isOwnOrigin(request) || !access.hasCookie(request)) return '403 Forbidden';
  return requested(request).pathname === SOCKET_PATH ? undefined : '404 Not Found';
}

function refuse(connection: Duplex, status: string): void {
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
