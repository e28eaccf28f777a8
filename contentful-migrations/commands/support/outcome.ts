/** What the steps of a set-up have done, and what is left to do by hand. */
import { statusOf } from '../../../src/contentful/client';

/** Statuses that say that the token or the plan does not allow a step. */
const NOT_ALLOWED = [400, 403, 404, 422];

const section = (title: string, lines: readonly string[], mark: string): string[] =>
  lines.length === 0 ? [] : [`${title}\n${lines.map((line) => `${mark}${line}`).join('\n')}`];

export class Outcome {
  readonly done: string[] = [];
  readonly existed: string[] = [];
  /** Instructions for a person, as far as a variable is not set. */
  readonly left: string[] = [];
  /** Instructions for a person, for the steps that the token or the plan did not allow. */
  readonly notAllowed: string[] = [];
  /** What Contentful refused to publish, each with its reason. */
  readonly refused: string[] = [];
  /** Lines for the file .env; may hold secrets. */
  readonly env: string[] = [];

  /** Runs a step, or adds the instruction where the token or the plan does not allow the step. */
  async orByHand<T>(instruction: string, step: () => Promise<T>): Promise<T | undefined> {
    try {
      return await step();
    } catch (error) {
      if (!NOT_ALLOWED.includes(statusOf(error) ?? 0)) throw error;
      this.notAllowed.push(instruction);
      return undefined;
    }
  }

  /** Whether something was tried and is not done. */
  get isIncomplete(): boolean {
    return this.notAllowed.length + this.refused.length > 0;
  }

  /** What was refused, and one line about how to continue; empty if nothing was refused. */
  refusals(): string[] {
    const todo =
      'Fill in what is missing and publish these in Contentful, or change the field, then run the command again: it finishes what has become possible. It ends with exit code 1 because of them.';
    return this.refused.length === 0
      ? []
      : [...section('Contentful refused to publish:', this.refused, '  - '), todo];
  }

  /** As text for the terminal. */
  toString(): string {
    return [
      ...section('Done now:', this.done, '  - '),
      ...section('Was there already:', this.existed, '  - '),
      ...section('Left to do by hand:', this.left, '  - '),
      ...section(
        'The token or the plan does not allow these, so do them by hand:',
        this.notAllowed,
        '  - ',
      ),
      ...this.refusals(),
      ...section(
        'Lines for the file .env and for the host of the site (keep them secret):',
        this.env,
        '',
      ),
    ].join('\n\n');
  }
}
