/** Brings a space to the content types of the website, each from its file. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fetchAll, type ContentTypeProps } from 'contentful-management';
import { contentTypeIds } from '../../../src/content/model';
import { completeEditor, completeType } from '../../helpers/complete';
import type { TypeDefinition } from '../../helpers/contentType';
import type { OpenSpace } from './space';

const FOLDER = path.resolve(__dirname, '../..');

/** The content types of the website, in the model's order. */
export const contentTypeDefinitions = (): readonly TypeDefinition[] => {
  const require = createRequire(__filename);
  return contentTypeIds.map(
    (id) =>
      (require(path.join(FOLDER, `${id}.ts`)) as { readonly default: TypeDefinition }).default,
  );
};

/** Every content type of a space. */
export const typesIn = ({ client }: OpenSpace): Promise<readonly ContentTypeProps[]> =>
  fetchAll((params) => client.contentType.getMany(params), {});

/** Makes or completes a content type. @returns whether the space lacked something of it */
const migrateType = async (
  { client, defaultLocale }: OpenSpace,
  definition: TypeDefinition,
  there: ContentTypeProps | undefined,
): Promise<boolean> => {
  const params = { contentTypeId: definition.id };
  const type = completeType(there, definition, defaultLocale);
  const isComplete = there?.sys.publishedVersion !== undefined && isDeepStrictEqual(type, there);
  if (!isComplete) {
    const saved = there
      ? await client.contentType.update(params, { ...there, ...type })
      : await client.contentType.createWithId(params, type);
    await client.contentType.publish(params, saved);
  }
  // Publishing makes the editor of a new type, and a new version of an existing one.
  const editor = await client.editorInterface.get(params);
  const complete = completeEditor(editor, definition, type.fields);
  const isEditorComplete = isDeepStrictEqual(complete, editor);
  if (!isEditorComplete) await client.editorInterface.update(params, complete);
  return !isComplete || !isEditorComplete;
};

/** Ids of content types. */
interface MigrationResult {
  /** Those that were made or completed. */
  readonly changed: readonly string[];
  /** Those that were complete. */
  readonly complete: readonly string[];
}

/**
 * Brings an environment to the current content model. Only what it lacks is added, so a run that was cut off
 * continues where it stopped.
 */
export const migrate = async (space: OpenSpace): Promise<MigrationResult> => {
  const types = await typesIn(space);
  const changed: string[] = [];
  for (const [index, definition] of contentTypeDefinitions().entries()) {
    const { id } = definition;
    console.log(`Content type ${index + 1} of ${contentTypeIds.length}: ${id}`);
    if (
      await migrateType(
        space,
        definition,
        types.find(({ sys }) => sys.id === id),
      )
    )
      changed.push(id);
  }
  return { changed, complete: contentTypeIds.filter((id) => !changed.includes(id)) };
};
