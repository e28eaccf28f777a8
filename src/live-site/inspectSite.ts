/**
 * Checks the live site from outside, as a visitor's browser sees it, and reports what is not done
 * yet.
 */
import { parse } from 'parse5';
import { headerRules, type HeaderSettings } from '../documents/headers';
import { attribute, findElement, needsOf, type Document } from '../documents/page';
import { requestFailure } from '../failure';
import { isObject, parseJson } from '../json';
import { BUILD_FILE, type BuildFile } from '../documents/buildFile';

/** The result of one check. */
interface Finding {
  readonly what: string;
  /** What is wrong and what to do; undefined when all is well. */
  readonly todo: string | undefined;
}

/** The expected state of the site, as far as the caller knows it. */
export interface Expected {
  /** Newest change that is published in the space, ISO 8601. */
  readonly contentUpdatedAt?: string;
  /** Old addresses, each with its final target. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The forms of the site, each with the path of a page that has it. */
  readonly forms: readonly { readonly name: string; readonly path: string }[];
}

/** Maximum number of old addresses to request; one file has the rules for all. */
const MOST_REDIRECTS = 5;
const TIMEOUT_MS = 20_000;

/** An address that no site has. */
const UNKNOWN = '/no-such-page-0f3c/';

const request = (address: string): Promise<Response> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

const find = (document: Document, tagName: string, name: string, value: string) =>
  findElement(
    document,
    (element) => element.tagName === tagName && attribute(element, name) === value,
  );

const checkHttps = async (site: string): Promise<string | undefined> => {
  const response = await request(`${site.replace('https:', 'http:')}/`).catch(() => undefined);
  const isSecure = !response || (response.headers.get('Location') ?? '').startsWith('https:');
  return isSecure && site.startsWith('https://')
    ? undefined
    : 'visitors get the site without https. Add the domain at the host, and let it make the certificate.';
};

const checkCanonical = (site: string, document: Document): string | undefined => {
  const link = find(document, 'link', 'rel', 'canonical');
  const address = link && attribute(link, 'href');
  return address === `${site}/`
    ? undefined
    : `the home page names ${address ?? 'none'}, not ${site}/. Set SITE_URL=${site} at the host and deploy.`;
};

const checkIndexing = (headers: Headers, document: Document): string | undefined => {
  const robots = find(document, 'meta', 'name', 'robots');
  const rules = [headers.get('X-Robots-Tag'), robots && attribute(robots, 'content')].join();
  return rules.includes('noindex')
    ? 'it asks search engines to leave it out, as every build but that of the live site does. Look at the address of the site; CONTENTFUL_PREVIEW must not be true there, and CONTEXT, if set, must be production.'
    : undefined;
};

const checkHeaders = (
  headers: Headers,
  document: Document,
  settings: HeaderSettings,
): string | undefined => {
  const needs = needsOf(document);
  const [everywhere] = headerRules({ ...settings, preview: false, goesLive: true }, needs);
  const policy = headers.get('Content-Security-Policy') ?? '';
  // The policy lists what all pages need, and so more than this one does.
  const wrong = Object.entries(everywhere?.headers ?? {}).flatMap(([name, value]) => {
    const isRight =
      name === 'Content-Security-Policy'
        ? needs.scripts.every((hash) => policy.includes(hash))
        : headers.get(name) === value;
    return isRight ? [] : [name];
  });
  return wrong.length === 0
    ? undefined
    : `${wrong.join(', ')} ${wrong.length === 1 ? 'is' : 'are'} not as the build wrote. The host must read dist/_headers, must not change pages, and nothing between it and visitors may.`;
};

const checkUnknownAddress = async (site: string): Promise<string | undefined> => {
  const { status } = await request(`${site}${UNKNOWN}`);
  return status === 404
    ? undefined
    : `an address that does not exist answers ${status}, not 404. The host must serve dist/404.html.`;
};

const checkRedirects = async (
  site: string,
  redirects: Expected['redirects'],
): Promise<string | undefined> => {
  const lost: string[] = [];
  for (const [from, to] of [...redirects].slice(0, MOST_REDIRECTS)) {
    const { status, headers } = await request(`${site}${from}`);
    const target = new URL(headers.get('Location') ?? from, site).href;
    if (status !== 301 || target !== new URL(to, site).href) lost.push(from);
  }
  return lost.length === 0
    ? undefined
    : `${lost.join(', ')} should lead on with 301. Is the last build live? The host must read dist/_redirects.`;
};

const checkContent = async (
  site: string,
  newest: string | undefined,
): Promise<string | undefined> => {
  const response = await request(`${site}/${BUILD_FILE}`);
  const build = response.ok ? parseJson(await response.text()) : undefined;
  if (!isObject(build))
    return `${site}/${BUILD_FILE} answers ${response.status} and does not say what the site was made from: no build of this site.`;
  const { source, contentUpdatedAt, builtAt } = build as Partial<BuildFile>;
  if (source !== 'contentful')
    return 'the site shows the texts it came with. Set CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN at the host and deploy.';
  return newest === undefined || Date.parse(contentUpdatedAt ?? '') >= Date.parse(newest)
    ? undefined
    : `a change of ${newest} is not in the site of ${builtAt}. Wait five minutes; then look at the last deploys at the host: one failed, or the webhook calls another build hook.`;
};

const checkForm = async (
  site: string,
  { name, path }: Expected['forms'][number],
): Promise<string | undefined> => {
  const document = parse(await (await request(`${site}${path}`)).text());
  const form = find(document, 'form', 'name', name);
  if (!form) return `${path} has no form. Is the last build live?`;
  // Netlify removes this attribute from the forms that it has detected.
  return attribute(form, 'data-netlify') === undefined
    ? undefined
    : 'the host has not detected it, so every message is lost. Netlify: Forms, Enable form detection, then deploy once more.';
};

/** Runs a check. If its request breaks off, the other checks still report their results. */
const findingOf = async (
  what: string,
  check: () => string | undefined | Promise<string | undefined>,
): Promise<Finding> => {
  try {
    return { what, todo: await check() };
  } catch (error) {
    return { what, todo: `it could not be checked (${requestFailure(error)}). Try again.` };
  }
};

/**
 * Checks the live site.
 *
 * @param site its address without a slash at the end
 * @param settings of its builds, on which headers depend
 * @returns the results of all checks; of one check if the site does not respond
 */
export const inspectSite = async (
  site: string,
  { redirects, contentUpdatedAt, forms }: Expected,
  settings: HeaderSettings,
): Promise<readonly Finding[]> => {
  try {
    const home = await request(`${site}/`);
    const { headers, status } = home;
    if (status !== 200) {
      const to = headers.get('Location');
      const where = to === null ? '' : ` and leads to ${to}: look at that address`;
      return [{ what: 'It answers', todo: `${site}/ answers ${status}${where}.` }];
    }
    const document = parse(await home.text());
    const findings = await Promise.all([
      findingOf('https', () => checkHttps(site)),
      findingOf('Canonical address', () => checkCanonical(site, document)),
      findingOf('Search engines may list it', () => checkIndexing(headers, document)),
      findingOf('Headers as built', () => checkHeaders(headers, document, settings)),
      findingOf('Unknown addresses', () => checkUnknownAddress(site)),
      ...(redirects.size === 0
        ? []
        : [findingOf('Old addresses', () => checkRedirects(site, redirects))]),
      findingOf('Last publish', () => checkContent(site, contentUpdatedAt)),
      ...forms.map((form) => findingOf(`The form “${form.name}”`, () => checkForm(site, form))),
    ]);
    return [{ what: 'It answers', todo: undefined }, ...findings];
  } catch (error) {
    return [{ what: 'It answers', todo: `${site} does not (${requestFailure(error)}).` }];
  }
};
