import path from 'node:path';
import { EnvironmentError } from '../../src/environment';
import { runCommand } from '../../src/hosting/commandLine';
import { PlainError } from '../../src/failure';
import { explain } from '../../contentful-migrations/commands/support/failures';
import { folderForAll } from '../support/folder';
import { runProgram } from '../support/program';

it.each([
  [
    { isAxiosError: true, code: 'ECONNREFUSED' },
    /^Contentful cannot be reached at “api\.contentful\.com”/,
  ],
  [{ isAxiosError: true, code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, /NODE_EXTRA_CA_CERTS/],
  [{ message: '{"status":201}' }, /^Contentful cannot be reached .*\(its answer was cut off\)/],
  [
    { message: '{"status":404}' },
    /in the space “nowhere”, environment “none”: check CONTENTFUL_SPACE_ID/,
  ],
  [{ message: '{"status":401}' }, /put it there; if .* set CONTENTFUL_HOST to cdn\.eu\./],
  [{ code: 'ENOENT' }, /^the reason$/],
])('a command for a space explains an error with %j', (fields, sentence) => {
  const settings = {
    spaceId: 'nowhere',
    environmentId: 'none',
    managementHost: 'api.contentful.com',
  } as Parameters<typeof explain>[1];
  const error = Object.assign(new Error('the reason'), fields);
  expect(explain(error, settings, 'CONTENTFUL_MANAGEMENT_HOST')).toMatch(sentence);
});

describe('a command', () => {
  const folder = folderForAll();
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
    await runCommand('Help', {}, () => Promise.reject(error));
    expect(said).toEqual([error.message]);
    expect(process.exitCode).toBe(code);
  });

  it('prints a programming error with its stack', async () => {
    const fault = new TypeError('x is not a function');
    await runCommand('Help', {}, () => Promise.reject(fault));
    expect(said).toEqual([fault]);
    expect(process.exitCode).toBe(1);
  });

  it('that can never end fails and says so', async () => {
    const module = path.resolve('src/hosting/commandLine');
    const waits = `import { runCommand } from '${module}';
      void runCommand('Help', {}, () => new Promise(() => undefined));`;
    await folder.write({ 'waits.ts': waits });
    const { code, stdout, stderr } = await runProgram(path.relative('', folder.to('waits.ts')), {
      cwd: folder.path,
    });
    expect([code, stdout, stderr.trim()]).toEqual([
      1,
      '',
      'The command ended before it was done. Run it again.',
    ]);
  });

  it.each([
    ['--preview', /^Unknown option '--preview' \(--help lists the options\)\.$/],
    ['now', /^Unexpected argument 'now'/],
  ])('does nothing with %s when it has no such option', async (argument, sentence) => {
    process.argv.push(argument);
    const work = jest.fn();
    await runCommand('Help', { other: { type: 'boolean' } }, work);
    expect([said.join(), work.mock.calls]).toEqual([expect.stringMatching(sentence), []]);
    expect(process.exitCode).toBe(2);
  });

  it('prints its help and does nothing with --help', async () => {
    process.argv.push('--help');
    const work = jest.fn();
    await runCommand('Help', {}, work);
    expect([said, work.mock.calls]).toEqual([['Help'], []]);
  });
});
