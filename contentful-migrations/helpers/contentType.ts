/**
 * Brings one content type of a space to what this version of the website wants, from any state: absent,
 * incomplete after a run that was cut off, or made by hand. What is missing is added; nothing that
 * exists is removed, renamed or gets another kind.
 */
import type { ContentTypeId } from '../../src/content/model';
import { addFields, change, type TypeInSpace } from './change';
import { definitionOf, type Editing, type TypeDefinition } from './definition';
import type { MigrationStep } from './requests';

/** Help text of the `order` field of a list. */
export const ORDER =
  'A number. Lower numbers come first. Leave gaps (10, 20, 30) so that something fits between.';

/** Help texts of what every type with pages has for search engines. */
export const SEARCH_HELP = {
  metaTitle:
    'The blue line in Google. Up to about 60 characters, with the city in it. Empty: the name and the company.',
  metaDescription:
    'One or two sentences that make somebody want to read on. 70 to 160 characters. Empty: made from the text of the page.',
  shareImage:
    'Shown when somebody shares this page. 1200 by 630 pixels. Empty: the one in “Company and contact details” or, without that, a drawing with the title.',
  previousAddresses:
    'Addresses this page had before, for example /stump-removal/. Visitors who use one are sent here. The site remembers changes of the address by itself; add only what it cannot know.',
} as const;

/** Makes the tabs of a type that has none; fields that the site does not know go on the first. */
const makeTabs = (type: TypeInSpace): void => {
  if (type.tabs.length > 0) return;
  const { tabs, fields } = type.definition;
  const onTab = (id: string): string | undefined =>
    fields.find((field) => field.id === id)?.tab ?? tabs[0]?.id;
  for (const { id: groupId, label: name } of tabs) {
    const ids = type.fields.map(({ id }) => id).filter((id) => onTab(id) === groupId);
    type.tabs.push({ groupId, items: ids.map((fieldId) => ({ fieldId })), name });
  }
};

/** Adds what a type lacks of its definition. */
export const complete = (type: TypeInSpace): void => {
  const { name, description, displayField } = type.definition;
  if (type.isNew) Object.assign(type, { name, description });
  type.displayField ??= displayField;
  addFields(type);
  makeTabs(type);
};

/** A migration that brings a content type to its definition; a later one that repeats it adds what is new. */
export const contentType = <Id extends ContentTypeId>(
  id: Id,
  editing: Editing<Id>,
): MigrationStep & { readonly definition: TypeDefinition } => {
  const definition = definitionOf(id, editing);
  return Object.assign(change({ definition }, complete), { definition });
};
