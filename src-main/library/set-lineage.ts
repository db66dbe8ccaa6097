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
  const version = await readSetVersion(folder, basename(path), '');
  const versions = [version];
  const diagnostics: Diagnostic[] = [];
  for (let current = version; ; ) {
    const link = extendsOf(current);
    if (link === undefined) break;
    const { file, node } = link;
    const fail = (code: string, message: string) => diagnostics.push(diagnosticAt(file, node, 'error', code, message));
    const name = String(node.value);
    if (!SIBLING.test(name)) {
      fail('set/extends-not-a-sibling', `“${name}” must be the name of a folder beside this one, such as v0.3.`);
      break;
    }
    if (versions.some((known) => known.name === name)) {
      const round = [...versions.map((known) => known.name), name].join(' → ');
      fail('set/extends-itself', `The set extends itself: ${round}.`);
      break;
    }
    if (!(await isSibling(siblings, name))) {
      fail('set/extends-missing', `There is no set “${name}” beside this one.`);
      break;
    }
    current = await readSetVersion(join(siblings, name), name, `../${name}/`);
    versions.push(current);
  }
  return { versions, diagnostics };
}

function extendsOf(version: SetVersion): { file: SourceFile; node: ScalarNode } | undefined {
  const file = version.manifest;
  if (file?.node?.kind !== 'mapping') return undefined;
  const node = entryOf(file.node, 'extends')?.node;
  // Anything but text is the schema's to refuse.
  return node?.kind === 'scalar' && typeof node.value === 'string' ? { file, node } : undefined;
}

async function isSibling(siblings: string, name: string): Promise<boolean> {
  try {
    const [parent, path] = await Promise.all([realpath(siblings), realpath(join(siblings, name))]);
    return path.startsWith(parent.endsWith(sep) ? parent : parent + sep);
  } catch {
    return false;
  }
}
