import { randomUUID } from 'node:crypto';
import { type BrowserWindow, type IpcMainEvent, ipcMain } from 'electron';
import type { Workbench } from '../../workbench/workbench.ts';
import { answerText, eventText } from '../messages.ts';
import { ORIGIN } from './app-protocol.ts';
import { CHANNEL } from './channel.ts';

/** Connects the page of the window with the program. Returns how to part them. */
export function serveBridge(window: BrowserWindow, workbench: Workbench): () => void {
  const api = workbench.api(randomUUID());
  const send = (text: string): void => {
    if (!window.isDestroyed() && !window.webContents.isDestroyed()) window.webContents.send(CHANNEL, text);
  };
  const receive = async (event: IpcMainEvent, text: unknown): Promise<void> => {
    if (!isOwnPage(event, window) || typeof text !== 'string') return;
    const answer = await answerText(api, text);
    if (answer !== undefined) send(answer);
  };
  ipcMain.on(CHANNEL, receive);
  const stopListening = workbench.listen((event, payload) => send(eventText(event, payload)));
  return () => {
    ipcMain.off(CHANNEL, receive);
    stopListening();
  };
}

/** The page itself in our window: no frame in it, and no other page, whatever it has got hold of. */
function isOwnPage({ sender, senderFrame }: IpcMainEvent, window: BrowserWindow): boolean {
  return (
    !window.isDestroyed() &&
    sender === window.webContents &&
    senderFrame === window.webContents.mainFrame &&
    senderFrame.origin === ORIGIN
  );
}
