/** Sections and entries that staff have chosen to show, and those about a service. */
import { valueOf, type Entry } from '../entries';
import type { AssemblyContext } from './context';

/** The sections that an editor has put on the page of an entry, hidden ones too; none for a type without sections. */
export const sectionsOf = (context: AssemblyContext, entry: Entry): readonly Entry<'section'>[] =>
  [valueOf(entry, 'sections') ?? []]
    .flat()
    .flatMap((id) => context.find('section', String(id)) ?? []);

/** True for a question or a testimonial about the service of an id. */
export const isAbout = (entry: Entry, id: string): boolean =>
  [valueOf(entry, 'services')].flat().includes(id);

/**
 * The entries with the chosen ids, in that order, once each. A service's id selects all about it. Without a
 * choice, all entries, or the given others.
 */
export const chosenFrom = <E extends Entry>(
  all: readonly E[],
  ids: readonly string[] | undefined,
  others = all,
): readonly E[] => {
  const chosen = ids?.flatMap((id) => all.filter((one) => one.id === id || isAbout(one, id)));
  return chosen ? [...new Set(chosen)] : others;
};
