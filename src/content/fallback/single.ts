/** The fallback of a content type of which the site reads one entry. */
import { PlainError } from '../../failure';
import type { BundledEntry } from '../bundled';
import type { SpaceEntry } from '../mappers';
import { fieldsOf, model, type ContentTypeId } from '../model';
import { isDefaultWhenEmpty } from '../model/fields';
import { byId, type Entry } from '../entries';
import { fillEntry, fromDefault, type Fallback } from './entry';

/** @throws PlainError when a seeded space lacks what the site must not invent: the phone number */
export const singleEntry = <T extends ContentTypeId>(input: Fallback, type: T): Entry<T> => {
  const { seeded, problems } = input;
  const defaults: readonly BundledEntry<T>[] = input.defaults[type];
  const candidates: readonly SpaceEntry<T>[] = input.entries[type];
  const [fallback] = defaults;
  if (!fallback) throw new Error(`There is no bundled default for ${type}.`);
  const chosen = byId(candidates, fallback.id) ?? candidates[0];
  const { name } = model[type];
  for (const entry of candidates.filter((other) => other !== chosen))
    problems.warning(
      { entry },
      `There are ${candidates.length} entries of “${name}”, but the site reads one. This one is not used; unpublish it.`,
    );
  const entry = chosen && fillEntry(input, chosen, fallback);
  if (entry) return entry;
  if (seeded) {
    const vital = fieldsOf(type).find(
      ([, field]) => field.required === true && !isDefaultWhenEmpty(field),
    );
    if (vital) {
      const [id, { name: label }] = vital;
      const typed = problems.all.find(
        ({ contentType, field, entryId }) =>
          contentType === type && field === id && entryId === chosen?.entryId,
      );
      throw new PlainError(
        `${typed ? `${typed.message} ` : ''}“${name}” in Contentful ${chosen ? `has no “${label}”` : 'is not published'}, and the site never invents it: open the entry, fill in “${label}” and press Publish (if it was deleted, add it again under Content); the site that is live stays as it is.`,
      );
    }
    problems.error(
      { entry: { type } },
      `“${name}” is not published, so the site shows the texts it came with. Publish it again.`,
    );
  }
  return fromDefault(fallback);
};
