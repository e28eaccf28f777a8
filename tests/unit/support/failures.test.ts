import path from 'node:path';
import { failuresIn, type JestResult } from '../../support/failures';

type Tests = JestResult['testResults'][number]['assertionResults'];

const failedFile = (message: string, assertionResults: Tests): JestResult => {
  const name = path.resolve('tests/unit/one.test.ts');
  return { testResults: [{ name, status: 'failed', message, assertionResults }] };
};

it('names a failed test with its file and the command that repeats it', () => {
  const result = failedFile('', [
    { fullName: 'the page is there', status: 'passed' },
    { fullName: "the page's title (h1) is there", status: 'failed' },
  ]);
  const again = String.raw`npx jest tests/unit/one.test.ts -t '^the page'\''s title \(h1\) is there$'`;
  const failure = { file: 'tests/unit/one.test.ts', test: "the page's title (h1) is there", again };
  expect(failuresIn(result, {})).toEqual([failure]);
  expect(failuresIn(result, { TRY_EVERYTHING: 'yes' })).toEqual([
    { ...failure, again: `TRY_EVERYTHING=yes ${again}` },
  ]);
});

it('names a file that does not run with the reason', () => {
  const message = '  ● Test suite failed to run\n\n    Cannot find module ./two\n';
  expect(failuresIn(failedFile(message, []), {})).toEqual([
    {
      file: 'tests/unit/one.test.ts',
      test: 'Cannot find module ./two',
      again: 'npx jest tests/unit/one.test.ts',
    },
  ]);
});
