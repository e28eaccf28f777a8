/** Sections and entries that staff have chosen to show, and those about a service or a town. */
import { valueOf, type Entry } from '../entries';
import type { AssemblyContext } from './context';

/** The sections that an editor has put on the page of an entry, hidden ones too. */
export const sectionsOf = (
  context: AssemblyContext,
  page: Entry<'page' | 'service'>,
): readonly Entry<'section'>[] =>
  (page.fields.sections ?? []).flatMap((id) => context.find('section', id) ?? []);

/** Fields that say which services and which town a question or a project is about. */
const SUBJECTS = ['services', 'service', 'town'];

/** The entries with the given ids, in that order, once each. A service's or town's id selects all about it. */
export const chosenFrom = <E extends Entry>(
  all: readonly E[],
  ids: readonly string[],
): readonly E[] => {
  const isMeant = (entry: E, id: string): boolean =>
    entry.id === id || SUBJECTS.some((field) => [valueOf(entry, field)].flat().includes(id));
  return [...new Set(ids.flatMap((id) => all.filter((entry) => isMeant(entry, id))))];
};
