/** What an editor should mend, in plain English. Filled by every step, printed by the report. */
import type { ContentTypeId } from './model';

export interface Problem {
  /** `error`: a visitor would see something wrong. `warning`: could be better. */
  readonly severity: 'error' | 'warning';
  readonly contentType: ContentTypeId;
  readonly field?: string;
  readonly entryId?: string;
  /** One sentence: what is wrong, what a visitor sees, how to mend it. */
  readonly message: string;
}

/** Collects problems; the same sentence about the same field is kept once. */
export class Problems {
  private readonly seen = new Set<string>();
  private readonly list: Problem[] = [];

  add(problem: Problem): void {
    const key = JSON.stringify([
      problem.contentType,
      problem.entryId,
      problem.field,
      problem.message,
    ]);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.list.push(problem);
  }

  /** Worst first. */
  get all(): readonly Problem[] {
    return [...this.list].sort((a, b) => a.severity.localeCompare(b.severity));
  }
}
