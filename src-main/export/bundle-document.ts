import { type ListDiff, named } from '../../src-shared/set-diff.ts';
import { checksumOfValue } from '../library/canonical-json.ts';

export const BUNDLE_FORMAT = 'soundcheck-bundle';
export const BUNDLE_VERSION = 1;

/** A set in one file: all that it holds and inherits, what was checked, and checksums that show any change. */
export interface BundleDocument {
  readonly format: typeof BUNDLE_FORMAT;
  readonly formatVersion: typeof BUNDLE_VERSION;
  readonly game: { readonly id: string; readonly title: string };
  readonly set: BundleIdentity;
  /** The schemas that the data has passed: of all of them together, and by file. */
  readonly schemas: { readonly checksum: string; readonly files: { readonly [name: string]: string } };
  readonly data: BundleData;
  readonly checksums: PartChecksums;
  readonly changelog: BundleChangelog | null;
  /** Over everything else in the document. */
  readonly seal: string;
}

export interface BundleIdentity {
  readonly version: string;
  readonly title: string;
  readonly status: string;
  readonly extends: string | null;
  /** That of the set’s files, as other results name it. */
  readonly checksum: string;
}

export interface BundleData {
  readonly manifest: unknown;
  readonly modes: readonly unknown[];
  readonly cards: { readonly [type: string]: readonly unknown[] };
}

/** What differs from the version that the set extends; whole items are in the data, and so are named only. */
export interface BundleChangelog {
  readonly since: { readonly version: string };
  readonly manifest: readonly unknown[];
  readonly modes: unknown;
  readonly cards: readonly unknown[];
  readonly markdown: string;
}

export interface PartChecksums {
  readonly manifest: string;
  readonly modes: string;
  readonly cards: { readonly [type: string]: string };
}

export const partChecksums = ({ manifest, modes, cards }: BundleData): PartChecksums => ({
  manifest: checksumOfValue(manifest),
  modes: checksumOfValue(modes),
  cards: Object.fromEntries(Object.entries(cards).map(([type, list]) => [type, checksumOfValue(list)])),
});

/** What the seal of a document must be. */
export function sealOf(document: { readonly [key: string]: unknown }): string {
  const { seal: _, ...sealed } = document;
  return checksumOfValue(sealed);
}

export const namesOnly = ({ added, removed, changed }: ListDiff) => ({
  added: added.map(named),
  removed: removed.map(named),
  changed,
});
