/** Drafts that published entries link to: a preview shows them, and so does not miss them. */
import { fieldsOf, model, type ContentTypeId } from '../content/model';
import { Problems, type Problem } from '../content/problems';
import { linkText, type Item, type SpaceItems } from '../contentful/space';

/** Links in a value of any kind, as `linkText` writes them. */
const linksIn = (value: unknown): readonly string[] => {
  const link = linkText(value);
  if (link !== undefined) return [link];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : [];
};

/** The preview API gives a published version of nothing else. */
const isPublished = ({ sys }: Item): boolean => sys.publishedVersion !== undefined;

const typeOf = ({ sys }: Item): ContentTypeId | undefined => {
  const id = sys.contentType?.sys.id ?? '';
  return id in model ? (id as ContentTypeId) : undefined;
};

/** What staff call an entry or asset. */
const nameOf = (item: Item): string => {
  const type = typeOf(item);
  const title = item.fields?.[type === undefined ? 'title' : model[type].titleField];
  return typeof title === 'string' ? title : item.sys.id;
};

/** Reports every link of a published entry to a draft. */
export const linksToDrafts = ({
  entries,
  assets,
}: Pick<SpaceItems, 'entries' | 'assets'>): readonly Problem[] => {
  const problems = new Problems();
  const all = { Entry: entries, Asset: assets };
  const drafts = new Map(
    Object.entries(all).flatMap(([kind, items]) =>
      items
        .filter((item) => !isPublished(item))
        .map((item): [string, Item] => [`${kind}:${item.sys.id}`, item]),
    ),
  );
  for (const { sys, fields = {} } of entries.filter(isPublished)) {
    const type = typeOf({ sys });
    if (type === undefined) continue;
    const entry = { type, entryId: sys.id, fields };
    for (const [id, { name, kind }] of fieldsOf(type)) {
      const unseen = kind === 'richText' ? 'it, nor a sentence that it is embedded in,' : 'it';
      for (const draft of linksIn(fields[id]).flatMap((link) => drafts.get(link) ?? []))
        problems.error(
          { entry, field: id },
          `“${name}” links to “${nameOf(draft)}”, which is not published. Visitors do not see ${unseen} until you publish it.`,
        );
    }
  }
  return problems.all;
};
