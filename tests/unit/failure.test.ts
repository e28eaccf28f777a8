import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvironmentError } from '../../src/environment';
import { runCommand } from '../../src/hosting/commandLine';
import { PlainError, explained } from '../../src/failure';

const systemError = (code: string): Error => Object.assign(new Error(`${code}: raw`), { code });

it.each([
  ['ENOSPC', 'public/', 'The disk is full, so public/ could not be written'],
  ['EDQUOT', 'public/', 'The disk quota is used up'],
  ['EROFS', 'public/', 'public/ cannot be written because the file system is read-only'],
  ['EROFS', 'the finished site', 'The finished site cannot be written because'],
  ['EACCES', 'public/', 'public/ cannot be written because this user lacks the permission'],
  ['EXDEV', 'public/', 'public/ cannot be replaced because it is on another file system'],
])('explains %s of %s in one plain sentence', async (code, what, sentence) => {
  const failed = explained(what, () => Promise.reject(systemError(code)));
  await expect(failed).rejects.toThrow(PlainError);
  await expect(failed).rejects.toThrow(new RegExp(`^${sentence}`));
});

it('passes every other error on', async () => {
  const fault = new Error('ours');
  await expect(explained('public/', () => Promise.reject(fault))).rejects.toBe(fault);
});

describe('a command', () => {
  const { argv, exitCode } = process;
  const said: unknown[] = [];
  beforeEach(() => {
    said.length = 0;
    for (const stream of ['log', 'error'] as const)
      jest
        .spyOn(console, stream)
        .mockImplementation((...texts: unknown[]) => void said.push(...texts));
    process.argv = ['node', 'command'];
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.argv = argv;
    process.exitCode = exitCode;
  });

  it.each([
    [new EnvironmentError('SITE_URL is wrong.'), 2],
    [new PlainError('Gatsby failed.'), 1],
  ])('that fails with %s prints only that', async (error, code) => {
    await runCommand('Help', () => Promise.reject(error));
    expect(said).toEqual([error.message]);
    expect(process.exitCode).toBe(code);
  });

  it('prints a programming error with its stack', async () => {
    const fault = new TypeError('x is not a function');
    await runCommand('Help', () => Promise.reject(fault));
    expect(said).toEqual([fault]);
    expect(process.exitCode).toBe(1);
  });

  it('that can never end fails and says so', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'command-'));
    const program = path.join(folder, 'waits.ts');
    const module = path.join(process.cwd(), 'src/hosting/commandLine');
    await writeFile(
      program,
      `import { runCommand } from '${module}';
       void runCommand('Help', () => new Promise(() => undefined));`,
    );
    const run = spawnSync(process.execPath, ['--import', 'tsx', program], { encoding: 'utf8' });
    await rm(folder, { recursive: true });
    expect([run.status, run.stdout, run.stderr.trim()]).toEqual([
      1,
      '',
      'The command ended before its work was done: a fault of the program. Run it again.',
    ]);
  });

  it('prints its help and does nothing with --help', async () => {
    process.argv.push('--help');
    const work = jest.fn();
    await runCommand('Help', work);
    expect([said, work.mock.calls]).toEqual([['Help'], []]);
  });
});
