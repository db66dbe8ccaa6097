import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Workbench } from '../../workbench/workbench.ts';
import { answerText, eventText } from '../messages.ts';

/** Above the longest text that the contract takes, written with escapes. */
export const LONGEST_MESSAGE = 40 * 1024 * 1024;
/** A window that is this far behind is let go: it dials again and reads everything anew. */
const MOST_UNSENT = 128 * 1024 * 1024;
const HEARTBEAT = 15_000;

// From the list of RFC 6455.
const GOING_AWAY = 1001;
const UNSUPPORTED_DATA = 1003;
const POLICY_VIOLATION = 1008;

/** The windows in browsers, each on its own socket. */
export class Windows {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: true,
  });
  private readonly answering = new WeakSet<WebSocket>();
  private readonly workbench: Workbench;
  private readonly heartbeat: NodeJS.Timeout;
  private readonly stopListening: () => void;

  constructor(workbench: Workbench) {
    this.workbench = workbench;
    // Written out once, however many windows there are.
    this.stopListening = workbench.listen((event, payload) => this.broadcast(Buffer.from(eventText(event, payload))));
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
  }

  /** A request for a socket that has been let in. */
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    this.server.handleUpgrade(request, connection, head, (socket) => this.serve(socket));
  }

  async close(): Promise<void> {
    this.stopListening();
    clearInterval(this.heartbeat);
    for (const socket of this.server.clients) socket.close(GOING_AWAY);
    // Who does not say goodbye within a moment is not waited for.
    const impatience = setTimeout(() => this.endAll(), 300);
    await new Promise<void>((closed) => this.server.close(() => closed()));
    clearTimeout(impatience);
  }

  private endAll(): void {
    for (const socket of this.server.clients) socket.terminate();
  }

  private serve(socket: WebSocket): void {
    const client = randomUUID();
    const api = this.workbench.api(client);
    this.answering.add(socket);
    socket.on('pong', () => this.answering.add(socket));
    // Too long, badly framed: the socket closes itself, and the others go on.
    socket.on('error', () => {});
    socket.on('close', () => this.workbench.left(client));
    socket.on('message', async (data, isBinary) => {
      if (isBinary) return socket.close(UNSUPPORTED_DATA);
      const answer = await answerText(api, String(data));
      if (answer === undefined) socket.close(POLICY_VIOLATION, 'This is no call.');
      else send(socket, answer);
    });
  }

  private broadcast(text: Buffer): void {
    for (const socket of this.server.clients) send(socket, text);
  }

  private beat(): void {
    for (const socket of this.server.clients) {
      if (!this.answering.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }
}

function send(socket: WebSocket, text: string | Buffer): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
  else socket.send(text, { binary: false });
}
