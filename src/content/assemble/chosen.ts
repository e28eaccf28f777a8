/** Sections and entries that staff have chosen to show, and those about a service or a town. */
import { valueOf, type Entry } from '../entries';
import type { AssemblyContext } from './context';

/** The sections that an editor has put on the page of an entry, hidden ones too. */
export const sectionsOf = (
  context: AssemblyContext,
  page: Entry<'page' | 'service'>,
): readonly Entry<'section'>[] =>
  (page.fields.sections ?? []).flatMap((id) => context.find('section', id) ?? []);

/** Fields of any type that say which services and which town an entry is about. */
const SUBJECTS = ['services', 'service', 'town'];

/** True for a question, a testimonial or a project about the service or the town of an id. */
export const isAbout = (entry: Entry, id: string): boolean =>
  SUBJECTS.some((field) => [valueOf(entry, field)].flat().includes(id));

/**
 * The entries with the chosen ids, in that order, once each. A service's or town's id selects all about it. Without a
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
