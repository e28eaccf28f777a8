/** The content report: where every text of every page came from, and what an editor should fix. */
import { escapeMarkup } from '../escape';
import { allPages, type Site } from './assemble';
import type { FieldLocation } from './assemble/provenance';
import { fieldLabel, valueOf, wordsOf } from './entries';
import { withoutMarks } from './marks';
import { type ContentTypeId, model } from './model';
import type { Problem } from './problems';
import { replaceTokens } from './tokens';

/** One text block of one page, as the content report lists it. */
export interface Block {
  /** `*` stands for every page, an address that ends in `*` for every post. */
  readonly path: string;
  readonly contentType: ContentTypeId;
  readonly field: string;
  /** Name of the field that editors see. */
  readonly label: string;
  /** The text itself; for a picture, its description. */
  readonly text: string;
  readonly origin: 'contentful' | 'default' | 'hidden';
  readonly entryId?: string;
}

/** The words of a field as visitors read them. */
const shownWords = ({ tokens }: Site, { entry, field }: FieldLocation): string =>
  withoutMarks(replaceTokens(wordsOf(valueOf(entry, field)), tokens));

const blockOf = (site: Site, path: string, location: FieldLocation): Block => {
  const { entry, field } = location;
  const origin = entry.ownFields.includes(field) ? 'contentful' : 'default';
  return {
    path,
    contentType: entry.type,
    field,
    label: fieldLabel(entry, field),
    text: shownWords(site, location),
    origin,
    entryId: origin === 'contentful' ? entry.id : undefined,
  };
};

/** What pages show of the company without a mark: numbers and addresses. */
const UNMARKED = ['phoneDisplay', 'textNumber', 'email', 'socialProfiles'];

/** The unmarked facts of the company that are filled in. */
const unmarkedFacts = ({ provenance }: Site): readonly FieldLocation[] => {
  const entries = [...provenance.all.values()].map(({ entry }) => entry);
  const company = entries.find(({ type }) => type === 'siteConfig');
  return UNMARKED.flatMap((field) =>
    company && valueOf(company, field) !== undefined ? { entry: company, field } : [],
  );
};

type Locations = ReadonlySet<FieldLocation>;

/**
 * The fields that all of the given pages show; empty for a single page. The page of the entry itself is
 * exempt, because the list of newest posts leaves out the open post.
 *
 * @param shown the fields that each page shows, by path
 */
const sharedBy = (site: Site, shown: ReadonlyMap<string, Locations>): Locations => {
  if (shown.size < 2) return new Set();
  const pages = [...shown];
  const isShared = (location: FieldLocation): boolean => {
    const own = site.addresses.pathOf.get(location.entry.id);
    return pages.every(([path, locations]) => locations.has(location) || path === own);
  };
  const all = new Set(pages.flatMap(([, locations]) => [...locations]));
  return new Set([...all].filter(isShared));
};

/**
 * The text blocks of a site. What every page shows, and what every post shows, is listed once.
 *
 * @param htmlOf - the HTML of a page by its path
 */
export const textBlocks = async (
  site: Site,
  htmlOf: (path: string) => Promise<string>,
): Promise<readonly Block[]> => {
  const shown = new Map<string, Locations>();
  for (const { path } of allPages(site))
    shown.set(path, new Set(site.provenance.in(await htmlOf(path))));
  const posts = new Map(
    site.posts.map(({ path }) => [path, shown.get(path) ?? new Set<FieldLocation>()]),
  );
  const onEveryPage = sharedBy(site, shown);
  const onEveryPost = sharedBy(site, posts);

  const listed = (
    path: string,
    locations: Locations,
    ...elsewhere: readonly Locations[]
  ): Block[] =>
    [...locations]
      .filter((location) => !elsewhere.some((others) => others.has(location)))
      .map((location) => blockOf(site, path, location));
  return [
    ...listed('*', new Set([...unmarkedFacts(site), ...onEveryPage])),
    ...listed(`${site.addresses.blog}*`, onEveryPost, onEveryPage),
    ...[...shown].flatMap(([path, locations]) =>
      listed(path, locations, onEveryPage, ...(posts.has(path) ? [onEveryPost] : [])),
    ),
    ...site.hidden.map(({ path, location }) => ({
      ...blockOf(site, path, location),
      origin: 'hidden' as const,
    })),
  ];
};

export interface ContentReport {
  readonly source: 'contentful' | 'default';
  readonly summary: {
    readonly contentful: number;
    readonly default: number;
    readonly hidden: number;
    readonly problems: number;
  };
  readonly blocks: readonly WithUrl<Block>[];
  readonly problems: readonly ReportedProblem[];
}

/** With the address of its field where staff edit it, if it is of a space. */
type WithUrl<T> = T & { readonly url?: string };

export type ReportedProblem = WithUrl<Problem>;

/** Address of a field where staff edit it. */
type UrlOf = (entryId: string, field?: string) => string;

/** @param urlOf - absent without a space */
export const withUrls = <T extends { readonly entryId?: string; readonly field?: string }>(
  items: readonly T[],
  urlOf?: UrlOf,
): readonly WithUrl<T>[] =>
  items.map((item) => ({ ...item, url: item.entryId && urlOf?.(item.entryId, item.field) }));

/** @param urlOf - absent without a space */
export const contentReport = (
  blocks: readonly Block[],
  problems: readonly Problem[],
  urlOf?: UrlOf,
): ContentReport => {
  const count = (origin: Block['origin']): number =>
    blocks.filter((block) => block.origin === origin).length;
  return {
    source: urlOf ? 'contentful' : 'default',
    summary: {
      contentful: count('contentful'),
      default: count('default'),
      hidden: count('hidden'),
      problems: problems.length,
    },
    blocks: withUrls(blocks, urlOf),
    problems: withUrls(problems, urlOf),
  };
};

/** The line that a build prints about its content. */
export const summaryLine = ({ source, summary, problems }: ContentReport): string => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return source === 'default'
    ? `No Contentful space is configured: the site is built from its bundled defaults (${summary.default} texts).`
    : `Content: ${summary.contentful} texts from Contentful, ${summary.default} from the bundled defaults, ${summary.hidden} hidden, ${errors} to fix, ${problems.length - errors} to look at (reports/content.html).`;
};

/** A place, as a link to the field if there is an entry. */
const where = (place: string, url: string | undefined): string =>
  url === undefined
    ? escapeMarkup(place)
    : `<a href="${escapeMarkup(url)}">${escapeMarkup(place)}</a>`;

const problemRow = (problem: ReportedProblem): string =>
  `<tr class="${problem.severity}"><td>${problem.severity === 'error' ? 'Fix' : 'Look at'}</td><td>${where(problem.place, problem.url)}</td><td>${escapeMarkup(problem.message)}</td></tr>`;

/** Characters of a text that the HTML report shows; content.json has the whole text. */
const SHOWN_LENGTH = 120;

const ORIGINS: Readonly<Record<Block['origin'], string>> = {
  contentful: 'Contentful',
  default: 'came with the site',
  hidden: 'hidden',
};

const blockRow = (block: ContentReport['blocks'][number]): string =>
  `<tr><td>${escapeMarkup(block.path)}</td><td>${where(`${model[block.contentType].name} › ${block.label}`, block.url)}</td><td>${escapeMarkup(block.text.slice(0, SHOWN_LENGTH))}</td><td>${ORIGINS[block.origin]}</td></tr>`;

/** The report as an HTML page. */
export const reportHtml = (report: ContentReport): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Content report</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.4rem .6rem;text-align:left;vertical-align:top}.error td:first-child{color:#a3271b;font-weight:600}</style></head>
<body><h1>Content report</h1><p>${escapeMarkup(summaryLine(report))}</p>
<h2>What to fix</h2>${report.problems.length === 0 ? '<p>Nothing. Well done.</p>' : `<table><tr><th>What</th><th>Where</th><th>Why and how</th></tr>${report.problems.map((problem) => problemRow(problem)).join('')}</table>`}
<h2>Where every text comes from</h2><p>The page * stands for every page, an address that ends in * for every post.</p><table><tr><th>Page</th><th>Where</th><th>Text</th><th>From</th></tr>${report.blocks.map((block) => blockRow(block)).join('')}</table></body></html>
`;
