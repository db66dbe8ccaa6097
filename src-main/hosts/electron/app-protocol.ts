import { protocol } from 'electron';
import { securityHeaders } from '../page-security.ts';
import type { RendererFiles } from '../renderer-files.ts';

const SCHEME = 'app';
export const ORIGIN = `${SCHEME}://soundcheck`;
export const PAGE = `${ORIGIN}/`;

/** Before the app is ready: pages of our own scheme have an origin, like those of a site. */
export function registerAppScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges }]);
}

/** The built renderer, and nothing else of the disk. */
export function serveAppScheme(files: RendererFiles): void {
  protocol.handle(SCHEME, async ({ url, method }) => {
    const { host, pathname } = new URL(url);
    const file = `${SCHEME}://${host}` === ORIGIN && method === 'GET' ? await files.read(pathname) : undefined;
    if (!file) return new Response('There is no such file.', { status: 404, headers: securityHeaders() });
    return new Response(file.content, { headers: { ...securityHeaders(), ...file.headers } });
  });
}
