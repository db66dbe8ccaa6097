import type { Preflight } from '../../src-shared/preflight.ts';
import type { ExportChoices, ExportRequest } from '../../src-shared/workbench/output.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import type { ExportFormat, ExportOptions, ExportSubject } from '../export/export-format.ts';
import { exportFormatInfos, exportFormats } from '../export/export-formats.ts';
import { exportRefusal, exportSet, exportSubject } from '../export/export-set.ts';
import { PICTURE_PROFILES } from '../export/picture-profile.ts';
import { preflightOf } from '../export/preflight.ts';
import type { OutputFile, OutputWatch } from '../output/output.ts';
import { faceCheckOf } from './face-watch.ts';
import { hasUnsaved, outputSubject } from './output-subject.ts';
import type { SetModel } from './set-model.ts';
import { versionSet } from './version-set.ts';
import type { Workspace } from './workspace.ts';

/** All formats, each with what keeps the set from it. */
export function exportChoices(workspace: Workspace, model: SetModel): Result<ExportChoices> {
  const subject = subjectIn(workspace, model);
  if (!subject.ok) return subject;
  const formats = exportFormatInfos.map((info, place) => {
    const refusal = exportFormats[place]!.refusal?.(subject.value, {});
    return { ...info, ...(refusal !== undefined && { refusal }) };
  });
  return done({
    formats,
    profiles: PICTURE_PROFILES.map(({ id, label }) => ({ id, label })),
    hasUnsaved: hasUnsaved(workspace, model),
  });
}

export async function exportFiles(
  workspace: Workspace,
  model: SetModel,
  request: ExportRequest,
  watch: OutputWatch,
): Promise<Result<{ readonly files: readonly OutputFile[] }>> {
  const asked = askedExport(workspace, model, request);
  if (!asked.ok) return asked;
  const { format, subject, options } = asked.value;
  const made = await exportSet(format, subject, options, watch);
  return made.ok ? done({ files: made.value }) : made;
}

/** What to know before the files of an export are used. */
export async function exportPreflight(
  workspace: Workspace,
  model: SetModel,
  request: ExportRequest,
  watch: OutputWatch,
): Promise<Result<Preflight>> {
  const asked = askedExport(workspace, model, request);
  if (!asked.ok) return asked;
  const { format, subject, options } = asked.value;
  const refusal = exportRefusal(format, subject, options);
  if (refusal) return failed(refusal.code, refusal.message);
  return done(await preflightOf(format, subject, options, watch, faceCheckOf(model)));
}

interface AskedExport {
  readonly format: ExportFormat;
  readonly subject: ExportSubject;
  readonly options: ExportOptions;
}

function askedExport(
  workspace: Workspace,
  model: SetModel,
  { format: id, since, set: _, ...others }: ExportRequest,
): Result<AskedExport> {
  const subject = subjectIn(workspace, model);
  if (!subject.ok) return subject;
  const format = exportFormats.find((candidate) => candidate.id === id);
  if (!format) return failed('export/format', `There is no format “${id}”.`);
  if (since && !workspace.sets.models.has(since.set)) {
    return failed('set/unknown', `There is no set ${since.set} in this workspace.`);
  }
  const options = { ...others, ...(since && { since: versionSet(workspace, since) }) };
  return done({ format, subject: subject.value, options });
}

function subjectIn({ sets }: Workspace, model: SetModel): Result<ExportSubject> {
  const subject = outputSubject(model);
  if (!subject.ok) return subject;
  const base = sets.models.get(model.lineage[1] ?? '');
  return done(exportSubject(subject.value.checked, base?.checked)!);
}
