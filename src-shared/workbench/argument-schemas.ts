import { z } from 'zod';
import { BLEED } from '../../src-engine/face.ts';
import { LONGEST_DATE, MOST_OFFSET } from '../proof.ts';
import { FEWEST_PLAYED_TABLES, MOST_PLAYED_TABLES } from '../what-if/play.ts';
import type { MethodName, WorkbenchApi } from './api.ts';
import { MOST_FACES } from './face-view.ts';

/** Longer than any file of a set, shorter than what would stop the program. */
const LONGEST_TEXT = 16 * 1024 * 1024;
const MOST_ITEMS = 200_000;

const path = z.string().min(1).max(4096);
const name = z.string().min(1).max(1024);
const whole = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(MOST_ITEMS);
const nothing = z.strictObject({});

const subject = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('manifest') }),
  z.strictObject({ on: z.literal('mode'), key: name }),
  z.strictObject({ on: z.literal('card'), type: name, key: name }),
]);
const valuePath = z.array(z.union([name, whole])).max(64);
const card = z.record(name, z.unknown());
const keys = list(name);
const fileEdits = z.strictObject({
  file: path,
  revision: whole,
  edits: list(z.strictObject({ start: whole, end: whole, text: z.string().max(LONGEST_TEXT) })),
});
const valueEdits = list(z.strictObject({ subject, path: valuePath.min(1), value: z.unknown().exactOptional() }));
const versionRef = z.strictObject({ set: path, as: z.enum(['edited', 'saved']) });
const setEdit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('values'), changes: valueEdits }),
  z.strictObject({ kind: z.literal('add-cards'), type: name, after: name.exactOptional(), cards: list(card) }),
  z.strictObject({ kind: z.literal('duplicate-cards'), type: name, keys }),
  z.strictObject({ kind: z.literal('delete-cards'), type: name, keys }),
  z.strictObject({ kind: z.literal('paste-cards'), type: name, changes: valueEdits, cards: list(card) }),
  z.strictObject({ kind: z.literal('move-cards'), type: name, keys, before: name.exactOptional() }),
  z.strictObject({
    kind: z.literal('revert'),
    to: versionRef,
    things: list(z.strictObject({ subject, paths: list(valuePath.min(1)).exactOptional() })),
  }),
  z.strictObject({ kind: z.literal('text'), files: z.array(fileEdits).max(100) }),
]);

const faceOrder = z.strictObject({
  type: name,
  key: name,
  changes: z
    .array(z.strictObject({ path: valuePath.min(1), value: z.unknown().exactOptional() }))
    .max(100)
    .exactOptional(),
});

const finite = z.number();
const playSetting = z.strictObject({
  mode: name,
  seats: whole.min(1).max(100),
  bots: z.array(name).min(1).max(100),
  seed: whole,
  tables: whole.min(FEWEST_PLAYED_TABLES).max(MOST_PLAYED_TABLES),
  precision: finite.min(0).max(100),
});
const resultKey = z.string().length(64);
const side = z.enum(['before', 'after']);
const tableFilter = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('all') }),
  z.strictObject({ by: z.literal('mode'), mode: name }),
  z.strictObject({ by: z.literal('measure'), measure: name, from: finite, to: finite }),
  z.strictObject({
    by: z.literal('group'),
    breakdown: name,
    key: z.number().int(),
    orMore: z.boolean().exactOptional(),
  }),
  z.strictObject({ by: z.literal('course'), stop: whole, from: finite, to: finite }),
  z.strictObject({ by: z.literal('part'), part: name }),
  z.strictObject({ by: z.literal('rule'), rule: name, fired: z.boolean() }),
]);
const whatIfs = z.array(path).max(100);

const few = z.array(name).max(1000);
const offset = finite.min(-MOST_OFFSET).max(MOST_OFFSET);
const proofSettings = z.strictObject({
  modes: few,
  types: few,
  cards: keys,
  since: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['none', 'last']) }),
    z.strictObject({ kind: z.literal('version'), set: path }),
    z.strictObject({ kind: z.literal('git'), ref: name }),
  ]),
  kind: z.enum(['sheets', 'press']),
  paper: z.enum(['a4', 'letter', 'a3']),
  card: z.enum(['poker', 'euro']),
  bleed: finite.min(0).max(BLEED),
  backs: z.enum(['duplex-long', 'duplex-short', 'none']),
  marks: z.boolean(),
  colours: z.enum(['rgb', 'cmyk']),
  copies: z.boolean(),
  backOffset: z.strictObject({ x: offset, y: offset }),
  date: z.string().max(LONGEST_DATE).exactOptional(),
});
const outputPlace = { folder: path, overwrite: z.boolean() };
const exportRequest = {
  format: name,
  types: few.exactOptional(),
  modes: few.exactOptional(),
  since: versionRef.exactOptional(),
  profile: name.exactOptional(),
  baseUrl: path.exactOptional(),
};
const csvTable = z.strictObject({ name, text: z.string().max(LONGEST_TEXT), type: name.exactOptional() });

/** What each method of the contract accepts. Whatever a window sends is untrusted and passes through here. */
export const argumentSchemas = {
  hello: nothing,
  openWorkspace: z.strictObject({ path }),
  chooseFolder: z.strictObject({ purpose: z.enum(['open', 'copy', 'output']) }),
  browseFolders: z.strictObject({ path: path.exactOptional() }),
  copySamples: z.strictObject({ to: path }),
  createVersion: z.strictObject({ base: path, version: name }),
  openSet: z.strictObject({ set: path }),
  edit: z.strictObject({ set: path, edit: setEdit }),
  undo: z.strictObject({ set: path }),
  redo: z.strictObject({ set: path }),
  readFile: z.strictObject({ file: path }),
  typeText: fileEdits,
  locate: z.strictObject({ set: path, subject, path: valuePath }),
  definitions: z.strictObject({ file: path, offset: whole }),
  fixes: z.strictObject({ file: path }),
  sourceSchema: z.strictObject({ file: path }),
  save: z.strictObject({ files: list(path).exactOptional(), set: path.exactOptional() }),
  diskText: z.strictObject({ file: path }),
  resolveConflict: z.strictObject({ file: path, keep: z.enum(['mine', 'disk']), seen: whole }),
  recover: z.strictObject({ take: z.boolean() }),
  faces: z.strictObject({
    set: path,
    side: z.enum(['front', 'back']),
    size: z.enum(['poker', 'euro']),
    cards: z.array(faceOrder).max(MOST_FACES),
  }),
  compare: z.strictObject({ before: versionRef, after: versionRef }),
  createWhatIf: z.strictObject({ set: path, name }),
  renameWhatIf: z.strictObject({ file: path, name }),
  deleteWhatIf: z.strictObject({ file: path }),
  applyWhatIf: z.strictObject({ set: path, files: whatIfs.min(1) }),
  playOptions: z.strictObject({ set: path }),
  play: z.strictObject({ set: path, before: whatIfs, after: whatIfs, setting: playSetting }),
  stopPlay: nothing,
  playCommand: z.strictObject({
    set: path,
    before: whatIfs,
    after: whatIfs,
    setting: playSetting,
    key: resultKey,
    tables: playSetting.shape.tables,
  }),
  tablesBehind: z.strictObject({
    key: resultKey,
    side,
    filter: tableFilter,
    offset: whole,
    limit: whole.max(1000),
  }),
  tellTable: z.strictObject({ key: resultKey, set: path, whatIfs, side, mode: name.exactOptional(), table: whole }),
  planProof: z.strictObject({ set: path, settings: proofSettings }),
  proofPage: z.strictObject({ set: path, settings: proofSettings, page: whole }),
  writeProof: z.strictObject({ ...outputPlace, set: path, settings: proofSettings }),
  writeCalibration: z.strictObject({ ...outputPlace, settings: proofSettings }),
  exportChoices: z.strictObject({ set: path }),
  preflight: z.strictObject({
    set: path,
    what: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('proof'), settings: proofSettings }),
      z.strictObject({ kind: z.literal('export'), request: z.strictObject(exportRequest) }),
    ]),
  }),
  writeExport: z.strictObject({
    ...outputPlace,
    set: path,
    ...exportRequest,
  }),
  stopOutput: nothing,
  planCsv: z.strictObject({ set: path, table: csvTable }),
  importCsv: z.strictObject({ set: path, table: csvTable }),
  showInFolder: z.strictObject({ path }),
  handedOver: z.strictObject({ request: whole }),
  changeSettings: z.strictObject({ settings: z.record(name, z.unknown()) }),
} satisfies { readonly [M in MethodName]: z.ZodType };

type Accepted = { [M in MethodName]: z.infer<(typeof argumentSchemas)[M]> };
type Taken = { [M in MethodName]: Parameters<WorkbenchApi[M]>[0] };
/** Fails to compile where a schema lets through what its method does not take. */
const agreement = (accepted: Accepted): Taken => accepted;
export type CheckedArguments = ReturnType<typeof agreement>;
