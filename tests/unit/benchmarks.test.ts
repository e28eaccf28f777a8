import { REPOSITORY, runProgram } from '../support/program';

it.each([
  ['--runs', 'abc'],
  ['--runs', '0'],
  ['--posts', '10,many'],
])('benchmarks with %s %s are refused before anything is measured', async (option, text) => {
  const args = ['--only', 'none', option, text];
  const { code, stderr } = await runProgram('tests/benchmarks/run.ts', { cwd: REPOSITORY, args });
  expect(code).toBe(2);
  expect(stderr).toContain(`${option} says “${text.split(',').at(-1)}”`);
});
