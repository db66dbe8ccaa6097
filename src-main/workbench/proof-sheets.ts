import { join } from 'node:path';
import type { Preflight } from '../../src-shared/preflight.ts';
import type { ProofSettings } from '../../src-shared/proof.ts';
import type { ProofPage, ProofPlan } from '../../src-shared/workbench/output.ts';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import { facesOf } from '../faces/faces.ts';
import { paintSvg } from '../faces/svg-painter.ts';
import type { CheckedSet } from '../library/set-check.ts';
import { errorCode } from '../output/error-code.ts';
import type { OutputFile, OutputWatch } from '../output/output.ts';
import { printsOf } from '../proof/changed-cards.ts';
import { ProofDrawing } from '../proof/draw-page.ts';
import { notePrinted, printedAt } from '../proof/proof-journal.ts';
import { proofFileName, proofPdf } from '../proof/proof-pdf.ts';
import { imprintFor, planProof, summaryOf } from '../proof/proof-plan.ts';
import { proofPreflight } from '../proof/proof-preflight.ts';
import { setName } from '../proof/set-name.ts';
import { warningsOf } from '../proof/set-warnings.ts';
import { changedSince } from '../proof/since.ts';
import { faceCheckOf } from './face-watch.ts';
import { hasUnsaved, type OutputSubject, outputSubject } from './output-subject.ts';
import type { SetModel } from './set-model.ts';
import type { Workspace } from './workspace.ts';

/** A set of the workspace that is to be printed, and where it is noted what was printed of it. */
export interface ProofGround {
  readonly workspace: Workspace;
  readonly model: SetModel;
  readonly userFolder: string;
}

export async function planProofOf(ground: ProofGround, settings: ProofSettings): Promise<Result<ProofPlan>> {
  const { workspace, model, userFolder } = ground;
  const subject = outputSubject(model);
  if (!subject.ok) return subject;
  const { game, set } = subject.value;
  // What it is compared with may have changed: who plans, plans anew.
  const drawing = await keptDrawing(ground, settings, settings.since.kind !== 'none');
  if (!drawing.ok) return drawing;
  const lastProof = await printedAt(userFolder, folderOf(ground));
  return done({
    summary: drawing.value.summary(),
    file: proofFileName(game, set, settings),
    hasUnsaved: hasUnsaved(workspace, model),
    ...(lastProof !== undefined && { lastProof }),
  });
}

const folderOf = ({ workspace, model }: ProofGround): string => join(workspace.root, model.path);

export async function proofPage(
  ground: ProofGround,
  settings: ProofSettings,
  page: number,
): Promise<Result<ProofPage>> {
  const { checksum } = ground.model.checked;
  const drawing = await keptDrawing(ground, settings);
  if (!drawing.ok) return drawing;
  if (page >= drawing.value.plan.pages.length) return failed('proof/no-page', `There is no page ${page + 1} any more.`);
  const { items, width, height } = drawing.value.page(page);
  return done({ svg: paintSvg(items, { x: 0, y: 0, width, height }), checksum });
}

/** What to know before a proof is printed. */
export async function preflightOfProof(
  ground: ProofGround,
  settings: ProofSettings,
  watch: OutputWatch,
): Promise<Result<Preflight>> {
  const subject = outputSubject(ground.model);
  if (!subject.ok) return subject;
  const found = await keptDrawing(ground, settings);
  if (!found.ok) return found;
  const { game, set, checked: loaded } = subject.value;
  const warnings = await warningsOf(loaded, watch, faceCheckOf(ground.model));
  return done(await proofPreflight({ game, set, loaded }, found.value.plan, warnings, watch));
}

/** A proof that is ready to be made, and what to do when it is written. */
export interface MadeProof {
  readonly files: readonly OutputFile[];
  readonly remember: () => Promise<void>;
}

/** Of the set as it is when this begins, whatever is edited meanwhile. */
export async function makeProof(
  ground: ProofGround,
  settings: ProofSettings,
  watch: OutputWatch,
): Promise<Result<MadeProof>> {
  const subject = outputSubject(ground.model);
  if (!subject.ok) return subject;
  const { game, set } = subject.value;
  const { length: warnings } = await warningsOf(subject.value.checked, watch, faceCheckOf(ground.model));
  const found = await drawingOf(ground, subject.value, settings, warnings, watch);
  if (!found.ok) return found;
  const drawing = found.value;
  if (drawing.plan.pages.length === 0) {
    return failed('proof/empty', summaryOf(drawing.plan).notes[0] ?? 'There is nothing to print.');
  }
  const { version } = set.manifest;
  const prints = await printsOf(game, set, watch);
  const bytes = await proofPdf(drawing, `${setName(game, set.manifest)} ${version}`, watch);
  return done({
    files: [{ name: proofFileName(game, set, settings), bytes }],
    remember: async () => {
      kept.delete(ground.model);
      await notePrinted(ground.userFolder, folderOf(ground), drawing.plan, prints).catch((error) => {
        const why = `it cannot be remembered what was printed (${errorCode(error)})`;
        ground.workspace.texts.say('warning', `The proof was written, but ${why}. The next one may print it again.`);
      });
    },
  });
}

interface KeptDrawing {
  readonly checked: CheckedSet;
  readonly key: string;
  readonly drawing: Promise<Result<ProofDrawing>>;
}

/** The proofs that were planned last of a set: their pages are asked for one by one. */
const kept = new WeakMap<SetModel, readonly KeptDrawing[]>();
const MOST_KEPT = 3;

async function keptDrawing(
  ground: ProofGround,
  settings: ProofSettings,
  isAnew = false,
): Promise<Result<ProofDrawing>> {
  const { model } = ground;
  const subject = outputSubject(model);
  if (!subject.ok) return subject;
  const { checked } = subject.value;
  // Faces are looked at while nothing is edited; a window that learns of more warnings plans anew.
  const warnings = model.view.diagnostics.filter(({ severity }) => severity === 'warning').length;
  const key = JSON.stringify([settings, warnings]);
  const all = (kept.get(model) ?? []).filter((one) => one.checked === checked);
  const known = all.find((one) => one.key === key);
  if (known && !isAnew) return known.drawing;
  const drawing = drawingOf(ground, subject.value, settings, warnings, {});
  kept.set(model, [{ checked, key, drawing }, ...all.filter((one) => one !== known)].slice(0, MOST_KEPT));
  return drawing;
}

async function drawingOf(
  ground: ProofGround,
  { game, set, checked }: OutputSubject,
  settings: ProofSettings,
  warnings: number,
  watch: OutputWatch,
): Promise<Result<ProofDrawing>> {
  const { models } = ground.workspace.sets;
  const versionAt = async (path: string): Promise<Result<CheckedSet>> => {
    const other = models.get(path);
    return other ? done(other.checked) : failed('set/unknown', `There is no set ${path} in this workspace.`);
  };
  const { userFolder } = ground;
  const changed = await changedSince(settings, { game, set, folder: folderOf(ground), userFolder, versionAt }, watch);
  if (!changed.ok) return changed;
  const plan = planProof(game, set, settings, changed.value);
  const faces = facesOf(game, set, { size: settings.card, imprint: imprintFor(settings) });
  const { version } = set.manifest;
  return done(
    new ProofDrawing(plan, faces, {
      title: setName(game, set.manifest),
      version,
      checksum: checked.checksum,
      warnings,
    }),
  );
}
