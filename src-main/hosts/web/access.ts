import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const TOKEN_BYTES = 32;

/**
 * Who may talk to the browser host. Any page of any site can send requests to loopback, and so can any program of any user: the first
 * are told by Host and Origin, the others do not know the token.
 */
export class Access {
  readonly token: string = randomText();
  readonly port: number;
  private readonly hosts: readonly string[];
  private readonly tickets = new Set<string>();

  constructor(port: number) {
    this.port = port;
    this.hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  }

  get startAddress(): string {
    return this.addressWith(this.token);
  }

  /** Good for one visit: an address that is handed to a program can be seen by all users in the list of processes. */
  ticketAddress(): string {
    const ticket = randomText();
    this.tickets.add(ticket);
    return this.addressWith(ticket);
  }

  /** A name that others point at loopback (DNS rebinding) is none of ours. */
  isOwnHost({ headers }: IncomingMessage): boolean {
    return headers.host !== undefined && this.hosts.includes(headers.host);
  }

  /** The page that asks has come from here, by the same name. */
  isOwnOrigin({ headers }: IncomingMessage): boolean {
    return headers.origin === `http://${headers.host}`;
  }

  /** Whether the token of an address lets in; a ticket does so once. */
  admits(given: string): boolean {
    const ticket = [...this.tickets].find((candidate) => sameText(given, candidate));
    return (ticket !== undefined && this.tickets.delete(ticket)) || sameText(given, this.token);
  }

  hasCookie({ headers }: IncomingMessage): boolean {
    const prefix = `${this.cookieName}=`;
    const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    return cookies.some((cookie) => cookie.startsWith(prefix) && sameText(cookie.slice(prefix.length), this.token));
  }

  /** For this browser session, out of reach of scripts and of other sites. */
  get cookie(): string {
    return `${this.cookieName}=${this.token}; Path=/; HttpOnly; SameSite=Strict`;
  }

  private addressWith(token: string): string {
    return `http://127.0.0.1:${this.port}/?token=${token}`;
  }

  /** Cookies know no ports: two workbenches on one machine must not take each other's place. */
  private get cookieName(): string {
    return `soundcheck-${this.port}`;
  }
}

const randomText = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Takes as long for a near miss as for nonsense. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
