/** Services in lists and menus. */
import type { Content } from '../types';
import type { ServiceCard } from '../views';
import type { Entry } from '../entries';
import type { AssemblyContext } from './context';

/** A text of a service that lists show below its name. */
type ServiceText = 'description' | 'overview' | 'about';

const isEmergency = (service: Content<'service'>): boolean => service.layout === 'emergency';

/** @param texts - in order of preference: the list shows the first that is filled in */
const serviceCard = (
  context: AssemblyContext,
  entry: Entry<'service'>,
  texts: readonly ServiceText[],
): ServiceCard => {
  const service = context.fields(entry);
  const text = texts.find((id) => service[id] !== undefined);
  return {
    title: service.title,
    linkTitle: service.linkTitle ?? service.title,
    href: context.pathOf(entry),
    icon: service.icon ?? (isEmergency(service) ? 'siren' : 'tree-deciduous'),
    drawing: service.drawing,
    text: text && service[text],
    emergency: isEmergency(service),
  };
};

export const serviceCards = (
  context: AssemblyContext,
  texts: readonly ServiceText[],
  entries: readonly Entry<'service'>[] = context.content.service,
): readonly ServiceCard[] => entries.map((entry) => serviceCard(context, entry, texts));

/** The featured services, or all when none is featured. */
export const featuredServices = (context: AssemblyContext): readonly Entry<'service'>[] => {
  const all = context.content.service;
  const featured = all.filter(({ fields }) => fields.featured === true);
  return featured.length > 0 ? featured : all;
};
