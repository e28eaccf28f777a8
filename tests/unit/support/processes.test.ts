import { spawn, type ChildProcess } from 'node:child_process';
import { bytesBelow, processesBelow } from '../../benchmarks/processes';

const WAIT = 'setInterval(() => undefined, 1000)';

/** Stands for a browser: one process that shows pages and one for graphics below it. */
const BROWSER = `
  for (const type of ['renderer', 'gpu-process'])
    require('node:child_process').spawn(process.execPath, ['-e', '${WAIT}', '--', '--type=' + type]);
  ${WAIT}
`;

let browser: ChildProcess;
let all: readonly number[];

beforeAll(async () => {
  browser = spawn(process.execPath, ['-e', BROWSER]);
  do {
    await new Promise((resolve) => setTimeout(resolve, 50));
    all = processesBelow(browser.pid ?? 0);
  } while (all.length < 3);
});
afterAll(() => {
  for (const id of all) process.kill(id);
});

it('counts the memory of a program with that of its helpers', () => {
  const [own, ...helpers] = all.map((id) => bytesBelow(id));
  expect(helpers).toHaveLength(2);
  expect(own).toBeGreaterThan(Math.max(...helpers));
});
