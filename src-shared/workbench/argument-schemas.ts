import { z } from 'zod';
import type { MethodName, WorkbenchApi } from './api.ts';

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
const setEdit = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('values'),
    changes: list(z.strictObject({ subject, path: valuePath.min(1), value: z.unknown().exactOptional() })),
  }),
  z.strictObject({ kind: z.literal('add-cards'), type: name, after: name.exactOptional(), cards: list(card) }),
  z.strictObject({ kind: z.literal('duplicate-cards'), type: name, keys }),
  z.strictObject({ kind: z.literal('delete-cards'), type: name, keys }),
  z.strictObject({ kind: z.literal('move-cards'), type: name, keys, before: name.exactOptional() }),
  z.strictObject({ kind: z.literal('text'), files: z.array(fileEdits).max(100) }),
]);
const versionRef = z.strictObject({ set: path, as: z.enum(['edited', 'saved']) });

/** What each method of the contract accepts. Whatever a window sends is untrusted and passes through here. */
export const argumentSchemas = {
  hello: nothing,
  openWorkspace: z.strictObject({ path }),
  chooseFolder: z.strictObject({ purpose: z.enum(['open', 'copy']) }),
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
  compare: z.strictObject({ before: versionRef, after: versionRef }),
  changeSettings: z.strictObject({ settings: z.record(name, z.unknown()) }),
} satisfies { readonly [M in MethodName]: z.ZodType };

type Accepted = { [M in MethodName]: z.infer<(typeof argumentSchemas)[M]> };
type Taken = { [M in MethodName]: Parameters<WorkbenchApi[M]>[0] };
/** Fails to compile where a schema lets through what its method does not take. */
const agreement = (accepted: Accepted): Taken => accepted;
export type CheckedArguments = ReturnType<typeof agreement>;
