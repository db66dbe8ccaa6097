import { app, type Session, type WebContents } from 'electron';
import { PAGE } from './app-protocol.ts';

/** Before the app is ready: Chromium's own wish to talk to others. No name is resolved, no proxy is looked for. */
export function forbidNetwork(): void {
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
  app.commandLine.appendSwitch('no-proxy-server');
  app.commandLine.appendSwitch('disable-background-networking');
  app.commandLine.appendSwitch('disable-component-update');
  app.commandLine.appendSwitch('disable-domain-reliability');
}

/** No permission for anything, and no request to anybody but ourselves. */
export function lockSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setSpellCheckerEnabled(false);
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !isAllowed(url) }));
}

/** The developer's tools come with Electron; their pages never leave it. */
const isAllowed = (url: string): boolean =>
  url.startsWith(PAGE) || url.startsWith('data:') || (!app.isPackaged && url.startsWith('devtools:'));

/** A page stays the page it is: it goes nowhere, opens nothing and embeds nothing. */
export function lockContents(contents: WebContents): void {
  contents.on('will-frame-navigate', (event) => {
    if (event.url !== PAGE || !event.isMainFrame) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
