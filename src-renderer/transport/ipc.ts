import type { Bridge } from '../../src-shared/workbench/bridge.ts';
import type { Transport } from '../../src-shared/workbench/transport.ts';
import { Calls } from './calls.ts';

/** The bridge of the desktop window lives as long as the window. */
export function ipcTransport(bridge: Bridge): Transport {
  const calls = new Calls();
  bridge.listen((text) => calls.receive(text));
  calls.connected((text) => bridge.send(text));
  return calls;
}
