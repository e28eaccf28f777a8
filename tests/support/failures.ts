/** Reads the failed tests from jest's results. */
import path from 'node:path';

/** The part of the output of `jest --json` that is read here. */
export interface JestResult {
  readonly testResults: readonly {
    /** The file. */
    readonly name: string;
    readonly status: string;
    /** Why the file did not run. */
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export interface Failure {
  readonly file: string;
  /** Its full title, or why the file did not run. */
  readonly test: string;
  /** The command that repeats it. */
  readonly again: string;
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

/**
 * Every test that failed, and every file that did not run.
 *
 * @param variables that the tests ran with
 */
export const failuresIn = (
  { testResults }: JestResult,
  variables: Readonly<Record<string, string>>,
): readonly Failure[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('', name);
    const given = Object.entries(variables).map(([variable, value]) => `${variable}=${value} `);
    const command = `${given.join('')}npx jest ${file}`;
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
