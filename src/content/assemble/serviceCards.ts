/** Services in lists and menus. */
import type { Content } from '../types';
import type { ServiceCard } from '../views';
import type { Entry } from '../withDefaults';
import { byOrder } from './byOrder';
import type { AssemblyContext } from './context';

const isEmergency = (service: Content<'service'>): boolean => service.layout === 'emergency';

/** A text of a service that lists show below its name. */
type CardText = 'description' | 'overview' | 'about';

/** @param texts - in order of preference: the list shows the first that is filled in */
const serviceCard = (
  context: AssemblyContext,
  entry: Entry<'service'>,
  texts: readonly CardText[],
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
  texts: readonly CardText[],
  keep: (service: Content<'service'>) => boolean = () => true,
  count = Infinity,
): readonly ServiceCard[] =>
  byOrder(context.input.content.service)
    .filter((entry) => keep(entry.fields))
    .slice(0, count)
    .map((entry) => serviceCard(context, entry, texts));

/** The featured services, or all when none is featured. */
export const featuredServices = (
  context: AssemblyContext,
  texts: readonly CardText[],
  count?: number,
): readonly ServiceCard[] => {
  const isFeatured = ({ featured }: Content<'service'>): boolean => featured === true;
  const someAre = context.input.content.service.some(({ fields }) => isFeatured(fields));
  return serviceCards(context, texts, someAre ? isFeatured : undefined, count);
};
