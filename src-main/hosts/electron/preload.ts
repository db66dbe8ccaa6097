import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from '../../../src-shared/workbench/bridge.ts';
import { CHANNEL } from './channel.ts';

/** All that the page gets of Electron: text to the program, and text from it, on one channel. */
const bridge: Bridge = {
  send: (text) => ipcRenderer.send(CHANNEL, String(text)),
  listen: (listener) => {
    ipcRenderer.removeAllListeners(CHANNEL);
    ipcRenderer.on(CHANNEL, (_, text: string) => listener(text));
  },
};

contextBridge.exposeInMainWorld('soundcheck', bridge);
