/** What jest's results say of tests that failed. */
import path from 'node:path';

/** What `jest --json` writes, as far as it is read here. */
export interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    /** The file. */
    readonly name: string;
    readonly status: string;
    /** Why the file did not run. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** How often it was tried: see `retries.ts`. */
      readonly invocations?: number;
    }[];
  }[];
}

export interface Failure {
  readonly file: string;
  /** Its full title, or why the file did not run. */
  readonly test: string;
  /** The command that repeats it. */
  readonly again: string;
}

/** Numbers of tests; a file that does not run counts as one that failed. */
export const counts = (result: JestResult) => ({
  passed: result.numPassedTests,
  failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  skipped: result.numPendingTests,
});

/** A text as one word of a command line. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A pattern of exactly this title. */
const pattern = (title: string): string => `^${title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`;

/** The first line of a message that says something. */
const reason = (message: string): string =>
  message
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('●')) ?? 'does not run';

/**
 * Every test that failed, and every file that did not run.
 *
 * @param tryEverything whether the tests ran with `TRY_EVERYTHING=yes`
 */
export const failuresIn = (result: JestResult, tryEverything: boolean): readonly Failure[] =>
  result.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('', name);
    const command = `${tryEverything ? 'TRY_EVERYTHING=yes ' : ''}npx jest ${file}`;
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => ({
        file,
        test: fullName,
        again: `${command} -t ${quoted(pattern(fullName))}`,
      }));
    return failed.length === 0 && status === 'failed'
      ? [{ file, test: reason(message), again: command }]
      : failed;
  });

/** The file and the full title of every test that failed and passed when it was repeated. */
export const passedLaterIn = (result: JestResult): readonly string[] =>
  result.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${path.relative('', name)}: ${fullName}`),
  );
