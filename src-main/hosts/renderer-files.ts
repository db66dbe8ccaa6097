import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { projectRoot } from '../library/project-root.ts';

export const rendererFolder: string = join(projectRoot, 'out', 'renderer');

/** Files that the build makes, and no others. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
};

export interface RendererFile {
  readonly content: Buffer<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The built renderer. Only what a listing of its folder has named is ever read, so no spelling of a path leads out of it, and
 * links in it lead nowhere.
 */
export class RendererFiles {
  private readonly folder: string;
  private names: ReadonlySet<string> = new Set();

  constructor(folder: string = rendererFolder) {
    this.folder = folder;
  }

  /** `pathname` as in an address: `/`, `/assets/index-B2f.js`. */
  async read(pathname: string): Promise<RendererFile | undefined> {
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const type = TYPES[extname(name)];
    if (type === undefined) return undefined;
    // A build since the last listing has made other names.
    if (!this.names.has(name)) this.names = await filesIn(this.folder);
    if (!this.names.has(name)) return undefined;
    const content = await readFile(join(this.folder, name)).catch(() => undefined);
    if (!content) return undefined;
    // Names in assets/ have a hash of their content in them.
    const caching = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    return { content, headers: { 'Content-Type': type, 'Cache-Control': caching } };
  }
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
}
