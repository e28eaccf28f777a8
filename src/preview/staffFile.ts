/** The page for staff, which only a preview has, and all that its script shows there. */
import { allPages, pageName, type Site } from '../content/assemble';
import { model } from '../content/model';
import type { ContentReport, ReportedProblem } from '../content/report';
import type { Problem } from '../content/problems';
import type { PageBase, Times } from '../content/views';
import { entryUrl, type EntryAddress } from '../contentful/entryUrl';
import { linkedIds, titleOf, typeOf, type Item } from '../contentful/space';
import { STAFF_PATH } from './previewNames';
import { formatEnd, formatStart, formatTime } from './times';

/** A page, or a name for several. */
interface ShownOn {
  readonly name: string;
  readonly href?: string;
}

/** A line of one of the lists of the page for staff. */
export interface StaffLine {
  readonly text: string;
  readonly shownOn?: ShownOn;
  /** Shown below the text: what the line is, or when it applies. */
  readonly note: string;
  /** Where the line is edited in Contentful; bundled texts have no address. */
  readonly url?: string;
}

/** The content of the page for staff. */
export interface StaffFile {
  /** Address of the live site, without a slash at its end; '' while it has none. */
  readonly liveSite: string;
  /** Entries by when they were saved, ISO 8601; newest first. */
  readonly changes: readonly (StaffLine & { readonly savedAt: string })[];
  readonly toFix: readonly StaffLine[];
  readonly toLookAt: readonly StaffLine[];
  /** Every text of the site, for the search. */
  readonly texts: readonly StaffLine[];
  /** Content that appears and disappears by itself. */
  readonly plans: readonly StaffLine[];
  /** Path of the page that shows an entry, by its id. */
  readonly pageOf: Readonly<Record<string, string>>;
}

type Blocks = ContentReport['blocks'];

/** Changes that are listed. */
const MOST_CHANGES = 20;

const nameOf = (page: PageBase): string => (page.path === '/' ? 'Home' : pageName(page));

/** Maps a content report path to a page, or a name for several: `*` is every page, one ending in `*` every post. */
const shownOnOf = (site: Site) => {
  const names = new Map(allPages(site).map((page) => [page.path, nameOf(page)]));
  return (path: string): ShownOn => {
    if (path === '*') return { name: 'Every page' };
    if (path.endsWith('*')) return { name: 'Every post' };
    return { name: names.get(path) ?? path, href: path };
  };
};

/**
 * Path of an entry's own page, else of the first page that shows it or, as for a section without texts, links to it.
 * The home page for entries that appear around every page.
 */
const pagesOfEntries = (
  { addresses, posts }: Site,
  blocks: Blocks,
  entries: readonly Item[],
): StaffFile['pageOf'] => {
  const onePage = (path: string): string => {
    if (path === '*') return '/';
    return path.endsWith('*') ? (posts[0]?.path ?? addresses.blog) : path;
  };
  const linked = entries.flatMap((entry) => {
    const path = addresses.pathOf.get(entry.sys.id);
    return path === undefined ? [] : linkedIds(entry).map((id) => [id, path] as const);
  });
  const shown = blocks.map(({ entryId = '', path = '/' }) => [entryId, onePage(path)] as const);
  // The last pair of an id wins: the entry's own page, else the first page that shows it.
  return Object.fromEntries([...linked.reverse(), ...shown.reverse(), ...addresses.pathOf]);
};

const changesOf = (entries: readonly Item[], address: EntryAddress): StaffFile['changes'] =>
  entries
    .flatMap((entry) => {
      const { id, updatedAt: savedAt = '' } = entry.sys;
      const type = typeOf(entry);
      if (type === undefined || type === 'migrationRecord') return [];
      const note = `${model[type].name}, saved ${formatTime(savedAt)}`;
      return { text: titleOf(entry), note, url: entryUrl(address, id), savedAt };
    })
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt))
    .slice(0, MOST_CHANGES);

/** When something is shown; `off` says what ends it if it has no end. */
const fromUntil = ({ startsAt, endsAt }: Times, off: string): string => {
  const from = startsAt === undefined ? 'its publishing' : formatStart(startsAt);
  const until = endsAt === undefined ? `until you ${off}` : formatEnd(endsAt);
  const zone = startsAt === undefined && endsAt === undefined ? '' : ', Hartford time';
  return `From ${from} ${until}${zone}.`;
};

/** Notices that are shown now or later. */
const plansOf = (site: Site, address: EntryAddress): readonly StaffLine[] => {
  /** Where the entry behind a view is edited. */
  const urlOf = ({ entryId }: { readonly entryId?: string }): string | undefined =>
    entryId && entryUrl(address, entryId);
  return [
    ...site.notices.map((notice) => ({
      text: notice.text,
      note: `${notice.emergency ? 'Emergency. ' : ''}${fromUntil(notice, 'unpublish it')}`,
      url: urlOf(notice),
    })),
  ];
};

/** The page for staff before its script fills it: header and footer of the site, and the head of the home page. */
export const staffView = (site: Site): PageBase => {
  // Every site has its home page (`withDefaults`).
  const home = site.pages.find(({ path }) => path === '/') as PageBase;
  const { seo } = home;
  const { quoteHref, barLink } = site.buttons;
  const title = 'For staff';
  return {
    path: STAFF_PATH,
    menuHref: '',
    seo: { ...seo, title, canonical: seo.canonical.replace(/\/$/, STAFF_PATH), graph: undefined },
    crumbs: [{ label: 'Home', href: '/' }, { label: title }],
    top: {
      heading: title,
      intro:
        'What to fix, where a text is written, and what visitors see now. Only this preview has this page.',
    },
    sections: [],
    quoteHref,
    barLink,
  };
};

interface StaffInput {
  readonly site: Site;
  readonly blocks: Blocks;
  readonly problems: readonly ReportedProblem[];
  readonly entries: readonly Item[];
  readonly address: EntryAddress;
  /** As in `StaffFile`. */
  readonly liveSite: string;
}

/** Collects the content of the page for staff. */
export const staffFile = (input: StaffInput): StaffFile => {
  const { site, blocks, problems, entries, address, liveSite } = input;
  const shownOn = shownOnOf(site);
  const linesOf = (weight: Problem['severity']): readonly StaffLine[] =>
    problems
      .filter(({ severity }) => severity === weight)
      .map(({ message, place, url }) => ({ text: message, note: place, url }));
  return {
    liveSite,
    changes: changesOf(entries, address),
    toFix: linesOf('error'),
    toLookAt: linesOf('warning'),
    texts: blocks
      .filter(({ text }) => text !== '')
      .map(({ text, path, contentType, label, url, origin }) => ({
        text,
        shownOn: path === undefined ? undefined : shownOn(path),
        note: [
          model[contentType].name,
          label,
          ...(origin === 'hidden' ? ['hidden'] : []),
          ...(url === undefined ? ['came with the site'] : []),
        ].join(' › '),
        url,
      })),
    plans: plansOf(site, address),
    pageOf: pagesOfEntries(site, blocks, entries),
  };
};
