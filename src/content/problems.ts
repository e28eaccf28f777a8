/** What an editor should fix, in plain English. Every step adds to it; the report prints it. */
import { fieldOf, model, type ContentTypeId } from './model';
import { valueOf } from './entries';

export interface Problem {
  /** `error`: a visitor would see something wrong. `warning`: could be better. */
  readonly severity: 'error' | 'warning';
  readonly contentType: ContentTypeId;
  readonly field?: string;
  readonly entryId?: string;
  /** Names of the content type, the entry (if from a space and named) and the field, as staff know them. */
  readonly place: string;
  /** What is wrong, what a visitor sees, how to fix it. */
  readonly message: string;
}

/** An entry, or a field of it, that a problem is about. */
interface ProblemLocation {
  readonly entry: {
    readonly type: ContentTypeId;
    readonly id?: string;
    readonly isBundled?: true;
    readonly fields?: object;
  };
  readonly field?: string;
}

/** Id of the entry in the space; undefined for a default. */
const entryIdOf = ({ id, isBundled }: ProblemLocation['entry']): string | undefined =>
  isBundled ? undefined : id;

const placeOf = ({ entry, field = '' }: ProblemLocation): string => {
  const { type, fields = {} } = entry;
  const { name, titleField } = model[type];
  const title = entryIdOf(entry) === undefined ? undefined : valueOf({ fields }, titleField);
  const named = typeof title === 'string' ? `${name} “${title}”` : name;
  return [named, fieldOf(type, field)?.name ?? []].flat().join(' › ');
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

  add(severity: Problem['severity'], location: ProblemLocation, message: string): void {
    const { entry, field } = location;
    const contentType = entry.type;
    const entryId = entryIdOf(entry);
    const key = JSON.stringify([contentType, entryId, field, message]);
    if (this.byKey.has(key)) return;
    const place = placeOf(location);
    this.byKey.set(key, { severity, contentType, field, entryId, place, message });
  }

  /** Errors first. */
  get all(): readonly Problem[] {
    return [...this.byKey.values()].sort((a, b) => a.severity.localeCompare(b.severity));
  }
}
