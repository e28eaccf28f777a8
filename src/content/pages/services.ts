/** Services in lists and menus. */
import type { Content } from '../types';
import type { ServiceCard } from '../views/parts';
import type { Entry } from '../entries';
import { chosenFrom } from './chosen';
import type { AssemblyContext } from './context';

/** A text of a service that lists show below its name. */
type ServiceText = 'description' | 'overview' | 'about';

/**
 * Services as a list shows them.
 *
 * @param entries - all if absent
 * @param texts - fields in order of preference: the list shows the first that is filled in, below the name
 */
export const serviceCards = (
  context: AssemblyContext,
  entries: readonly Entry<'service'>[] = context.content.service,
  texts: readonly ServiceText[] = [],
): readonly ServiceCard[] =>
  entries.map((entry) => {
    const service = context.fields(entry);
    const emergency = service.layout === 'emergency';
    return {
      entryId: context.entryId(entry),
      title: service.title,
      linkTitle: service.linkTitle ?? service.title,
      href: context.pathOf(entry),
      icon: service.icon ?? (emergency ? 'siren' : 'tree-deciduous'),
      drawing: service.drawing,
      text: texts.map((id) => service[id]).find((text) => text !== undefined),
      emergency,
    };
  });

/** The services that menus have; all when staff have listed none. */
export const featuredServices = (context: AssemblyContext): readonly Entry<'service'>[] => {
  const all = context.content.service;
  const listed = context.content.siteConfig.fields.services ?? [];
  const featured = all.filter(({ id }) => listed.includes(id));
  return featured.length > 0 ? featured : all;
};

/** The texts that each arrangement of services prefers. */
const TEXTS = {
  tiles: ['description'],
  pair: ['overview', 'description'],
  rows: ['overview', 'description'],
  texts: ['about'],
} as const satisfies Readonly<Record<string, readonly ServiceText[]>>;

/** The services of a section: those chosen or else, as tiles, the featured ones, and otherwise all. */
export const servicesIn = (
  context: AssemblyContext,
  section: Content<'section'>,
): { readonly arrangement: keyof typeof TEXTS; readonly services: readonly ServiceCard[] } => {
  const { arrangement: wanted = 'tiles' } = section;
  const all = context.content.service;
  const others = wanted === 'tiles' ? featuredServices(context) : all;
  const entries = chosenFrom(all, section, others);
  // One or two tiles have room for more words than a grid of them.
  const arrangement = wanted === 'tiles' && entries.length <= 2 ? 'pair' : wanted;
  const services = serviceCards(context, entries, TEXTS[arrangement]);
  return {
    arrangement,
    services: arrangement === 'texts' ? services.filter(({ text }) => text) : services,
  };
};
