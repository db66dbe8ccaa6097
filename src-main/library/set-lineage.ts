import { realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { readSetVersion, type SetVersion } from './set-version.ts';
import { diagnosticAt, type SourceFile } from './source-file.ts';
import { entryOf, type ScalarNode } from './yaml/source-node.ts';

const SIBLING = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** The version that was asked for and those it extends, the oldest last. */
export async function readLineage(folder: string): Promise<{ versions: SetVersion[]; diagnostics: Diagnostic[] }> {
  const path = resolve(folder);
  const siblings = dirname(path);
  const versions = [await readSetVersion(folder, basename(path), '')];
  const diagnostics: Diagnostic[] = [];
  for (let link = nextLink(versions, diagnostics); link; link = nextLink(versions, diagnostics)) {
    if (!(await isSibling(siblings, link.name))) {
      diagnostics.push(missingVersion(link));
      break;
    }
    versions.push(await readSetVersion(join(siblings, link.name), link.name, `../${link.name}/`));
  }
  return { versions, diagnostics };
}

/** Where a version says which one it extends. */
export interface Link {
  readonly name: string;
  readonly file: SourceFile;
  readonly node: ScalarNode;
}

/** What the last of the versions extends; nothing at the end of the line, or where it leads nowhere, which is reported. */
export function nextLink(versions: readonly SetVersion[], diagnostics: Diagnostic[]): Link | undefined {
  const link = extendsOf(versions.at(-1)!);
  if (link === undefined) return undefined;
  const { name, file, node } = link;
  const fail = (code: string, message: string) => diagnostics.push(diagnosticAt(file, node, 'error', code, message));
  if (!SIBLING.test(name)) {
    fail('set/extends-not-a-sibling', `“${name}” must be the name of a folder beside this one, such as v0.3.`);
    return undefined;
  }
  if (versions.some((known) => known.name === name)) {
    const round = [...versions.map((known) => known.name), name].join(' → ');
    fail('set/extends-itself', `The set extends itself: ${round}.`);
    return undefined;
  }
  return link;
}

export const missingVersion = ({ name, file, node }: Link): Diagnostic =>
  diagnosticAt(file, node, 'error', 'set/extends-missing', `There is no set “${name}” beside this one.`);

function extendsOf(version: SetVersion): Link | undefined {
  const file = version.manifest;
  if (file?.node?.kind !== 'mapping') return undefined;
  const node = entryOf(file.node, 'extends')?.node;
  // Anything but text is the schema's to refuse.
  return node?.kind === 'scalar' && typeof node.value === 'string' ? { name: node.value, file, node } : undefined;
}

async function isSibling(siblings: string, name: string): Promise<boolean> {
  try {
    const [parent, path] = await Promise.all([realpath(siblings), realpath(join(siblings, name))]);
    return path.startsWith(parent.endsWith(sep) ? parent : parent + sep);
  } catch {
    return false;
  }
}
