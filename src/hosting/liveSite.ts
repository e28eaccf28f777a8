/** Looks at the live site from outside, as a visitor's browser would, and says what is not done yet. */
import { parse } from 'parse5';
import { BUILD_FILE, type BuildFile } from './siteFiles';
import { CONTACT_FORM } from '../islands/contactForm/fields';
import { headerRules, type HeaderSettings } from './headers';
import { attribute, elementsOf, needsOf, type Document } from './page';
import type { Redirect } from '../content/assemble/redirects';

/** One thing that was looked at. */
export interface Finding {
  readonly what: string;
  /** What is wrong and what to do; absent when all is well. */
  readonly todo?: string;
}

/** What the site ought to have, as far as the caller knows. */
export interface Expected {
  /** Newest change that is published in the space, ISO 8601. */
  readonly contentUpdatedAt?: string;
  /** Old addresses, each with its final place. */
  readonly redirects: readonly Redirect[];
  /** Path of the page with the form; absent when staff have taken it away. */
  readonly contact?: string;
}

/** Old addresses that are tried; one rule file holds them all. */
const MOST_REDIRECTS = 5;
const TIMEOUT_MS = 20_000;

/** No page of any site has this address. */
const UNKNOWN = '/no-such-page-0f3c/';

const ask = (address: string): Promise<Response> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

const finding = (what: string, isDone: boolean, todo: string): Finding =>
  isDone ? { what } : { what, todo };

const find = (document: Document, name: string, attr: string, value: string) =>
  [...elementsOf(document)].find(
    (element) => element.tagName === name && attribute(element, attr) === value,
  );

const canonical = (site: string, document: Document): Finding => {
  const link = find(document, 'link', 'rel', 'canonical');
  const address = link && attribute(link, 'href');
  return finding(
    'Canonical address',
    address === `${site}/`,
    `the home page names ${address ?? 'none'}, not ${site}/. Set SITE_URL=${site} at the host and deploy.`,
  );
};

const listed = (headers: Headers, document: Document): Finding => {
  const robots = find(document, 'meta', 'name', 'robots');
  const said = `${headers.get('X-Robots-Tag') ?? ''} ${(robots && attribute(robots, 'content')) ?? ''}`;
  return finding(
    'Search engines may list it',
    !said.includes('noindex'),
    'it asks search engines to leave it out. Is this the preview? CONTENTFUL_PREVIEW must not be true for the live site.',
  );
};

const headersAsBuilt = (
  headers: Headers,
  document: Document,
  settings: HeaderSettings,
): Finding => {
  const needs = needsOf(document);
  const rules = headerRules({ ...settings, preview: false }, { ...needs, pageFolders: [] });
  const policy = headers.get('Content-Security-Policy') ?? '';
  // The policy lists what all pages need, and so more than this one does.
  const wrong = Object.entries(rules[0]?.headers ?? {}).filter(([name, value]) =>
    name === 'Content-Security-Policy'
      ? ![...needs.scripts, ...needs.styles].every((hash) => policy.includes(hash))
      : headers.get(name) !== value,
  );
  return finding(
    'Headers as built',
    wrong.length === 0,
    `${wrong.map(([name]) => name).join(', ')} ${wrong.length === 1 ? 'is' : 'are'} not as the build wrote. The host must read dist/_headers, must not change pages, and nothing between it and visitors may.`,
  );
};

const secure = async (site: string): Promise<Finding> => {
  const todo = `visitors get the site without https. Add the domain at the host, and let it make the certificate.`;
  if (!site.startsWith('https://')) return { what: 'https', todo };
  const answer = await ask(`${site.replace('https:', 'http:')}/`).catch(() => undefined);
  const leads = answer === undefined || (answer.headers.get('Location') ?? '').startsWith('https:');
  return finding('https', leads, todo);
};

const unknownAddress = async (site: string): Promise<Finding> => {
  const { status } = await ask(`${site}${UNKNOWN}`);
  return finding(
    'Unknown addresses',
    status === 404,
    `an address that does not exist answers ${status}, not 404. The host must serve dist/404.html.`,
  );
};

const oldAddresses = async (
  site: string,
  redirects: readonly Redirect[],
): Promise<readonly Finding[]> => {
  const tried = redirects.slice(0, MOST_REDIRECTS);
  const lost: string[] = [];
  for (const { from, to } of tried) {
    const { status, headers } = await ask(`${site}${from}`);
    const location = headers.get('Location');
    const leads = location !== null && new URL(location, site).href === new URL(to, site).href;
    if (status !== 301 || !leads) lost.push(from);
  }
  if (tried.length === 0) return [];
  return [
    finding(
      'Old addresses',
      lost.length === 0,
      `${lost.join(', ')} should lead on with 301. Is the last build live? The host must read dist/_redirects.`,
    ),
  ];
};

const lastPublish = async (site: string, newest: string | undefined): Promise<Finding> => {
  const what = 'Last publish';
  const response = await ask(`${site}/${BUILD_FILE}`);
  if (!response.ok)
    return { what, todo: `${site}/build.json answers ${response.status}: no build of this site.` };
  const { source, contentUpdatedAt, builtAt } = (await response.json()) as BuildFile;
  if (source !== 'contentful')
    return {
      what,
      todo: 'the site shows the texts it came with. Set CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN at the host and deploy.',
    };
  return finding(
    `${what}: the site of ${builtAt}`,
    newest === undefined || Date.parse(contentUpdatedAt ?? '') >= Date.parse(newest),
    `a change of ${newest} is not in it. Wait five minutes; then look at the last deploys at the host: one failed, or the webhook calls another build hook.`,
  );
};

const form = async (site: string, contact: string | undefined): Promise<readonly Finding[]> => {
  if (contact === undefined) return [];
  const what = 'The form';
  const document = parse(await (await ask(`${site}${contact}`)).text());
  const element = find(document, 'form', 'name', CONTACT_FORM);
  if (!element) return [{ what, todo: `${contact} has no form. Is the last build live?` }];
  // The host takes this attribute out of the forms that it has detected.
  return [
    finding(
      what,
      attribute(element, 'data-netlify') === undefined,
      'the host has not detected it, so every message is lost. Netlify: Forms, Enable form detection, then deploy once more.',
    ),
  ];
};

/**
 * Looks at the live site.
 *
 * @param site its address without a slash at the end
 * @param settings of its builds, on which headers depend
 * @returns everything that was looked at; only that it does not answer, if it does not
 */
export const inspectSite = async (
  site: string,
  expected: Expected,
  settings: HeaderSettings,
): Promise<readonly Finding[]> => {
  try {
    const home = await ask(`${site}/`);
    if (home.status !== 200) {
      const to = home.headers.get('Location');
      const where = to === null ? '' : ` and leads to ${to}: look at that address`;
      return [{ what: 'It answers', todo: `${site}/ answers ${home.status}${where}.` }];
    }
    const document = parse(await home.text());
    return [
      { what: 'It answers' },
      await secure(site),
      canonical(site, document),
      listed(home.headers, document),
      headersAsBuilt(home.headers, document, settings),
      await unknownAddress(site),
      ...(await oldAddresses(site, expected.redirects)),
      await lastPublish(site, expected.contentUpdatedAt),
      ...(await form(site, expected.contact)),
    ];
  } catch (error) {
    const { cause, message } = error as Error & { readonly cause?: { readonly code?: string } };
    return [{ what: 'It answers', todo: `${site} does not (${cause?.code ?? message}).` }];
  }
};
