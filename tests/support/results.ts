/** What the two runners found, read from the JSON that they write. */
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export interface Failure {
  readonly file: string;
  /** Its full title, or why the file did not run. */
  readonly test: string;
  /** The command that repeats it. */
  readonly again: string;
}

export interface Results {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}

/** The part of the output of `jest --json` that is read here. */
export interface JestReport {
  readonly testResults: readonly {
    /** The file. */
    readonly name: string;
    readonly status: string;
    /** Why the file did not run. */
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Quotes a text as one argument of a command line. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A pattern that matches exactly this title. */
const pattern = (title: string): string => `^${title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`;

/** The first line of a message that says something. */
const reason = (message: string): string =>
  message
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('●')) ?? 'does not run';

/** What jest found. A file that does not run counts as one failed test. */
export const readJest = ({ testResults }: JestReport): Results => {
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: path.relative('', name) })),
  );
  const failed = all
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName }) => ({
      ...{ file, test: fullName },
      again: `npx jest ${file} -t ${quoted(pattern(fullName))}`,
    }));
  const broken = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => ({ file: path.relative('', name), test: reason(message) }))
    .filter(({ file }) => !failed.some((failure) => failure.file === file))
    .map((failure) => ({ ...failure, again: `npx jest ${failure.file}` }));
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    skipped: all.filter(({ status }) => ['pending', 'todo'].includes(status)).length,
    failures: [...failed, ...broken],
  };
};

/** What Playwright found. An error outside of the tests counts as one failed test. */
export const readPlaywright = ({ suites, stats, errors, config }: JSONReport): Results => {
  const failuresIn = (suite: JSONReportSuite, titles: readonly string[]): readonly Failure[] => [
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map((spec) => {
        const file = path.relative('', path.join(config.rootDir, spec.file));
        const test = [...titles, spec.title].join(' ');
        return { file, test, again: `npx playwright test ${file}:${spec.line}` };
      }),
    ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, [...titles, inner.title])),
  ];
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => failuresIn(suite, [])),
      ...errors.map(({ message = '' }) => ({
        ...{ file: 'playwright.config.ts', test: reason(message), again: 'npx playwright test' },
      })),
    ],
  };
};
