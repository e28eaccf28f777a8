/** Finds links to drafts. Previews show drafts, so the check of the content would miss these links. */
import { fieldsOf } from '../content/model';
import { Problems, type Problem } from '../content/problems';
import { linkText, titleOf, typeOf, type Item, type SpaceItems } from '../contentful/space';
import { isObject } from '../json';

/** Links in a value of any kind, as `linkText` writes them. */
const linksIn = (value: unknown): readonly string[] => {
  const link = linkText(value);
  if (link !== undefined) return [link];
  return isObject(value) ? Object.values(value).flatMap(linksIn) : [];
};

const isPublished = ({ sys }: Item): boolean => sys.publishedVersion !== undefined;

/** Reports every link of a published entry to an entry or a file that is not published. */
export const linksToDrafts = ({
  entries,
  assets,
}: Pick<SpaceItems, 'entries' | 'assets'>): readonly Problem[] => {
  const problems = new Problems();
  const drafts = new Map(
    Object.entries({ Entry: entries, Asset: assets }).flatMap(([kind, items]) =>
      items
        .filter((item) => !isPublished(item))
        .map((item): [string, Item] => [`${kind}:${item.sys.id}`, item]),
    ),
  );
  for (const { sys, fields = {} } of entries.filter(isPublished)) {
    const type = typeOf({ sys });
    if (type === undefined) continue;
    for (const [field, { name }] of fieldsOf(type))
      for (const draft of linksIn(fields[field]).flatMap((link) => drafts.get(link) ?? []))
        problems.error(
          { entry: { type, id: sys.id, fields }, field },
          `“${name}” links to “${titleOf(draft)}”, which is not published, so visitors do not see it. Publish it, or remove the link.`,
        );
  }
  return problems.all;
};
