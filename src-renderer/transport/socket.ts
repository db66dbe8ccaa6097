import type { Transport } from '../../src-shared/workbench/transport.ts';
import { Calls } from './calls.ts';

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** A socket to the program that runs the browser host. Dials again for as long as the window is there. */
export function socketTransport(dial: () => Socket): Transport {
  const calls = new Calls();
  let wait = FIRST_WAIT;
  const connect = (): void => {
    const socket = dial();
    socket.onopen = () => {
      wait = FIRST_WAIT;
      calls.connected((text) => socket.send(text));
    };
    socket.onmessage = ({ data }) => calls.receive(String(data));
    // Also what a connection that never came about ends with.
    socket.onclose = () => {
      calls.lost();
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  };
  connect();
  return calls;
}
