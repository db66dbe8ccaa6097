import type { SaveOutcome } from '../../src-shared/workbench/api.ts';
import { DiskSync, type FolderContents, readFolder } from './disk-sync.ts';
import { saveFile } from './file-saving.ts';
import { RecoveryJournal } from './recovery-journal.ts';
import { SetModels } from './set-models.ts';
import { Texts } from './texts.ts';
import type { WorkbenchListener } from './workbench.ts';
import type { WorkspacePlace } from './workspace-place.ts';
import { findSets, type OutsideLink } from './workspace-scan.ts';

const KEPT = 'Your unsaved work is kept here; put the folder back, then save.';

/** An open folder: the texts of its sets, what they say, and how they differ from the disk. */
export class Workspace {
  readonly root: string;
  /** So many folders deep sets are looked for. */
  readonly depth: number;
  readonly texts: Texts;
  readonly sets: SetModels;
  /** What is wrong with the folder as a whole. */
  trouble: string | undefined;
  /** Links out of the folder, to sets that are not opened. */
  outside: readonly OutsideLink[] = [];
  readonly journal: RecoveryJournal;
  readonly #sync: DiskSync;
  /** Reading and writing take turns, so that a save is never mistaken for somebody else's. */
  #disk: Promise<unknown> = Promise.resolve();

  constructor({ root, depth }: Pick<WorkspacePlace, 'root' | 'depth'>, userFolder: string, tell: WorkbenchListener) {
    this.root = root;
    this.depth = depth;
    this.journal = new RecoveryJournal(userFolder, root);
    this.sets = new SetModels(() => this.texts, tell);
    this.texts = new Texts(this.journal, tell, (set) => this.sets.touch(set));
    this.#sync = new DiskSync(this.texts, this.sets);
  }

  /** Takes in what has happened on disk. */
  sync(): Promise<void> {
    return this.#onDisk(async () => {
      const found = await findSets(this.root, this.depth).catch(() => undefined);
      this.trouble = found ? undefined : `The folder ${this.root} cannot be read any more. ${KEPT}`;
      if (found) {
        this.outside = found.outside;
        const folders = new Map<string, FolderContents>();
        for (const set of found.sets) folders.set(set, await readFolder(this.root, set));
        this.#sync.take(folders);
        this.sets.refresh();
      }
      this.sets.onSummary();
    });
  }

  save(files: readonly string[]): Promise<SaveOutcome> {
    return this.#onDisk(async () => {
      const saved: string[] = [];
      const failures: SaveOutcome['failed'][number][] = [];
      for (const file of files) {
        const buffer = this.texts.buffers.get(file);
        if (!buffer?.isUnsaved) continue;
        this.texts.endTyping(buffer.set);
        const problem = await saveFile(this.root, this.texts, buffer);
        if (problem) failures.push({ file, problem });
        else saved.push(file);
        this.texts.tellState(buffer);
      }
      this.sets.onSummary();
      return { saved, failed: failures };
    });
  }

  /** When what is being written has been written. */
  async close(): Promise<void> {
    await this.#disk;
    this.sets.stop();
    this.journal.close();
  }

  #onDisk<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#disk.then(work, work);
    this.#disk = turn.catch(() => {});
    return turn;
  }
}
