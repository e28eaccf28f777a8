/** The view of the page for staff, which only a preview has, made from the content report. */
import { allPages, pageName, type Site } from '../content/assemble';
import { lookOf } from '../content/looks';
import { model, type ContentTypeId } from '../content/model';
import type { ContentType } from '../content/model/fields';
import { entryUrl, type EntryAddress } from '../contentful/entryUrl';
import type { ContentReport, ReportedProblem } from '../content/report';
import type { Item } from '../contentful/space';
import type { NoticeView, PageBase, Times } from '../content/views';
import { withoutMarks } from '../content/marks';
import { STAFF_PATH } from './previewFile';

/** A page, or a name for several. */
interface ShownOn {
  readonly name: string;
  readonly href?: string;
}

/** An entry that was saved. */
interface StaffChange {
  readonly name: string;
  /** Name of its content type. */
  readonly type: string;
  /** ISO 8601. */
  readonly savedAt: string;
  readonly url: string;
}

/** What the page for staff shows without its script. */
export interface StaffView extends PageBase {
  /** Address of the live site, without a slash at its end; '' while it has none. */
  readonly liveSite: string;
  readonly problems: readonly ReportedProblem[];
  readonly notices: readonly NoticeView[];
  /** Sections that come and go by themselves. */
  readonly timed: readonly {
    readonly name: string;
    readonly shownOn: ShownOn;
    readonly times: Times;
  }[];
}

/** One text of the site, for the search. */
export interface StaffText {
  readonly text: string;
  readonly shownOn: ShownOn;
  /** Names of content type and field. */
  readonly field: string;
  /** The field in Contentful; texts that came with the site have none. */
  readonly url?: string;
}

/** The file that the script of the page for staff fetches. */
export interface StaffFile {
  /** As in `StaffView`. */
  readonly liveSite: string;
  /** Newest first. */
  readonly changes: readonly StaffChange[];
  readonly texts: readonly StaffText[];
  /** Path of the page that shows an entry, by its id. */
  readonly pageOf: Readonly<Record<string, string>>;
}

/** Changes that are listed. */
const MOST_CHANGES = 20;

const nameOf = (page: PageBase): string =>
  page.path === '/' ? 'Home' : withoutMarks(pageName(page));

/** The page, or the name of several, for a path of the content report: `*` is every page, one that ends in `*` every post. */
const shownOnOf = (site: Site) => {
  const names = new Map(allPages(site).map((page) => [page.path, nameOf(page)]));
  return (path: string): ShownOn => {
    if (path === '*') return { name: 'Every page' };
    if (path.endsWith('*')) return { name: 'Every post' };
    return { name: names.get(path) ?? path, href: path };
  };
};

/** Path of an entry's own page, else of one that shows it or has it hidden; of what is around every page, the home page. */
const pagesOfEntries = (site: Site): StaffFile['pageOf'] => {
  const shownBy = (view: object, path: string) =>
    site.provenance.of(view).map(({ entry }) => [entry.id, path] as const);
  const around = [site.texts, site.header, site.footer, site.notices];
  const { blog } = site.addresses;
  return Object.fromEntries([
    ...site.hidden.map(({ path, location }) => [location.entry.id, path] as const),
    ...shownBy(site.recentPosts, blog),
    ...allPages(site)
      .flatMap((page) => shownBy(page, page.path))
      .reverse(),
    ...around.flatMap((view) => shownBy(view, '/')),
    ...site.addresses.pathOf,
  ]);
};

const changesOf = (entries: readonly Item[], address: EntryAddress): readonly StaffChange[] =>
  entries
    .flatMap(({ sys, fields = {} }) => {
      const id = sys.contentType?.sys.id ?? '';
      if (!(id in model) || id === 'migrationRecord') return [];
      const type: ContentType = model[id as ContentTypeId];
      const title = fields[type.titleField];
      return {
        name: typeof title === 'string' && title !== '' ? title : sys.id,
        type: type.name,
        savedAt: sys.updatedAt ?? '',
        url: entryUrl(address, sys.id),
      };
    })
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt))
    .slice(0, MOST_CHANGES);

/** The sections with times that pages show now or later, in the order of the pages. */
const timedSections = (site: Site): StaffView['timed'] =>
  allPages(site).flatMap((page) =>
    page.sections.flatMap(({ heading, look, times }) =>
      times === undefined
        ? []
        : [
            {
              name: withoutMarks(heading ?? lookOf(look).label),
              shownOn: { name: nameOf(page), href: page.path },
              times,
            },
          ],
    ),
  );

/** The page for staff, with the header and footer of the site, and the head of the home page. */
export const staffView = (
  site: Site,
  problems: readonly ReportedProblem[],
  liveSite: string,
): StaffView => {
  // No site is without its home page (`withDefaults`).
  const home = site.pages.find(({ path }) => path === '/') as PageBase;
  const { seo } = home;
  const { quoteHref, barLink } = site.quoteLinks;
  const title = 'For staff';
  return {
    path: STAFF_PATH,
    menuHref: '',
    seo: { ...seo, title, canonical: seo.canonical.replace(/\/$/, STAFF_PATH), graph: undefined },
    crumbs: [{ label: 'Home', href: '/' }, { label: title }],
    head: {
      heading: title,
      intro:
        'What to fix, where a text is written, and what visitors see now. Only this preview has this page.',
    },
    sections: [],
    quoteHref,
    barLink,
    liveSite,
    problems,
    notices: site.notices,
    timed: timedSections(site),
  };
};

interface StaffInput {
  readonly site: Site;
  readonly report: ContentReport;
  readonly entries: readonly Item[];
  readonly address: EntryAddress;
  readonly liveSite: string;
}

/** What the script of the page for staff shows: changes, and every text of the site for its search. */
export const staffFile = (input: StaffInput): StaffFile => {
  const { site, report, entries, address, liveSite } = input;
  const shownOn = shownOnOf(site);
  return {
    liveSite,
    changes: changesOf(entries, address),
    texts: report.blocks
      .filter(({ text }) => text !== '')
      .map(({ text, path, contentType, label, url, origin }) => ({
        text,
        shownOn: shownOn(path),
        field: [
          model[contentType].name,
          label,
          ...(origin === 'hidden' ? ['hidden'] : []),
          ...(url === undefined ? ['came with the site'] : []),
        ].join(' › '),
        url,
      })),
    pageOf: pagesOfEntries(site),
  };
};
