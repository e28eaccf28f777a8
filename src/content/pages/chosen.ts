/** Sections and entries that staff have chosen to show, and those about a service. */
import { valueOf, type Entry } from '../entries';
import type { Content } from '../types';
import type { AssemblyContext } from './context';

/** The sections that an editor has put on the page of an entry, hidden ones too; none for a type without sections. */
export const sectionsOf = (context: AssemblyContext, entry: Entry): readonly Entry<'section'>[] =>
  [valueOf(entry, 'sections') ?? []]
    .flat()
    .flatMap((id) => (typeof id === 'string' ? (context.find('section', id) ?? []) : []));

/** True for a question or a testimonial about the service of an id. */
export const isAbout = (entry: Entry, id: string): boolean =>
  [valueOf(entry, 'services')].flat().includes(id);

/**
 * The entries that a section lists: those chosen, in that order, once each, then the others if staff want them. A
 * service's id stands for all about it. Without a choice, the others alone.
 *
 * @param rest the others; all if absent
 */
export const chosenFrom = <E extends Entry>(
  all: readonly E[],
  { chosen, others = false }: Pick<Content<'section'>, 'chosen' | 'others'>,
  rest = all,
): readonly E[] => {
  const first = (chosen ?? []).flatMap((id) =>
    all.filter((one) => one.id === id || isAbout(one, id)),
  );
  return [...new Set([...first, ...(others || chosen === undefined ? rest : [])])];
};
