/**
 * What a page of the workbench may do: load what came with it, and talk to the program behind it. Monaco needs inline styles; nothing
 * needs inline scripts or eval. `socket` is for browsers that do not count a socket to the page's own host as its own.
 */
function contentSecurityPolicy(socket?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "worker-src 'self'",
    `connect-src 'self'${socket === undefined ? '' : ` ${socket}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of everything that a host sends to its window. */
export const securityHeaders = (socket?: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(socket),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
