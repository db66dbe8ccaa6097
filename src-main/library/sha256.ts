import { createHash } from 'node:crypto';

/** `sha256-…`, as every checksum of the program is written. */
export const sha256 = (content: string | Uint8Array): string => `sha256-${hexDigest(content)}`;

export const hexDigest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
