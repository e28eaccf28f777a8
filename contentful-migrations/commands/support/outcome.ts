/** What a step of the set-up tells its operator. */
export interface Outcome {
  /** What the step did now. */
  readonly done: readonly string[];
  /** What was there already. */
  readonly existed: readonly string[];
  /** What a person has to do by hand, as instructions. */
  readonly left: readonly string[];
  /** Lines for a file named .env; may hold secrets. */
  readonly env: readonly string[];
}

const NOTHING: Outcome = { done: [], existed: [], left: [], env: [] };

/** An outcome with some of its lists filled. */
export const outcome = (parts: Partial<Outcome>): Outcome => ({ ...NOTHING, ...parts });

/** Several outcomes as one. */
export const joined = (outcomes: readonly Outcome[]): Outcome => ({
  done: outcomes.flatMap(({ done }) => done),
  existed: outcomes.flatMap(({ existed }) => existed),
  left: outcomes.flatMap(({ left }) => left),
  env: outcomes.flatMap(({ env }) => env),
});

const section = (title: string, lines: readonly string[], mark: string): string[] =>
  lines.length === 0 ? [] : [`${title}\n${lines.map((line) => `${mark}${line}`).join('\n')}`];

/** The outcome as text for the terminal. */
export const print = ({ done, existed, left, env }: Outcome): string =>
  [
    ...section('Done now:', done, '  - '),
    ...section('Was there already:', existed, '  - '),
    ...section('Left to do by hand:', left, '  - '),
    ...section('Lines for the file .env and for the host of the site (keep them secret):', env, ''),
  ].join('\n\n');
