import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { games } from '../../src-engine/games/games.ts';
import { commands as known } from '../../src-main/cli/program.ts';
import { program, root, set, soundcheck } from './soundcheck.ts';

const commands = ['validate', 'score', 'simulate', 'replay', 'rules', 'diff', 'proof', 'export', 'import', 'serve'];

test('--help lists every command', async () => {
  const { code, stdout, stderr } = await soundcheck('--help');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const command of commands) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
});

test.each(commands)('%s --help has an example', async (command) => {
  const { code, stdout } = await soundcheck(command, '--help');
  expect(code).toBe(0);
  expect(stdout).toContain(`Usage: soundcheck ${command}`);
  expect(stdout).toMatch(new RegExp(`Examples?:\\n  soundcheck ${command} `));
  expect(await soundcheck('help', command)).toMatchObject({ code: 0, stdout });
});

test('what examples name is there, and they are of every game', () => {
  const words = known.flatMap(({ examples }) => examples.flatMap((example) => example.split(' ')));
  const folders = words.filter((word) => /^card-sets\/[^*]+$/.test(word));
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
  for (const { id } of games) expect(folders.some((folder) => folder.startsWith(`card-sets/${id}/`))).toBe(true);
});

test('--version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(await soundcheck('--version')).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

describe('a wrong call ends with 2, one line that says why, and nothing on standard output', () => {
  const calls = [
    ['simualte', set],
    ['--tables', '3'],
    ['simulate'],
    ['simulate', 'no/such/folder'],
    ['simulate', 'package.json'],
    ['simulate', set, '--table', '3'],
    ['simulate', set, '--tables', '-1'],
    ['simulate', set, '--tables', '0'],
    ['simulate', set, '--tables', '2.5'],
    ['simulate', set, '--tables', 'many'],
    ['simulate', set, '--seed', '-1'],
    ['simulate', set, '--seats', '1'],
    ['simulate', set, '--seats', '7'],
    ['simulate', set, '--seats', 'many'],
    ['simulate', ''],
    ['validate', ''],
    ['simulate', set, '--workers', '0'],
    ['simulate', set, '--mode', 'partyy'],
    ['simulate', set, '--bots', 'oracle'],
    ['simulate', set, '--bots', 'greedy,'],
    ['simulate', set, '--seats', '2', '--bots', 'greedy,greedy,greedy'],
    ['simulate', set, '--what-if', 'no-such-file.yaml'],
    ['replay', set, '--table', '-1'],
    ['replay', set, '--json', '--as-score'],
    ['replay', 'no/such/folder'],
    ['score'],
    ['score', 'no-such-file.yaml'],
    ['score', 'card-sets'],
    ['rules', 'chess'],
    ['rules', 'dark-promoters', '--set', 'no/such/folder'],
    ['diff', set],
    ['diff', set, 'no/such/folder'],
    ['diff', set, set, '--format', 'html'],
    ['serve', 'no/such/folder'],
    ['serve', 'package.json'],
    ['serve', set, set],
    ['serve', '--port', '0'],
    ['serve', '--port', '65536'],
    ['serve', '--port', 'http'],
    ['validate'],
    ['validate', '--jsn', set],
  ];
  test.each(calls.map((args) => [args.join(' '), args] as const))('%s', async (_, args) => {
    const { code, stdout, stderr } = await soundcheck(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^soundcheck: .+[.?]\n$/);
  });

  test('the words are those of the case', async () => {
    const said = async (...args: string[]) => (await soundcheck(...args)).stderr;
    expect(await said('simulate', set, '--seats', '7')).toBe(
      'soundcheck: --seats must be a whole number from 2 to 6, not “7”.\n',
    );
    expect(await said('validate', '')).toMatch(/^soundcheck: An argument is empty\. Name the folders/);
    expect(await said('score', 'card-sets')).toBe('soundcheck: card-sets is a folder, not a file.\n');
    expect(await said('simulate', set, '--what-if', 'card-sets/dark-promoters')).toBe(
      'soundcheck: card-sets/dark-promoters is a folder, not a file.\n',
    );
    expect(await said('simulate', set, '--what-if', 'no/such.yaml')).toBe(
      'soundcheck: There is no file no/such.yaml.\n',
    );
    expect(await said('validate', 'no\u001b[31m\nfolder')).toBe('soundcheck: There is no folder no␛[31m␊folder.\n');
  });

  test('a slip of the finger gets a suggestion', async () => {
    expect((await soundcheck('simualte')).stderr).toContain('Did you mean “simulate”?');
    expect((await soundcheck('simulate', set, '--seeds', '3')).stderr).toContain('Did you mean --seed?');
    expect((await soundcheck('simulate', set, '--mode', 'partyy')).stderr).toContain('Did you mean “party”?');
    expect((await soundcheck('simulate', set, '--bots', 'gredy')).stderr).toContain('Did you mean “greedy”?');
  });
});

test('without a command the help goes to standard error', async () => {
  const { code, stdout, stderr } = await soundcheck();
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('Usage: soundcheck');
});

test('a reader that leaves early is nothing to complain about', async () => {
  const call = `"${process.execPath}" "${program}" rules dark-promoters --tables 1 --json | true`;
  expect(await promisify(execFile)('sh', ['-c', call], { cwd: root })).toEqual({ stdout: '', stderr: '' });
});

test.skipIf(!existsSync('/dev/full'))('a full disk is told in a line', async () => {
  const call = `"${process.execPath}" "${program}" validate ${set} --json > /dev/full`;
  const answer = await promisify(execFile)('sh', ['-c', call], { cwd: root }).catch((error: unknown) => error);
  expect(answer).toMatchObject({
    code: 70,
    stderr: expect.stringMatching(/^soundcheck: Standard output cannot be written: ENOSPC.*\.\n$/),
  });
});

test.each(['simulate', 'replay'])('%s --help says what a what-if file may hold', async (command) => {
  const { stdout } = await soundcheck(command, '--help');
  const terms = ['modes.<mode>.<path>', 'cards.<id>.<field>', 'cards.class:x type:y mode:z.<field>', 'house.<path>'];
  for (const term of [...terms, '18', '+2, -5', '+10%, -20%', 'x1.5', '=-5']) expect(stdout).toContain(`\n  ${term}  `);
  expect(stdout).toContain('Later lines win');
  expect(stdout).toContain('rounded half up');
});

describe('npm runs the program', () => {
  const run = promisify(execFile);
  const cwd = join(root, 'card-sets');

  test('with paths from where it was called', async () => {
    const { stdout } = await run('npm', ['run', '-s', 'soundcheck', '--', 'validate', 'dark-promoters/v0.3'], { cwd });
    expect(stdout).toMatch(/^dark-promoters\/v0\.3\n/);
  });

  test('and another script stays in its own folder', async () => {
    const env = { ...process.env, INIT_CWD: cwd, npm_lifecycle_event: 'test' };
    const { stdout } = await run(process.execPath, [program, 'validate', set], { cwd: root, env });
    expect(stdout).toMatch(new RegExp(`^${set}\n`));
  });
});

test('no colours where nobody looks', async () => {
  const { stdout } = await soundcheck('validate', set);
  expect(stdout).not.toContain('\u001b');
});
