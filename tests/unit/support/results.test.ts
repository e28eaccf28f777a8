import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { readJest, readPlaywright, type JestReport } from '../../support/results';

type Tests = JestReport['testResults'][number]['assertionResults'];

const failedFile = (message: string, assertionResults: Tests): JestReport => {
  const name = path.resolve('tests/unit/one.test.ts');
  return { testResults: [{ name, status: 'failed', message, assertionResults }] };
};

it('names a failed test of jest with its file and the command that repeats it', () => {
  const report = failedFile('', [
    { fullName: 'the page is there', status: 'passed' },
    { fullName: "the page's title (h1) is there", status: 'failed' },
  ]);
  const again = String.raw`npx jest tests/unit/one.test.ts -t '^the page'\''s title \(h1\) is there$'`;
  const test = "the page's title (h1) is there";
  const failures = [{ file: 'tests/unit/one.test.ts', test, again }];
  expect(readJest(report)).toEqual({ passed: 1, skipped: 0, failures });
});

it('counts a file that does not run as one failure, with the reason', () => {
  const message = '  ● Test suite failed to run\n\n    Cannot find module ./two\n';
  const test = 'Cannot find module ./two';
  const again = 'npx jest tests/unit/one.test.ts';
  const failures = [{ file: 'tests/unit/one.test.ts', test, again }];
  expect(readJest(failedFile(message, []))).toEqual({ passed: 0, skipped: 0, failures });
});

it('names a failed test of Playwright by its line, and counts what passed at the second try', () => {
  const spec = { title: 'opens', ok: false, file: 'menu.spec.ts', line: 7 };
  const suites = [{ specs: [], suites: [{ title: 'the menu', specs: [spec] }] }];
  const stats = { expected: 3, flaky: 1, skipped: 2, unexpected: 1 };
  const config = { rootDir: path.resolve('tests/browser') };
  const report = { suites, stats, errors: [], config } as unknown as JSONReport;
  const file = 'tests/browser/menu.spec.ts';
  const failures = [{ file, test: 'the menu opens', again: `npx playwright test ${file}:7` }];
  expect(readPlaywright(report)).toEqual({ passed: 4, skipped: 2, failures });
});
