import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { program, root, set } from './soundcheck.ts';

const startProgram = join(root, 'out/main/start.js');

/** A running workbench, with all that it has printed so far. */
class Running {
  readonly child: ChildProcess;
  stdout = '';
  stderr = '';
  readonly ended: Promise<number | null>;

  constructor(script: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}, cwd = root) {
    const userFolder = mkdtempSync(join(tmpdir(), 'soundcheck-user-'));
    const {
      DISPLAY: _x,
      WAYLAND_DISPLAY: _wayland,
      INIT_CWD: _cwd,
      npm_lifecycle_event: _event,
      ...others
    } = process.env;
    const env = { ...others, SOUNDCHECK_USER_FOLDER: userFolder, ...environment };
    this.child = spawn(process.execPath, [script, ...args], { cwd, env });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.stdout += text;
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr += text;
    });
    this.ended = new Promise((done) => this.child.on('close', done));
    onTestFinished(async () => {
      this.child.kill('SIGKILL');
      await this.ended;
      rmSync(userFolder, { recursive: true, force: true });
    });
  }

  async address(): Promise<string> {
    const gone = this.ended.then(() => {
      throw new Error(`It has ended: ${this.stderr}`);
    });
    gone.catch(() => {});
    while (!this.stdout.includes('\n')) {
      await Promise.race([gone, new Promise((printed) => this.child.stdout?.once('data', printed))]);
    }
    return this.stdout.match(/http:\S+/)![0];
  }
}

async function page(address: string): Promise<string> {
  const first = await fetch(address, { redirect: 'manual' });
  const cookie = first.headers.get('set-cookie')!.split(';')[0]!;
  return (await fetch(new URL('/', address), { headers: { cookie } })).text();
}

test.each([[['serve', '--no-open']], [['serve', set, '--no-open']]])(
  '%j serves the window until Ctrl-C',
  async (args) => {
    const running = new Running(program, args);
    expect(await page(await running.address())).toContain('<title>Soundcheck</title>');
    running.child.kill('SIGINT');
    expect(await running.ended).toBe(0);
    expect(running.stdout).toMatch(
      /^The workbench runs at http:\/\/127\.0\.0\.1:\d+\/\?token=\S+ \(Ctrl-C stops it\)\n$/,
    );
    expect(running.stderr).toBe('');
  },
);

test('a port that is taken is told', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((listening) => other.once('listening', listening));
  const { port } = other.address() as AddressInfo;
  const running = new Running(program, ['serve', '--no-open', '--port', String(port)]);
  expect(await running.ended).toBe(2);
  expect(running.stdout).toBe('');
  expect(running.stderr).toBe(
    `soundcheck: Port ${port} is in use. Choose another with --port, or leave it out for any free one.\n`,
  );
});

test('npm start without a display is the browser host, and says so in one line', async () => {
  const running = new Running(startProgram, []);
  expect(await page(await running.address())).toContain('<title>Soundcheck</title>');
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(running.stdout).toMatch(
    /^No desktop window, because there is no display; the workbench runs in the browser at http:\S+ \(Ctrl-C stops it\)\n$/,
  );
  expect(running.stderr).toBe('');
});

test('npm start takes a path from where it was called', async () => {
  const environment = { INIT_CWD: join(root, 'card-sets'), npm_lifecycle_event: 'start' };
  const right = new Running(startProgram, ['dark-promoters/v0.3'], environment);
  expect(await page(await right.address())).toContain('<title>Soundcheck</title>');
  const wrong = new Running(startProgram, ['card-sets'], environment);
  expect(await wrong.ended).toBe(2);
  expect(wrong.stderr).toBe('soundcheck: There is no folder or file card-sets.\n');
});
