/**
 * Where “Open preview” in Contentful leads. The API of content previews is not in Contentful's
 * reference, but its own web app and tools use it: `preview_environments` of a space.
 */
import { statusOf } from './failures';
import { outcome, type Outcome } from './outcome';
import type { OpenSpace } from './space';

const MASTER = 'master';
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

/** Address of an entry's page, by content type. Parts of pages open the home page. */
const ADDRESSES: Readonly<Record<string, string>> = {
  page: '/{entry.fields.slug}/',
  service: '/{entry.fields.slug}/',
  blogPost: '/blog/{entry.fields.slug}/',
  siteConfig: '/',
  section: '/',
  faq: '/',
  testimonial: '/',
  highlight: '/',
  notice: '/',
  menuText: '/',
  navigationLink: '/',
  interfaceText: '/',
  contactInfo: '/contact/',
  formText: '/contact/',
};

const configurations = (site: string): readonly Configuration[] =>
  Object.entries(ADDRESSES).map(([contentType, address]) => ({
    entityType: 'ContentType',
    entityId: contentType,
    contentType,
    url: `${site}${address}`,
    enabled: true,
    example: false,
  }));

const MISSING_ADDRESS =
  'Content preview: put the address of a preview build into PREVIEW_SITE_URL (or the site’s own into SITE_URL) and run this command again, so that “Open preview” in Contentful leads to the right page.';

const byHand = (site: string): string =>
  `In Contentful under Settings, Content preview, add “${NAME}” with these addresses: pages and services ${site}/{entry.fields.slug}/, blog posts ${site}/blog/{entry.fields.slug}/.`;

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
  const site = settings.previewUrl ?? settings.siteUrl;
  if (site === undefined) return outcome({ left: [MISSING_ADDRESS] });
  const name = settings.environmentId === MASTER ? NAME : `${NAME} (${settings.environmentId})`;
  const url = `/spaces/${settings.spaceId}/preview_environments`;
  const wish = configurations(site);
  try {
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
  } catch (error) {
    if (![400, 403, 404, 422].includes(statusOf(error) ?? 0)) throw error;
    return outcome({ left: [byHand(site)] });
  }
};
