/**
 * Where “Open preview” in Contentful leads. The API of content previews is not in Contentful's
 * reference, but its own web app and tools use it: `preview_environments` of a space.
 */
import { contentTypeIds } from '../../../src/content/model';
import { STAFF_PATH } from '../../../src/preview/previewFile';
import { orByHand, outcome, type Outcome } from './outcome';
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

/** What visitors see, in other words every content type but the notes of the set-up. */
const SHOWN = contentTypeIds.filter((id) => id !== 'migrationRecord');

/**
 * One address for all: the preview's page for staff knows which page shows an entry, whatever its
 * address, and leads on to the place on it.
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

const isAsWanted = (there: Preview, wish: readonly Configuration[]): boolean =>
  wish.every((one) =>
    there.configurations.some(
      (other) =>
        (other.entityId ?? other.contentType) === one.entityId &&
        other.url === one.url &&
        other.enabled,
    ),
  );

/** Makes the content preview, or brings one of the same name up to date. */
export const ensurePreview = async ({ client, settings }: OpenSpace): Promise<Outcome> => {
  const site = settings.previewUrl;
  if (site === undefined) return outcome({ left: [MISSING_ADDRESS] });
  const name = nameIn(settings, NAME);
  const url = `/spaces/${settings.spaceId}/preview_environments`;
  const wish = configurations(site);
  return orByHand(byHand(site), async () => {
    const list = await client.raw.get<{ readonly items: readonly Preview[] }>(url, {
      params: { limit: 100 },
    });
    const there = list.items.find((preview) => preview.name === name);
    if (!there) {
      const description = 'Opens the page of an entry as visitors will see it.';
      await client.raw.post(url, { name, description, configurations: wish });
      return outcome({ done: [`Content preview “${name}” at ${site}`] });
    }
    if (isAsWanted(there, wish))
      return outcome({ existed: [`Content preview “${name}” at ${site}`] });
    const others = there.configurations.filter(
      (one) => !wish.some(({ entityId }) => entityId === (one.entityId ?? one.contentType)),
    );
    const { sys, description } = there;
    await client.raw.put(
      `${url}/${sys.id}`,
      { name, description, configurations: [...others, ...wish] },
      { headers: { 'X-Contentful-Version': sys.version } },
    );
    return outcome({ done: [`Content preview “${name}” brought up to date`] });
  });
};
