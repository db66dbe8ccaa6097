import type { WorkbenchApi } from '../../src-shared/workbench/api.ts';
import type { OutputPlace, WrittenOutput } from '../../src-shared/workbench/output.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import type { OutputFile, OutputWatch } from '../output/output.ts';
import { calibrationFile } from '../proof/calibration-file.ts';
import { importCsv, planCsv } from './csv-import.ts';
import { exportChoices, exportFiles, exportPreflight } from './exporting.ts';
import type { OpenWorkspace } from './open-workspace.ts';
import { placeTrouble, writeInto } from './output-folder.ts';
import type { OutputJobs } from './output-jobs.ts';
import { makeProof, planProofOf, preflightOfProof, proofPage } from './proof-sheets.ts';
import type { SetModel } from './set-model.ts';
import type { Host } from './workbench.ts';

type OutputMethod =
  | 'planProof'
  | 'proofPage'
  | 'writeProof'
  | 'writeCalibration'
  | 'exportChoices'
  | 'preflight'
  | 'writeExport'
  | 'stopOutput'
  | 'planCsv'
  | 'importCsv'
  | 'showInFolder';

interface MadeOutput {
  readonly files: readonly OutputFile[];
  /** What is done once they are written. */
  readonly remember?: () => Promise<void>;
}

interface WaitingOutput {
  readonly of: object;
  readonly asked: string;
  readonly made: MadeOutput;
}

interface OutputGround {
  readonly client: string;
  readonly host: Host;
  readonly userFolder: string;
  readonly jobs: OutputJobs;
  readonly withSet: <T>(
    set: string,
    work: (model: SetModel, now: OpenWorkspace) => Result<T> | Promise<Result<T>>,
  ) => Promise<Result<T>>;
}

/** What of the contract is about leaving the program, and coming back as CSV. */
export function outputCalls({
  client,
  host,
  userFolder,
  jobs,
  withSet,
}: OutputGround): Pick<WorkbenchApi, OutputMethod> {
  /** What was made and not written, because files are there: not made again when the answer is to replace them. */
  let waiting: WaitingOutput | undefined;
  /** Makes the files, and writes them when all are made. `of` and `asked` say what they are made of. */
  const write = (
    place: OutputPlace,
    of: object,
    asked: unknown,
    make: (watch: OutputWatch) => Promise<Result<MadeOutput>>,
  ) =>
    jobs.run(client, async (watch): Promise<Result<WrittenOutput>> => {
      const trouble = placeTrouble(place);
      if (trouble) return trouble;
      const name = JSON.stringify(asked);
      const known = waiting?.of === of && waiting.asked === name ? done(waiting.made) : undefined;
      waiting = undefined;
      const made = known ?? (await make(watch));
      if (!made.ok) return made;
      watch.signal?.throwIfAborted();
      const written = await writeInto(place, made.value.files);
      if (!written.ok) {
        if (written.problem.code === 'output/exists') waiting = { of, asked: name, made: made.value };
        return written;
      }
      jobs.remember(written.value.files);
      await made.value.remember?.();
      return written;
    });

  return {
    planProof: ({ set, settings }) =>
      withSet(set, (model, { workspace }) => planProofOf({ workspace, model, userFolder }, settings)),
    proofPage: ({ set, settings, page }) =>
      withSet(set, (model, { workspace }) => proofPage({ workspace, model, userFolder }, settings, page)),
    writeProof: ({ set, settings, ...place }) =>
      withSet(set, (model, { workspace }) =>
        write(place, model.checked, settings, (watch) => makeProof({ workspace, model, userFolder }, settings, watch)),
      ),
    writeCalibration: ({ settings, ...place }) =>
      write(place, jobs, settings, async (watch) => done({ files: [await calibrationFile(settings, watch)] })),
    exportChoices: ({ set }) => withSet(set, (model, { workspace }) => exportChoices(workspace, model)),
    preflight: ({ set, what }) =>
      withSet(set, (model, { workspace }) =>
        jobs.latest(client, (watch) =>
          what.kind === 'proof'
            ? preflightOfProof({ workspace, model, userFolder }, what.settings, watch)
            : exportPreflight(workspace, model, { ...what.request, set }, watch),
        ),
      ),
    writeExport: ({ folder, overwrite, ...request }) =>
      withSet(request.set, (model, { workspace }) =>
        write({ folder, overwrite }, model.checked, request, (watch) => exportFiles(workspace, model, request, watch)),
      ),
    stopOutput: async () => {
      jobs.stop(client);
      return done({});
    },
    planCsv: ({ set, table }) => withSet(set, (model, { workspace }) => planCsv(workspace, model, table)),
    importCsv: ({ set, table }) => withSet(set, (model, { workspace }) => importCsv(workspace, model, table)),
    showInFolder: async ({ path }) => {
      if (!host.showInFolder) return failed('host/no-folders', 'This host has no window for files.');
      if (!jobs.hasWritten(path)) return failed('output/unknown', 'Only files that were written here are shown.');
      host.showInFolder(path);
      return done({});
    },
  };
}
