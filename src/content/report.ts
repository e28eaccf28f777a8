/** The content report: where the words of every text field came from, and what an editor should fix. */
import { escapeMarkup } from '../escape';
import { allEntries, fieldLabel, valueOf, wordsOf, type Entry } from './entries';
import { fieldsOf, isVisibleText, model, type ContentTypeId } from './model';
import type { Problem } from './problems';
import type { MadeSite } from './site';
import { replaceTokens } from './tokens';

/** A text field of an entry. */
export interface Block {
  /** Of the page of the entry, or of the first page that it is a section of. */
  readonly path?: string;
  readonly contentType: ContentTypeId;
  readonly field: string;
  /** Name of the field that editors see. */
  readonly label: string;
  readonly text: string;
  /** Where its words come from; `hidden` in a section that an editor has hidden, `empty` without words. */
  readonly origin: 'contentful' | 'default' | 'hidden' | 'empty';
  readonly entryId?: string;
}

/** Facts of the company that are shown as they are typed: numbers and addresses. */
const FACTS = ['phoneDisplay', 'textNumber', 'email', 'socialProfiles'];

const originOf = ({ fields, own }: Entry, field: string, text: string): Block['origin'] => {
  if (text === '') return 'empty';
  if ('hidden' in fields && fields.hidden === true) return 'hidden';
  return own.includes(field) ? 'contentful' : 'default';
};

/** Every text field of every entry of a site, with where its words come from. */
export const textBlocks = ({
  content,
  site,
}: Pick<MadeSite, 'content' | 'site'>): readonly Block[] => {
  const pages = [...content.page, ...content.service].flatMap(({ id, fields }) =>
    (fields.sections ?? []).map((section) => [section, site.addresses.pathOf.get(id)] as const),
  );
  // The last pair of an id wins: the own page of an entry, else the first page that has the section.
  const pathOf = new Map([...pages.reverse(), ...site.addresses.pathOf]);
  return allEntries(content).flatMap((entry) =>
    fieldsOf(entry.type)
      .filter(([id, field]) => isVisibleText(field) || FACTS.includes(id))
      .map(([field]): Block => {
        const text = replaceTokens(wordsOf(valueOf(entry, field)), site.tokens);
        return {
          path: pathOf.get(entry.id),
          contentType: entry.type,
          field,
          label: fieldLabel(entry, field),
          text,
          origin: originOf(entry, field, text),
          entryId: entry.isBundled ? undefined : entry.id,
        };
      }),
  );
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
  empty: 'empty',
};

const blockRow = (block: ContentReport['blocks'][number]): string =>
  `<tr><td>${escapeMarkup(block.path ?? '')}</td><td>${where(`${model[block.contentType].name} › ${block.label}`, block.url)}</td><td>${escapeMarkup(block.text.slice(0, SHOWN_LENGTH))}</td><td>${ORIGINS[block.origin]}</td></tr>`;

/** The report as an HTML page. */
export const reportHtml = (report: ContentReport): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Content report</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.4rem .6rem;text-align:left;vertical-align:top}.error td:first-child{color:#a3271b;font-weight:600}</style></head>
<body><h1>Content report</h1><p>${escapeMarkup(summaryLine(report))}</p>
<h2>What to fix</h2>${report.problems.length === 0 ? '<p>Nothing. Well done.</p>' : `<table><tr><th>What</th><th>Where</th><th>Why and how</th></tr>${report.problems.map((problem) => problemRow(problem)).join('')}</table>`}
<h2>Where every text comes from</h2><table><tr><th>Page</th><th>Where</th><th>Text</th><th>From</th></tr>${report.blocks.map((block) => blockRow(block)).join('')}</table></body></html>
`;
