import type { Diagnostic } from '../../src-shared/diagnostic.ts';
import { readSetFiles, type SetFiles } from './set-files.ts';
import { parseSource, type SourceFile } from './source-file.ts';

/** The folder of one version, read and parsed, before anything is said about its contents. */
export interface SetVersion {
  /** The name of the folder. */
  readonly name: string;
  readonly manifest?: SourceFile;
  readonly modes: readonly SourceFile[];
  readonly cards: readonly SourceFile[];
  readonly whatIfs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** Names and bytes, for the checksum. */
  readonly contents: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** `prefix` leads from the folder of the set that was asked for to this one: `` or `../v0.3/`. */
export async function readSetVersion(folder: string, name: string, prefix: string): Promise<SetVersion> {
  return parsedVersion(await readSetFiles(folder), name, prefix);
}

export function parsedVersion(files: SetFiles, name: string, prefix: string): SetVersion {
  const diagnostics: Diagnostic[] = files.diagnostics.map((found) => ({
    ...found,
    file: prefix + (prefix === '' || found.file !== '.' ? found.file : ''),
  }));
  const parse = (raw: { readonly name: string; readonly text: string }): SourceFile => {
    const parsed = parseSource(prefix + raw.name, raw.text);
    diagnostics.push(...parsed.diagnostics);
    return parsed.file;
  };
  const manifest = files.manifest && parse(files.manifest);
  return {
    name,
    ...(manifest && { manifest }),
    modes: files.modes.map(parse),
    cards: files.cards.map(parse),
    whatIfs: files.whatIfs,
    contents: contentsOf(files).map(({ name: file, bytes }) => ({ name: prefix + file, bytes })),
    diagnostics,
  };
}

const contentsOf = (files: SetFiles) => [...(files.manifest ? [files.manifest] : []), ...files.modes, ...files.cards];
