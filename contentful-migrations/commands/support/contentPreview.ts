/**
 * Sets where “Open preview” in Contentful leads. The API of content previews is not in Contentful's
 * reference, but its web app and tools use it: `preview_environments` of a space.
 */
import { contentTypeIds } from '../../../src/content/model';
import { STAFF_PATH } from '../../../src/preview/previewFile';
import type { Outcome } from './outcome';
import { nameIn } from './settings';
import type { OpenSpace } from './space';

const NAME = 'Website';

interface Configuration {
  readonly entityType?: string;
  readonly entityId?: string;
  /** Older name of `entityId`, which parts of Contentful still read. */
  readonly contentType: string;
  readonly url: string;
  readonly enabled: boolean;
  readonly example: boolean;
}

interface Preview {
  readonly sys: { readonly id: string; readonly version: number };
  readonly name: string;
  readonly description?: string;
  readonly configurations: readonly Configuration[];
}

/** Every content type whose entries visitors see. */
const SHOWN = contentTypeIds.filter((id) => id !== 'migrationRecord');

/**
 * The same address for all types: the preview's page for staff knows which page shows an entry, and
 * redirects to the place on it.
 */
const addressAt = (site: string): string => `${site}${STAFF_PATH}?entry={entry.sys.id}`;

const configurations = (site: string): readonly Configuration[] =>
  SHOWN.map((contentType) => ({
    entityType: 'ContentType',
    entityId: contentType,
    contentType,
    url: addressAt(site),
    enabled: true,
    example: false,
  }));

const MISSING_ADDRESS =
  'Content preview: put the address of the preview site into PREVIEW_SITE_URL and run this command again, so that “Open preview” in Contentful leads to the right page.';

const byHand = (site: string): string =>
  `In Contentful under Settings, Content preview, add “${NAME}” with this address for every content type: ${addressAt(site)}.`;

const typeOf = ({ entityId, contentType }: Configuration): string => entityId ?? contentType;

const isAsWanted = ({ configurations }: Preview, wanted: readonly Configuration[]): boolean =>
  wanted.every(({ contentType, url }) =>
    configurations.some((one) => typeOf(one) === contentType && one.url === url && one.enabled),
  );

/** Makes the content preview, or updates the one of the same name. */
export const ensurePreview = async (
  { client, settings }: OpenSpace,
  outcome: Outcome,
): Promise<void> => {
  const site = settings.previewUrl;
  if (site === undefined) {
    outcome.left.push(MISSING_ADDRESS);
    return;
  }
  const name = nameIn(settings, NAME);
  const url = `/spaces/${settings.spaceId}/preview_environments`;
  const wanted = configurations(site);
  await outcome.orByHand(byHand(site), async () => {
    const list = await client.raw.get<{ readonly items: readonly Preview[] }>(url, {
      params: { limit: 100 },
    });
    const existing = list.items.find((preview) => preview.name === name);
    if (!existing) {
      const description = 'Opens the page of an entry as visitors will see it.';
      await client.raw.post(url, { name, description, configurations: wanted });
      outcome.done.push(`Content preview “${name}” at ${site}`);
    } else if (isAsWanted(existing, wanted)) {
      outcome.existed.push(`Content preview “${name}” at ${site}`);
    } else {
      const { sys, description } = existing;
      const others = existing.configurations.filter(
        (one) => !wanted.some(({ contentType }) => contentType === typeOf(one)),
      );
      await client.raw.put(
        `${url}/${sys.id}`,
        { name, description, configurations: [...others, ...wanted] },
        { headers: { 'X-Contentful-Version': sys.version } },
      );
      outcome.done.push(`Content preview “${name}” updated`);
    }
  });
};
