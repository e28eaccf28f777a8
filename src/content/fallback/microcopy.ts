/** The fallback of the texts that pages share: one entry for each of their keys. */
import { sharedTexts } from '../defaults/microcopy';
import { byAge, byId, entryTitle, type Entry, type PartialEntry } from '../entries';
import { fromDefault, mergeEntry, type Fallback } from './entry';

/** Finds each text by its key. An emptied one that falls back is reported, one that is missing by a check. */
export const mergedMicrocopy = (input: Fallback): readonly Entry<'microcopy'>[] => {
  const { entries, defaults, seeded, problems } = input;
  const inOrder = [...entries.microcopy].sort(byAge);
  const used = new Set<PartialEntry<'microcopy'>>();
  const merged = defaults.microcopy.flatMap((fallback) => {
    const { key = '', text: _text, ...others } = fallback.fields;
    const source = byId(inOrder, fallback.id) ?? inOrder.find(({ fields }) => fields.key === key);
    if (!source) return [fromDefault(fallback)];
    used.add(source);
    const showsNothing = seeded && sharedTexts.get(key)?.kind === 'note';
    const own = { ...source, fields: { ...others, ...source.fields, key } };
    return mergeEntry(input, own, showsNothing ? undefined : fallback) ?? [];
  });
  for (const entry of inOrder.filter((source) => !used.has(source)))
    problems.warning(
      { entry },
      `The site does not show “${entryTitle(entry)}”: it has another entry with the same key, or no place for the key. Unpublish it.`,
    );
  return merged;
};
