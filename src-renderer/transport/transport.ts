import type { Bridge } from '../../src-shared/workbench/bridge.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import { ipcTransport } from './ipc.ts';
import { type Socket, socketTransport } from './socket.ts';

declare global {
  interface Window {
    readonly soundcheck?: Bridge;
  }
}

/** The desktop's bridge where there is one, else a socket to where the page came from. */
export const openTransport = (): Transport =>
  window.soundcheck
    ? ipcTransport(window.soundcheck)
    : socketTransport(() => new WebSocket(`ws://${location.host}/socket`) as Socket);
