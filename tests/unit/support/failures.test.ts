import path from 'node:path';
import { counts, failuresIn, type JestResult } from '../../support/failures';

const FILE = path.resolve('tests/unit/one.test.ts');

const result = (testResults: JestResult['testResults']): JestResult => ({
  numPassedTests: 1,
  numFailedTests: 1,
  numPendingTests: 0,
  numRuntimeErrorTestSuites: 1,
  testResults,
});

const failing = result([
  {
    name: FILE,
    status: 'failed',
    message: '',
    assertionResults: [
      { fullName: 'the page is there', status: 'passed' },
      { fullName: "the page's title (h1) is there", status: 'failed' },
    ],
  },
]);

it('names a failed test with its file and the command that repeats it', () => {
  const [failure, ...others] = failuresIn(failing, false);
  expect(failure).toEqual({
    file: 'tests/unit/one.test.ts',
    test: "the page's title (h1) is there",
    again: String.raw`npx jest tests/unit/one.test.ts -t '^the page'\''s title \(h1\) is there$'`,
  });
  expect(others).toEqual([]);
});

it('repeats a long test with everything that it tried', () => {
  expect(failuresIn(failing, true)[0]?.again).toMatch(/^TRY_EVERYTHING=yes npx jest /);
});

it('names a file that does not run with the reason', () => {
  const message = '  ● Test suite failed to run\n\n    Cannot find module ./two\n';
  const broken = result([{ name: FILE, status: 'failed', message, assertionResults: [] }]);
  expect(failuresIn(broken, false)).toEqual([
    {
      file: 'tests/unit/one.test.ts',
      test: 'Cannot find module ./two',
      again: 'npx jest tests/unit/one.test.ts',
    },
  ]);
  expect(counts(broken)).toEqual({ passed: 1, failed: 2, skipped: 0 });
});
