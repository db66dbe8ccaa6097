import { access, mkdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { done, failed, type Result } from '../../src-shared/workbench/result.ts';
import { writeAtomically } from '../output/atomic-file.ts';
import { errorCode } from '../output/error-code.ts';
import type { SetModel } from './set-model.ts';

const VERSION = /^v[0-9]+(\.[0-9]+)*(-[a-z0-9]+)*$/;

/** A folder beside the base with a manifest that extends it: from then on the set holds only what differs. */
export async function createVersion(root: string, base: SetModel, version: string): Promise<Result<string>> {
  if (!VERSION.test(version)) {
    return failed('version/name', `“${version}” is no name for a version; write v and a number, such as v0.5-draft.`);
  }
  const set = posix.join(posix.dirname(base.path), version);
  const folder = join(root, ...set.split('/'));
  const isTaken = await access(folder).then(
    () => true,
    () => false,
  );
  if (isTaken) return failed('version/taken', `There is a folder ${set} already; choose another name.`);
  const { game } = base.checked;
  const title = base.view.manifest?.value.title;
  const lines = [
    `game: ${game?.id ?? ''}`,
    `version: ${version}`,
    `extends: ${posix.basename(base.path)}`,
    ...(typeof title === 'string' ? [`title: ${JSON.stringify(title)}`] : []),
    'status: draft',
  ];
  try {
    await mkdir(folder);
    await writeAtomically(join(folder, 'set.yaml'), `${lines.join('\n')}\n`);
    return done(set);
  } catch (error) {
    return failed('version/not-created', `The folder ${set} could not be created (${errorCode(error)}).`);
  }
}
