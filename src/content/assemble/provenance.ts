/** Which field of which entry each mark of a build stands for. */
import type { Entry } from '../entries';
import { hashOf } from '../text';
import { encodeMark, marksIn } from '../marks';

/** A field of an entry. */
export interface FieldLocation {
  readonly entry: Entry;
  readonly field: string;
}

/** Makes marks, and finds the fields that texts with marks came from. */
export class Provenance {
  private readonly locations = new Map<string, FieldLocation>();

  /**
   * The mark of a field. Its number depends only on the ids, so a new entry does not change the marks of
   * other entries or the pages that show them.
   */
  mark(location: FieldLocation): string {
    const key = `${location.entry.type}\n${location.entry.id}\n${location.field}`;
    const mark = encodeMark(hashOf(key));
    if (!this.locations.has(mark)) this.locations.set(mark, location);
    return mark;
  }

  /** The fields that a text came from, each once, in reading order. */
  in(text: string): readonly FieldLocation[] {
    return marksIn(text).flatMap((mark) => this.locations.get(mark) ?? []);
  }

  /** The fields that a view shows. */
  of(view: object): readonly FieldLocation[] {
    return this.in(JSON.stringify(view));
  }

  /** Every field that has a mark, by its mark. */
  get all(): ReadonlyMap<string, FieldLocation> {
    return this.locations;
  }
}
