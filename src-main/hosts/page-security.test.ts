import { expect, test } from 'vitest';
import { securityHeaders } from './page-security.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

test('a page may do this and nothing else', () => {
  expect(securityHeaders()).toEqual({
    'Content-Security-Policy': POLICY.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('a browser may talk to the socket of its page, and to no other', () => {
  const { 'Content-Security-Policy': policy } = securityHeaders('ws://127.0.0.1:1234');
  const expected = POLICY.map((rule) => (rule === "connect-src 'self'" ? `${rule} ws://127.0.0.1:1234` : rule));
  expect(policy).toBe(expected.join('; '));
});
