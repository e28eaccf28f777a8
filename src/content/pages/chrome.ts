/** Header, footer and notices, which are around every page. */
import type { Link, MenuLinkView } from '../views/parts';
import type { PageView } from './page';
import { byAge, type Entry } from '../entries';
import { hashOf } from '../text';
import type { AssemblyContext } from './context';
import { linkView } from './buttons';
import { profiles } from './facts';
import { featuredServices, serviceCards } from './services';
import { isOver, timesOf } from './dates';
import { menuEntries, menuGroups } from './menu';
import { isNumeral } from './textTraits';

/** The link below the list of all services on their page. */
const linkBelowServices = (pages: readonly PageView[]): Link | undefined =>
  pages
    .flatMap(({ kind, sections }) => (kind === 'services' ? sections : []))
    .find((section) => section.look === 'services' && section.arrangement === 'rows')?.button;

/** @param pages - those made of sections */
export const headerView = (context: AssemblyContext, pages: readonly PageView[]) => {
  const { texts, addresses } = context;
  const services = serviceCards(context, featuredServices(context));
  const belowServices = linkBelowServices(pages);
  return {
    links: menuGroups(context).map(({ link, below }): MenuLinkView => {
      if (link.href !== addresses.ofKind.get('services'))
        return { ...link, below, listLabel: `${texts.listBelowLabel} ${link.label}` };
      const start = services.map(({ linkTitle, href, icon }) => ({ label: linkTitle, href, icon }));
      const end = [{ ...link, label: texts.allServices }, belowServices ?? []]
        .flat()
        .map((one) => ({ ...one, ends: true }));
      // The list leads to each page once.
      const own = below.filter(({ href }) => ![...start, ...end].some((one) => one.href === href));
      return { ...link, below: [...start, ...own, ...end], listLabel: texts.servicesMenuLabel };
    }),
    /** The service for emergencies. */
    urgent: services.find(({ emergency }) => emergency),
  };
};

export type HeaderView = ReturnType<typeof headerView>;

export const footerView = (context: AssemblyContext) => {
  const { content, settings, now } = context;
  return {
    links: menuEntries(context, 'hideFromFooter').map(({ link }) => link),
    services: serviceCards(context, featuredServices(context)).map(({ linkTitle, href }) => ({
      label: linkTitle,
      href,
    })),
    /** The company's pages on other websites. */
    profiles: profiles(context),
    /** True for hours that are set as a text, for they do not fit as a big number. */
    longHours: !isNumeral(context.facts.hours),
    /** True where visitors are asked before their visit is counted. */
    asksBeforeCounting: settings.counting === 'asked',
    photoCredits: context.fields(content.siteConfig).photoCredits,
    /** Year of the build, which `{{year}}` in the copyright line became. The browser writes the current one in its place. */
    year: now.getFullYear(),
  };
};

export type FooterView = ReturnType<typeof footerView>;

/** When a notice is first shown: the time that was set, otherwise that of its last change. */
const beginning = ({ fields, updatedAt = '' }: Entry<'notice'>): number =>
  Date.parse(fields.startsAt ?? updatedAt) || 0;

const noticeView = (context: AssemblyContext, entry: Entry<'notice'>) => {
  const { text, linkLabel, linkHref, emergency = false } = context.fields(entry);
  return {
    entryId: context.entryId(entry),
    /** Changes whenever the text does, so that a dismissed notice stays away and a new one does not. */
    id: hashOf(`${entry.fields.text}${entry.fields.startsAt ?? ''}`).toString(16),
    text,
    link: linkView(linkLabel, context.href(linkHref)),
    ...timesOf(entry.fields, context.now),
    emergency,
  };
};

/** A notice and when it shows. */
export type NoticeView = ReturnType<typeof noticeView>;

/** Notices that are not over, newest first. The browser decides which one to show. */
export const noticeViews = (context: AssemblyContext): readonly NoticeView[] => {
  const { content, now } = context;
  const entries = content.notice
    .filter(({ fields }) => !isOver(fields, now))
    .sort((a, b) => beginning(b) - beginning(a) || byAge(b, a));
  return entries.map((entry) => noticeView(context, entry));
};
