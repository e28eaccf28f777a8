/** Two builds at once, and one that is killed, with Gatsby itself. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { eventually } from '../support/eventually';
import { writeFiles } from '../support/folder';
import { useCheckout } from '../support/rehearsal/checkout';

jest.setTimeout(600_000);

const checkout = useCheckout('killed-build');
beforeAll(() => writeFiles(checkout.to('dist'), { 'index.html': 'The site of yesterday' }));

/** The Gatsby that a build has started, or undefined while it has started none. */
const gatsbyOf = (build: number): number | undefined => {
  const processes = execFileSync('ps', ['-axo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const line = processes
    .split('\n')
    .map((one) => one.trim().split(/\s+/))
    .find(([, parent, ...args]) => Number(parent) === build && args.join(' ').includes('gatsby'));
  return line && Number(line[0]);
};

/** Whether a process is still running; an ended one stays in the process list until its parent asks. */
const isRunning = (pid: number): boolean => {
  const states = execFileSync('ps', ['-axo', 'pid=,stat='], { encoding: 'utf8' });
  return new RegExp(`^\\s*${pid} +[^Z]`, 'm').test(states);
};

it('a second build ends at once, a killed one leaves the site, and the next one works', async () => {
  const lock = checkout.to('.build/lock');

  const killed = checkout.tryBuild();
  await eventually('the build holds the lock', () =>
    readFile(lock).then(
      () => true,
      () => false,
    ),
  );
  const second = await checkout.tryBuild();
  expect(second.code).toBe(1);
  expect(second.text).toContain('Another build is running');

  const pid = Number(await readFile(lock, 'utf8'));
  await eventually('Gatsby runs', () => gatsbyOf(pid) !== undefined);
  const gatsby = gatsbyOf(pid) ?? NaN;
  process.kill(pid, 'SIGKILL');
  expect((await killed).code).not.toBe(0);
  // The build notices once its configuration is compiled, which takes long on a busy machine.
  await eventually('its Gatsby has ended too', () => !isRunning(gatsby), 180_000);
  expect(await checkout.read('index.html')).toBe('The site of yesterday');

  await checkout.build();
  expect(checkout.pages().size).toBeGreaterThan(20);
});
