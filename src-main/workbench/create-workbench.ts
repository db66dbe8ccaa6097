import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameValue } from '../../src-shared/same-value.ts';
import { diffSets } from '../../src-shared/set-diff.ts';
import type { FileText, Hello, Nothing, TextPlace, WorkbenchApi } from '../../src-shared/workbench/api.ts';
import { done, failed, type Problem, type Result } from '../../src-shared/workbench/result.ts';
import type { Subject, ValuePath } from '../../src-shared/workbench/set-view.ts';
import type { WorkspaceView } from '../../src-shared/workbench/workspace-view.ts';
import { placeOf } from '../library/origin.ts';
import { projectRoot } from '../library/project-root.ts';
import { diagnosticAt } from '../library/source-file.ts';
import { Plays } from '../play/plays.ts';
import { facesIn } from './face-questions.ts';
import { listFolders } from './folder-browser.ts';
import { Handovers } from './handovers.ts';
import { createVersion } from './new-version.ts';
import { OpenWorkspace } from './open-workspace.ts';
import { outputCalls } from './output-calls.ts';
import { OutputJobs } from './output-jobs.ts';
import { playCommand, playOptions, startPlay, tablesBehind, tellTable } from './playing.ts';
import { copySampleSets } from './sample-sets.ts';
import { editSet, typeText } from './set-editing.ts';
import type { SetModel } from './set-model.ts';
import { fromWorkspace } from './set-rows.ts';
import { definitionsIn, fixesIn, schemaOf } from './source-questions.ts';
import type { TextBuffer } from './text-buffer.ts';
import { UserSettings } from './user-settings.ts';
import { versionSet } from './version-set.ts';
import { applyWhatIf, createWhatIf, deleteWhatIf, renameWhatIf } from './what-if-editing.ts';
import type { Workbench, WorkbenchListener, WorkbenchOptions } from './workbench.ts';
import { placeOfPath, type WorkspacePlace } from './workspace-place.ts';

/** The program behind the windows. One workspace is open at a time, for all of them. */
export function createWorkbench({ host, userFolder }: WorkbenchOptions): Workbench {
  const listeners = new Set<WorkbenchListener>();
  const tell: WorkbenchListener = (event, payload) => {
    for (const listener of listeners) listener(event, payload);
  };
  const user = new UserSettings(userFolder);
  const plays = new Plays((progress) => tell('play-progress', progress));
  const handovers = new Handovers(tell);
  const jobs = new OutputJobs((state) => tell('output-progress', state));
  let current: OpenWorkspace | undefined;
  let opened: NonNullable<Hello['opened']> = [];
  let wanted: string | undefined;
  let instead: string | undefined;

  let opening: Promise<unknown> = Promise.resolve();

  /** One after the other: of two folders that are opened at once, the later one stays. */
  const open = (path: string, insteadOf?: Problem): Promise<Result<WorkspaceView>> => {
    const turn = opening.then(() => openNow(path, insteadOf));
    opening = turn.catch(() => {});
    return turn;
  };
  const openNow = async (path: string, insteadOf: Problem | undefined): Promise<Result<WorkspaceView>> => {
    const place = await placeOfPath(path, current?.workspace);
    if (!place.ok) return place;
    wanted = undefined;
    const isThere = isOpen(place.value);
    if (!isThere) {
      const next = await OpenWorkspace.open(place.value, userFolder, tell);
      if (!next.ok) return next;
      await current?.close();
      plays.forget();
      current = next.value;
      current.findLeftWork();
      // What nobody asked for does not take the place of what was open last.
      if (!insteadOf) user.opened(place.value.named);
      tell('recent-changed', { recent: user.recent });
      tell('workspace-changed', current.view);
    }
    instead = insteadOf?.message;
    const named = place.value.opened;
    opened = [...(isThere ? opened.filter((one) => !isSameValue(one, named)) : []), ...(named ? [named] : [])];
    if (named) tell('open', named);
    return current ? done(current.view) : NOTHING_OPEN;
  };

  const isOpen = ({ root, depth }: WorkspacePlace): boolean =>
    current?.workspace.root === root && depth <= current.workspace.depth;

  const want = async (path: string): Promise<Result<Nothing>> => {
    const place = await placeOfPath(path, current?.workspace);
    if (!place.ok) return place;
    if (isOpen(place.value)) {
      const shown = await open(path);
      return shown.ok ? done({}) : shown;
    }
    wanted = path;
    tell('open-wanted', { path });
    return done({});
  };

  const withSet = async <T>(
    set: string,
    work: (model: SetModel, now: OpenWorkspace) => Result<T> | Promise<Result<T>>,
  ): Promise<Result<T>> => {
    if (!current) return NOTHING_OPEN;
    current.workspace.sets.refresh();
    const model = current.workspace.sets.models.get(set);
    return model ? work(model, current) : failed('set/unknown', `There is no set ${set} in this workspace.`);
  };
  const withFile = async <T>(
    file: string,
    work: (buffer: TextBuffer, now: OpenWorkspace) => Result<T> | Promise<Result<T>>,
  ): Promise<Result<T>> => {
    if (!current) return NOTHING_OPEN;
    const buffer = current.workspace.texts.buffers.get(file);
    return buffer ? work(buffer, current) : failed('file/unknown', `There is no file ${file} in this workspace.`);
  };

  const api = (client: string): WorkbenchApi => ({
    hello: async () =>
      done({
        client,
        host: host.kind,
        version: programVersion(),
        hasNativeDialogs: host.chooseFolder !== undefined,
        canShowInFolder: host.showInFolder !== undefined,
        platform: process.platform,
        recent: user.recent,
        settings: user.settings,
        ...(current && { workspace: current.view }),
        ...(opened.length > 0 && { opened }),
        ...(wanted !== undefined && { wanted }),
        ...(instead !== undefined && { instead }),
      }),
    openWorkspace: ({ path }) => open(path),
    chooseFolder: async ({ purpose }) => {
      if (!host.chooseFolder) return failed('host/no-dialog', 'This host has no dialog of its own.');
      const path = await host.chooseFolder(purpose);
      return done(path === undefined ? {} : { path });
    },
    browseFolders: ({ path }) => listFolders(path),
    copySamples: async ({ to }) => {
      const edited = current?.isSample ? current.unsavedBuffers() : [];
      const copied = await copySampleSets(to, edited);
      if (!copied.ok) return copied;
      current?.workspace.texts.putBack(copied.value.taken, `Copy of the samples to ${copied.value.folder}`);
      return open(copied.value.folder);
    },
    createVersion: ({ base, version }) =>
      withSet(base, async (model, { workspace }) => {
        const created = await createVersion(workspace.root, model, version);
        if (!created.ok) return created;
        await workspace.sync();
        return done({ set: created.value });
      }),
    openSet: ({ set }) =>
      withSet(set, (model, { faces }) => {
        faces.open(set);
        return done(model.view);
      }),
    edit: ({ set, edit }) => withSet(set, (model, { workspace }) => editSet(workspace, model, edit)),
    undo: ({ set }) =>
      withSet(set, (_, { workspace }) => {
        const moved = workspace.texts.undo(set);
        workspace.sets.refresh();
        return done(moved);
      }),
    redo: ({ set }) =>
      withSet(set, (_, { workspace }) => {
        const moved = workspace.texts.redo(set);
        workspace.sets.refresh();
        return done(moved);
      }),
    readFile: ({ file }) =>
      withFile<FileText>(file, ({ text, revision, set }) =>
        text === undefined ? failed('file/gone', `${file} does not exist any more.`) : done({ text, revision, set }),
      ),
    typeText: (edits) => withFile(edits.file, (buffer, { workspace }) => typeText(workspace, buffer, edits, client)),
    locate: ({ set, subject, path }) => withSet(set, (model) => locate(model, subject, path)),
    definitions: ({ file, offset }) =>
      withFile(file, (buffer, { workspace }) => definitionsIn(workspace, buffer, offset)),
    fixes: ({ file }) => withFile(file, (buffer, { workspace }) => fixesIn(workspace, buffer)),
    sourceSchema: ({ file }) => withFile(file, (buffer, { workspace }) => schemaOf(workspace, buffer)),
    save: async ({ files, set }) => {
      if (!current) return NOTHING_OPEN;
      const { workspace } = current;
      const all = [...workspace.texts.buffers.values()].filter((buffer) => set === undefined || buffer.set === set);
      return done(await workspace.save(files ?? all.map(({ file }) => file)));
    },
    diskText: ({ file }) =>
      withFile(file, ({ theirs, disk, seen }) => {
        const { text } = theirs ?? disk;
        return done({ ...(text !== undefined && { text }), seen });
      }),
    resolveConflict: ({ file, keep, seen }) =>
      withFile(file, (buffer, { workspace }) => {
        if (seen !== buffer.seen) {
          return failed(
            'file/changed-again',
            `${file} has changed on disk once more; look at it again before you choose.`,
          );
        }
        if (keep === 'mine') workspace.texts.keepMine(buffer);
        else workspace.texts.takeTheirs(buffer);
        return done({});
      }),
    recover: async ({ take }) => {
      if (!current) return NOTHING_OPEN;
      current.recover(take);
      return done(current.view);
    },
    faces: (request) => withSet(request.set, (model) => facesIn(model, request)),
    compare: async ({ before, after }) => {
      const one = await withSet(before.set, (_, now) => done(versionSet(now.workspace, before)));
      const other = await withSet(after.set, (_, now) => done(versionSet(now.workspace, after)));
      if (!one.ok) return one;
      if (!other.ok) return other;
      return done(diffSets(one.value, other.value));
    },
    createWhatIf: ({ set, name }) => withSet(set, (model, { workspace }) => createWhatIf(workspace, model, name)),
    renameWhatIf: ({ file, name }) => withFile(file, (buffer, { workspace }) => renameWhatIf(workspace, buffer, name)),
    deleteWhatIf: ({ file }) => withFile(file, (buffer, { workspace }) => deleteWhatIf(workspace, buffer)),
    applyWhatIf: ({ set, files }) => withSet(set, (model, { workspace }) => applyWhatIf(workspace, model, files)),
    playOptions: ({ set }) => withSet(set, playOptions),
    play: (request) =>
      withSet(request.set, (model, { workspace }) => startPlay(workspace, plays, client, model, request)),
    stopPlay: async () => {
      plays.stop(client);
      return done({});
    },
    tablesBehind: async (request) => tablesBehind(plays, request),
    tellTable: (request) => withSet(request.set, (model, { workspace }) => tellTable(workspace, plays, model, request)),
    playCommand: (request) => withSet(request.set, (model, { workspace }) => playCommand(workspace, model, request)),
    ...outputCalls({ client, host, userFolder, jobs, withSet }),
    handedOver: async ({ request }) => {
      handovers.answered(request);
      return done({});
    },
    changeSettings: async ({ settings }) =>
      user.change(settings)
        ? done(user.settings)
        : failed('settings/too-large', 'The settings of the window are too large to be kept.'),
  });

  return {
    api,
    left: (client) => {
      plays.stop(client);
      jobs.left(client);
    },
    tell,
    open,
    want,
    handOver: () => handovers.ask(),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    unsaved: () => current?.unsaved() ?? [],
    close: async () => {
      const closing = current;
      current = undefined;
      jobs.stopAll();
      await closing?.close();
      await plays.close();
      await user.settled();
    },
  };
}

const NOTHING_OPEN = failed('workspace/none', 'No folder is open; open one with card sets first.');

function locate(model: SetModel, subject: Subject, path: ValuePath): Result<TextPlace> {
  const found = model.find(subject);
  if (!found) return failed('set/unknown-row', 'That card or mode is not in the set any more.');
  const { file, span } = placeOf(found.entry.origin, path);
  const { line, column, endLine, endColumn } = diagnosticAt(file, span, 'hint', '', '');
  return done({ file: fromWorkspace(model.path, file.name), line, column, endLine, endColumn });
}

function programVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  return version;
}
