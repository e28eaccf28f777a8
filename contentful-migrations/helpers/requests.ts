/** What migrations ask of a space, through contentful-migration. */
import type Migration from 'contentful-migration';
import type { MakeRequest, MigrationContext } from 'contentful-migration';
import { defaultLocale } from '../../src/contentful/locale';
import type { TypeDefinition } from './definition';

/** What a migration file exports, as contentful-migration calls it. */
export interface MigrationStep {
  (migration: Migration, context: MigrationContext): Promise<void>;
  /** The content type that it brings to what this says. */
  readonly definition?: TypeDefinition;
}

/** A content type or an editor as a space has it. */
interface Resource {
  readonly sys: { readonly version: number };
}

/** Reads from the space. */
export const get = async <Answer>(makeRequest: MakeRequest, url: string): Promise<Answer> =>
  (await makeRequest({ method: 'GET', url })) as Answer;

/** Saves a resource over the version that was read, or as a new one. */
export const put = async (
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

/** The code of the locale that values without a translation have. */
export const defaultLocaleOf = async (makeRequest: MakeRequest): Promise<string> =>
  defaultLocale(await get(makeRequest, '/locales'));
