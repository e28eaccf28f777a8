/** The migration of one content type, and help texts that several types share. */
import { isDeepStrictEqual } from 'node:util';
import type { EditorInterfaceProps } from 'contentful-management';
import type Migration from 'contentful-migration';
import type { MakeRequest, MigrationContext } from 'contentful-migration';
import type { ContentTypeId } from '../../src/content/model';
import { defaultLocale } from '../../src/contentful/space';
import { completeEditor, completeType, type TypeInSpace } from './complete';
import { definitionOf, type Editing, type TypeDefinition } from './definition';

/** A migration as contentful-migration calls it. */
export interface MigrationStep {
  /** @returns whether the space lacked something */
  (migration: Migration, context: MigrationContext): Promise<boolean>;
}

/** What a migration file exports. */
export type TypeMigration = MigrationStep & {
  /** The definition to which this migration brings the content type. */
  readonly definition: TypeDefinition;
};

/** A content type or an editor as a space has it. */
interface Resource {
  readonly sys: { readonly version: number };
}

/** Reads from the space. */
const get = async <Answer>(makeRequest: MakeRequest, url: string): Promise<Answer> =>
  (await makeRequest({ method: 'GET', url })) as Answer;

/** Saves a resource over the version that was read, or as a new one. */
const put = async (
  makeRequest: MakeRequest,
  url: string,
  { sys, ...data }: Partial<Resource>,
): Promise<Resource> =>
  (await makeRequest({
    method: 'PUT',
    url,
    headers: sys && { 'X-Contentful-Version': sys.version },
    data,
  })) as Resource;

/** Help texts of what every type with pages has for search engines. */
export const SEARCH_HELP = {
  metaTitle:
    'The blue line in Google. Up to about 60 characters, with the city in it. Empty: the name and the company.',
  metaDescription:
    'One or two sentences that make somebody want to read on. 70 to 160 characters. Empty: made from the text of the page.',
  shareImage:
    'Shown when somebody shares this page. 1200 by 630 pixels. Empty: the one in “Company and contact details” or, without that, a drawing with the title.',
  previousAddresses:
    'Addresses this page had before, for example /stump-removal/. Visitors who use one are sent here. Add one whenever you change the address.',
} as const;

/**
 * Brings one content type of a space to its definition, from any state: absent, incomplete after a run that
 * was cut off, or made by hand.
 */
const bringTo =
  (definition: TypeDefinition): MigrationStep =>
  async (_migration, { makeRequest }) => {
    const { id } = definition;
    const url = `/content_types/${id}`;
    const { items } = await get<{ readonly items: readonly TypeInSpace[] }>(
      makeRequest,
      `/content_types?sys.id[in]=${id}`,
    );
    const locale = defaultLocale(await get(makeRequest, '/locales'));
    const [there] = items;
    const type = completeType(there, definition, locale);
    const isTypeComplete =
      there?.sys?.publishedVersion !== undefined && isDeepStrictEqual(type, there);
    if (!isTypeComplete) {
      const { sys } = await put(makeRequest, url, type);
      await put(makeRequest, `${url}/published`, { sys });
    }
    // Publishing makes the editor of a new type, and a new version of an existing one.
    const editor = await get<EditorInterfaceProps>(makeRequest, `${url}/editor_interface`);
    const complete = completeEditor(editor, definition, type.fields);
    const isEditorComplete = isDeepStrictEqual(complete, editor);
    if (!isEditorComplete) await put(makeRequest, `${url}/editor_interface`, complete);
    return !isTypeComplete || !isEditorComplete;
  };

/** A migration that brings a content type to its definition. When it is repeated, it adds what is new. */
export const contentType = <Id extends ContentTypeId>(
  id: Id,
  editing: Editing<Id>,
): TypeMigration => {
  const definition = definitionOf(id, editing);
  return Object.assign(bringTo(definition), { definition });
};
