/** What must hold for every site, whatever its space contains. */
import { contentTypeIds } from '../../src/content/model';
import { isBlank } from '../../src/content/text';
import type { Problem } from '../../src/content/problems';
import { allPages, type MadeSite } from './content';
import { attribute, type Element } from './html';

const ADDRESS_KEYS = new Set([
  ...['href', 'to', 'from', 'linkUrl', 'embedUrl', 'quoteHref'],
  ...['src', 'url', 'uri', 'canonical', 'avatarUrl'],
]);
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|(?:tel|sms):[+(]*\d|\/(?![\\/])|#|\?)/i;
// Browsers drop these inside an address.
const CONTROL = /[\u0000-\u001f]/;

const dataFaults = (value: unknown, where: string, faults: string[]): void => {
  if (Array.isArray(value)) {
    value.forEach((item, index) => dataFaults(item, `${where}[${index}]`, faults));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && ADDRESS_KEYS.has(key)) {
      if (!SAFE_ADDRESS.test(inner) || CONTROL.test(inner))
        faults.push(`${where}.${key}: ${inner.slice(0, 80)}`);
    } else dataFaults(inner, `${where}.${key}`, faults);
  }
};

/** Everything wrong with a site as data; nothing when it is sound. */
export const faultsOf = ({ site, problems }: MadeSite): readonly string[] => {
  const faults: string[] = [];
  const pages = allPages(site);
  const { phone } = site.shared.facts;
  if (!/^tel:\+?\d{7,15}$/.test(phone.href)) faults.push(`phone: ${phone.href}`);
  if (!/^[+()\d .-]{7,24}$/.test(phone.display)) faults.push('no phone number');
  for (const page of pages) {
    const { path, seo } = page;
    if (!/^\/(?!\/)\S*$/.test(path)) faults.push(`${path}: not an address`);
    if (isBlank(seo.title) || isBlank(seo.description)) faults.push(`${path}: no search texts`);
    const { graph } = seo;
    if (graph.includes('<')) faults.push(`${path}: the graph could end its script`);
    JSON.parse(graph);
    dataFaults(page, path, faults);
  }
  const { header, footer, notices, recentPosts } = site;
  const redirects = [...site.redirects].map(([from, to]) => ({ from, to }));
  dataFaults({ header, footer, notices, recentPosts, redirects }, '', faults);
  const paths = pages.map(({ path }) => path);
  faults.push(...paths.filter((path, index) => paths.indexOf(path) !== index));
  for (const kind of ['/', '/404.html']) {
    if (!paths.includes(kind)) faults.push(`no page ${kind}`);
  }
  for (const { from } of redirects) {
    if (paths.includes(from)) faults.push(`${from} is a page and redirects`);
  }
  faults.push(...problems.flatMap((problem) => problemFaults(problem)));
  return faults;
};

const problemFaults = ({ contentType, entryId, message }: Problem): readonly string[] => [
  ...((contentTypeIds as string[]).includes(contentType) ? [] : [`problem of ${contentType}`]),
  ...(entryId === '' || isBlank(message) || message.includes('undefined')
    ? [`problem “${message}” of ${entryId}`]
    : []),
];

const RUNS = /^(javascript|vbscript|data|file|blob):/i;
const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'background'];

const CHANGES_THE_DOCUMENT = ['object', 'embed', 'applet', 'frame', 'frameset', 'iframe', 'base'];
const FORBIDDEN_TAGS = {
  body: new Set([...CHANGES_THE_DOCUMENT, 'meta', 'link', 'title']),
  head: new Set(CHANGES_THE_DOCUMENT),
} as const;

type Place = keyof typeof FORBIDDEN_TAGS;

/** Every tag and attribute of ours is written like this. */
const OWN_NAME = /^[a-z][a-z0-9-]*$/i;
/** Part of every tag, attribute and style that the tests try to inject. */
const FOREIGN = /evil/i;

const contentOf = ({ childNodes: [content] }: Element): string =>
  content !== undefined && 'value' in content ? content.value : '';

/** Shows timed parts that are due. */
export const OWN_SCRIPTS: readonly string[] = ['showTimed()'];

/** A script element that holds nothing but valid data, or a script of the site's own. */
const isOurs = (element: Element, own: readonly string[]): boolean => {
  if (own.includes(contentOf(element))) return true;
  if (!/^application\/(?:ld\+)?json$/.test(attribute(element, 'type') ?? '')) return false;
  try {
    return JSON.parse(contentOf(element)) !== null;
  } catch {
    return false;
  }
};

const isForeign = (name: string): boolean => !OWN_NAME.test(name) || FOREIGN.test(name);

const HANDLER = /^on|^(srcdoc|style|http-equiv)$/i;
/** Gatsby writes `http-equiv` with this value into every head. */
const OF_GATSBY = 'x-ua-compatible';

const addressesOf = (element: Element): readonly string[] => [
  ...ADDRESS_ATTRIBUTES.flatMap((name) => attribute(element, name) ?? []),
  ...(attribute(element, 'srcset') ?? '').split(',').map((candidate) => candidate.trim()),
];

/** Other sites must neither reach the page that linked them nor learn its address. */
const leaksReferrer = (element: Element): boolean =>
  element.tagName === 'a' &&
  /^(https?:)?\/\//i.test(attribute(element, 'href') ?? '') &&
  !/\bnoopener noreferrer\b/.test(attribute(element, 'rel') ?? '');

const runs = (element: Element, place: Place, own: readonly string[]): readonly string[] => {
  const { tagName, attrs } = element;
  return [
    ...(FORBIDDEN_TAGS[place].has(tagName) || isForeign(tagName) ? [`<${tagName}>`] : []),
    ...(tagName === 'script' && !isOurs(element, own) ? ['<script>'] : []),
    ...(tagName === 'style' && FOREIGN.test(contentOf(element)) ? ['<style> of a text'] : []),
    ...attrs
      .filter(({ name, value }) => (HANDLER.test(name) && value !== OF_GATSBY) || isForeign(name))
      .map(({ name }) => `${tagName} ${name}`),
    ...(leaksReferrer(element) ? ['<a> to another site without its rel'] : []),
    ...addressesOf(element)
      // Browsers drop these inside an address.
      .filter((address) => RUNS.test(address.replace(/[\u0000-\u0020]/g, '')))
      .map((address) => `${tagName} ${address.slice(0, 60)}`),
  ];
};

/** Elements that a browser would execute or that change the document, except for `own` scripts. */
export const executablesAmong = (
  elements: readonly Element[],
  place: Place,
  own = OWN_SCRIPTS,
): readonly string[] => elements.flatMap((element) => runs(element, place, own));
