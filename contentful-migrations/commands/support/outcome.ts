/** What a step of the set-up tells its operator. */
import { statusOf } from './failures';

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

/** Does a step, or tells how a person does it where the token or the plan does not allow it. */
export const orByHand = async (
  instruction: string,
  step: () => Promise<Outcome>,
): Promise<Outcome> => {
  try {
    return await step();
  } catch (error) {
    if (![400, 403, 404, 422].includes(statusOf(error) ?? 0)) throw error;
    return outcome({ left: [instruction] });
  }
};

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
