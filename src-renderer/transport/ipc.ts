import { BACK, type Bridge, LOST } from '../../src-shared/workbench/bridge.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import { Calls } from './calls.ts';

/** The bridge of the desktop window lives as long as the window; the program at its other end may be begun anew. */
export function ipcTransport(bridge: Bridge): Transport {
  const calls = new Calls();
  const connect = (): void => calls.connected((text) => bridge.send(text));
  bridge.listen((text) => {
    if (text === LOST) calls.lost();
    else if (text === BACK) connect();
    else calls.receive(text);
  });
  connect();
  return calls;
}
