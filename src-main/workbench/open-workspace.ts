import { changedLines } from '../../src-shared/line-diff.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import type { RecoveryView, WorkspaceView } from '../../src-shared/workbench/workspace-view.ts';
import { errorCode } from '../output/error-code.ts';
import { DiskWatch } from './disk-watch.ts';
import { FaceWatch } from './face-watch.ts';
import { LeftWork } from './left-work.ts';
import { sampleFolder } from './sample-sets.ts';
import type { TextBuffer } from './text-buffer.ts';
import type { WorkbenchListener } from './workbench.ts';
import { Workspace } from './workspace.ts';
import type { WorkspacePlace } from './workspace-place.ts';
import { workspaceView } from './workspace-summary.ts';

/** A workspace that is watched on disk, with the work that an earlier run left behind for it. */
export class OpenWorkspace {
  readonly workspace: Workspace;
  readonly faces: FaceWatch;
  readonly #watch: DiskWatch;
  readonly #tell: WorkbenchListener;
  readonly #userFolder: string;
  #left: LeftWork | undefined;
  #told = '';

  static async open(
    place: WorkspacePlace,
    userFolder: string,
    tell: WorkbenchListener,
  ): Promise<Result<OpenWorkspace>> {
    let workspace: Workspace;
    try {
      workspace = new Workspace(place, userFolder, tell);
    } catch (error) {
      return failed(
        'user-folder/unusable',
        `The recovery journal cannot be written to ${userFolder} (${errorCode(error)}).`,
      );
    }
    await workspace.sync();
    if (workspace.trouble !== undefined) {
      await workspace.close();
      return failed('workspace/unreadable', `The folder ${place.root} cannot be read.`);
    }
    return done(new OpenWorkspace(workspace, userFolder, tell));
  }

  private constructor(workspace: Workspace, userFolder: string, tell: WorkbenchListener) {
    this.workspace = workspace;
    this.#userFolder = userFolder;
    this.#tell = tell;
    const complain = (error: unknown): void => {
      const message = `Changes on disk could not be looked at (${errorCode(error)}).`;
      tell('notice', { severity: 'warning', message });
    };
    this.#watch = new DiskWatch(workspace, () => void workspace.sync().catch(complain), complain);
    this.#watch.follow(workspace.sets.folders.keys());
    this.#told = JSON.stringify(this.view.sets);
    this.faces = new FaceWatch(workspace.sets, tell);
    workspace.sets.onSummary = () => {
      this.#watch.follow(workspace.sets.folders.keys());
      this.faces.changed();
      this.#tellSummary();
    };
  }

  get view(): WorkspaceView {
    return workspaceView(this.workspace, this.isSample, this.#recovery());
  }

  /** The sets that come with the program. */
  get isSample(): boolean {
    return this.workspace.root === sampleFolder;
  }

  unsavedBuffers(): readonly TextBuffer[] {
    return [...this.workspace.texts.buffers.values()].filter((buffer) => buffer.isUnsaved);
  }

  unsaved(): string[] {
    return this.unsavedBuffers().map(({ file }) => file);
  }

  /** Offers what was left behind. The workspace before must be closed by now: what it had unsaved is left behind, too. */
  findLeftWork(): void {
    const { root, journal } = this.workspace;
    this.#left = LeftWork.find(this.#userFolder, root, journal.path);
  }

  recover(take: boolean): void {
    const left = this.#left;
    const { sets, texts } = this.workspace;
    const offered = left?.files ?? [];
    if (left === undefined || (offered.length === 0 && left.trouble === undefined)) return;
    const setOf = (file: string) => [...sets.folders.keys()].find((path) => file.startsWith(`${path}/`));
    if (take) {
      for (const { file, base, text } of offered) {
        const set = setOf(file);
        if (set !== undefined) texts.recover(set, file, base, text);
      }
      sets.refresh();
    }
    // What could not be taken over, or is not safe in the journal of this run, stays where it is.
    const isSafe = (file: string): boolean => {
      const buffer = texts.buffers.get(file);
      return buffer !== undefined && texts.isProtected(buffer);
    };
    const homeless = take ? offered.filter(({ file }) => !isSafe(file)) : [];
    try {
      left.settle(offered.filter((one) => !homeless.includes(one)));
    } catch (error) {
      texts.say(
        'warning',
        `The unsaved work of last time could not be tidied away (${errorCode(error)}); it is offered again.`,
      );
    }
    if (homeless.length > 0) {
      const names = homeless.map(({ file }) => file).join(', ');
      texts.say('warning', `${names} could not be taken over; the work is kept, and offered again.`);
    }
    const older = left.files.filter((one) => !homeless.includes(one)).map(({ file }) => file);
    if (older.length > 0) texts.say('info', `There is older unsaved work in ${older.join(', ')}; it is offered now.`);
    this.#tell('workspace-changed', this.view);
  }

  async close(): Promise<void> {
    this.faces.close();
    await this.#watch.close();
    await this.workspace.close();
  }

  /** Counts and marks in the tree change less often than texts. */
  #tellSummary(): void {
    const { view } = this;
    const { sets, files, trouble, leftOut } = view;
    const told = JSON.stringify([sets, files.map(({ file }) => file), trouble, leftOut]);
    if (told === this.#told) return;
    this.#told = told;
    this.#tell('workspace-changed', view);
  }

  #recovery(): RecoveryView | undefined {
    const { files = [], trouble } = this.#left ?? {};
    if (files.length === 0 && trouble === undefined) return undefined;
    return {
      ...(trouble !== undefined && { trouble }),
      files: files.map(({ file, base, text, time }) => {
        const onDisk = this.workspace.texts.buffers.get(file)?.disk.text;
        return { file, time, ...changedLines(onDisk ?? '', text ?? ''), changedOnDisk: onDisk !== base };
      }),
    };
  }
}
