import { readFileSync } from 'node:fs';

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>;
}

/** The paths of all files in an asar archive, which begins with a JSON text of them: its length is the fourth number. */
export function archiveFiles(archive: string): string[] {
  const content = readFileSync(archive);
  const header = JSON.parse(content.toString('utf8', 16, 16 + content.readUInt32LE(12))) as Entry;
  const below = ({ files }: Entry, path: string): string[] =>
    files
      ? Object.entries(files).flatMap(([name, entry]) => below(entry, path === '' ? name : `${path}/${name}`))
      : [path];
  return below(header, '');
}
