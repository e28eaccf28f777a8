/** What an editor should fix, in plain English. Every step adds to it; the report prints it. */
import { model, type ContentTypeId } from './model';
import { valueOf } from './entries';

export interface Problem {
  /** `error`: a visitor would see something wrong. `warning`: could be better. */
  readonly severity: 'error' | 'warning';
  readonly contentType: ContentTypeId;
  readonly field?: string;
  readonly entryId?: string;
  /** What the entry is called, if it is of a space and has a title. */
  readonly title?: string;
  /** What is wrong, what a visitor sees, how to fix it. */
  readonly message: string;
}

/** An entry, or a field of it, that a problem is about. Bundled defaults have no entry id. */
interface ProblemLocation {
  readonly entry: {
    readonly type: ContentTypeId;
    readonly entryId?: string;
    readonly fields?: object;
  };
  readonly field?: string;
}

const titleOf = ({ type, entryId, fields }: ProblemLocation['entry']): string | undefined => {
  const title = fields && valueOf({ fields }, model[type].titleField);
  return entryId !== undefined && typeof title === 'string' ? title : undefined;
};

/** Collects problems. The same message about the same field is kept once. */
export class Problems {
  private readonly byKey = new Map<string, Problem>();

  error(location: ProblemLocation, message: string): void {
    this.add('error', location, message);
  }

  warning(location: ProblemLocation, message: string): void {
    this.add('warning', location, message);
  }

  add(severity: Problem['severity'], { entry, field }: ProblemLocation, message: string): void {
    const { type: contentType, entryId } = entry;
    const key = JSON.stringify([contentType, entryId, field, message]);
    if (!this.byKey.has(key))
      this.byKey.set(key, {
        ...{ severity, contentType, field, entryId, message },
        title: titleOf(entry),
      });
  }

  /** Errors first. */
  get all(): readonly Problem[] {
    return [...this.byKey.values()].sort((a, b) => a.severity.localeCompare(b.severity));
  }
}
