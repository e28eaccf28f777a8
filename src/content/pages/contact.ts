/** The ways to reach the company, as blocks, and the map of its service area. */
import type { ContactInfoView, MapView } from '../views/parts';
import type { Content } from '../types';
import { chosenFrom, sectionsOf } from './chosen';
import type { AssemblyContext } from './context';
import { anchorOf } from './ids';

/** The contact blocks that staff wrote, then text messages and e-mail, unless a block links to them. */
export const contactInfo = (
  context: AssemblyContext,
  section: Pick<Content<'section'>, 'chosen' | 'others'> = {},
): readonly ContactInfoView[] => {
  const written = chosenFrom(context.content.contactInfo, section).map((entry): ContactInfoView => {
    const { heading, icon, infoBody01, infoBody02, infoBody03, link, cta } = context.fields(entry);
    const lines = { line1: infoBody01, line2: infoBody02, line3: infoBody03 };
    const entryId = context.entryId(entry);
    return { entryId, heading, icon, ...lines, href: context.href(link), cta };
  });
  const withoutWords = (href: string): string | undefined => href.split('?')[0];
  const linked = written.map(({ href = '' }) => withoutWords(href));
  const others = context.facts.otherWays.filter(({ href }) => !linked.includes(withoutWords(href)));
  return [
    ...written,
    ...others.map(({ icon, label, shown, href }) => ({ heading: label, icon, line2: shown, href })),
  ];
};

/** Contact blocks whose links to the map of another page lead to the one beside them. */
export const contactInfoBeside = (
  context: AssemblyContext,
  section: Content<'section'>,
  mapId: string,
): readonly ContactInfoView[] => {
  const maps = context.content.page.flatMap((page) =>
    sectionsOf(context, page)
      .filter(({ fields }) => fields.layout === 'contact' && fields.map)
      .map((entry) => `${context.pathOf(page)}#${anchorOf(context.fields(entry))}`),
  );
  return contactInfo(context, section).map((block) =>
    maps.includes(block.href ?? '') ? { ...block, href: `#${mapId}` } : block,
  );
};

/**
 * The map of the service area.
 *
 * @see https://developers.google.com/maps/documentation/embed/embedding-map
 */
export const mapView = ({ tokens, settings, facts }: AssemblyContext): MapView => {
  const place = encodeURIComponent(`${tokens.city}, ${tokens.stateCode}`);
  const { mapsKey } = settings;
  return {
    embedUrl:
      mapsKey &&
      `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(mapsKey)}&q=${place}`,
    linkUrl: `https://www.google.com/maps/search/?api=1&query=${place}`,
    towns: facts.towns,
  };
};
