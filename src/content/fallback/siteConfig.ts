/** The fallback of the company's details, of which the site reads one entry. */
import { PlainError } from '../../failure';
import { byId, type Entry } from '../entries';
import { PHONE_FIELD } from '../marks';
import { model } from '../model';
import { completePhone } from '../phone';
import { fromDefault, mergeEntry, type Fallback } from './entry';

/** @throws PlainError when a seeded space lacks what the site must not invent: the phone number */
export const mergedSiteConfig = (input: Fallback): Entry<'siteConfig'> => {
  const { problems, seeded } = input;
  const candidates = input.entries.siteConfig;
  const [fallback] = input.defaults.siteConfig;
  if (!fallback) throw new Error('There are no bundled details of the company.');
  const chosen = byId(candidates, fallback.id) ?? candidates[0];
  const { name, fields } = model.siteConfig;
  for (const entry of candidates.filter((other) => other !== chosen))
    problems.warning(
      { entry },
      `There are ${candidates.length} entries of “${name}”, but the site reads one. This one is not used; unpublish it.`,
    );
  const entry =
    chosen && mergeEntry(input, { ...chosen, fields: completePhone(chosen.fields) }, fallback);
  if (entry) return entry;
  if (!seeded) return fromDefault(fallback);
  const typed = problems.all.find(
    ({ contentType, field, entryId }) =>
      contentType === 'siteConfig' && field === PHONE_FIELD && entryId === chosen?.entryId,
  );
  const { name: label } = fields[PHONE_FIELD];
  throw new PlainError(
    `${typed ? `${typed.message} ` : ''}“${name}” in Contentful ${chosen ? `has no “${label}”` : 'is not published'}, and the site never invents it: open the entry, fill in “${label}” and press Publish (if it was deleted, add it again under Content); the site that is live stays as it is.`,
  );
};
