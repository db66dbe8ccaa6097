import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll } from 'vitest';

/** The built program, as it is called from a terminal; `npm test` builds first. */
export const root = resolve(import.meta.dirname, '../..');
export const program = join(root, 'out/main/soundcheck.js');
export const set = 'card-sets/dark-promoters/v0.3';
export const draft = 'card-sets/dark-promoters/v0.4-draft';

/** What the program keeps for its user. Tests leave alone what it keeps for whoever runs them. */
export const userFolder = mkdtempSync(join(tmpdir(), 'soundcheck-user-'));
afterAll(() => rmSync(userFolder, { recursive: true, force: true }));
const env = { ...process.env, SOUNDCHECK_USER_FOLDER: userFolder };

export interface Answer {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function soundcheck(...args: string[]): Promise<Answer> {
  return soundcheckIn(root, ...args);
}

export function soundcheckIn(cwd: string, ...args: string[]): Promise<Answer> {
  return new Promise((done, fail) => {
    execFile(process.execPath, [program, ...args], { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') fail(error);
      else done({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

/** The document of a call with --json, which must be all that there is. */
export async function json<T>(...args: string[]): Promise<T> {
  const { code, stdout, stderr } = await soundcheck(...args, '--json');
  if (code !== 0) throw new Error(`Exit code ${code}: ${stderr}`);
  return JSON.parse(stdout) as T;
}

/** Runs with standard error taken for a terminal, sends a signal as soon as it shows `sign`, and waits for the end. */
export function interrupted(sign: RegExp, signal: NodeJS.Signals, ...args: string[]): Promise<Answer> {
  const preload = join(import.meta.dirname, 'stderr-as-terminal.mjs');
  const child = spawn(process.execPath, ['--import', preload, program, ...args], { cwd: root, env });
  const answer = { stdout: '', stderr: '' };
  let sent = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    answer.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    answer.stderr += text;
    if (sent || !sign.test(answer.stderr)) return;
    sent = true;
    child.kill(signal);
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, ...answer }));
  });
}
