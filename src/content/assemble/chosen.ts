/** Sections and entries that staff have chosen to show. */
import type { Entry } from '../entries';
import type { AssemblyContext } from './context';

/** The sections that an editor has put on the page of an entry, hidden ones too. */
export const sectionsOf = (
  context: AssemblyContext,
  page: Entry<'page' | 'service'>,
): readonly Entry<'section'>[] =>
  (page.fields.sections ?? []).flatMap((id) => context.find('section', id) ?? []);

/**
 * The chosen entries in the order of their choice; undefined while nothing is chosen.
 *
 * @param isAbout - which entries a chosen service stands for
 */
export const chosenFrom = <E extends Entry>(
  all: readonly E[],
  chosen: readonly string[] | undefined,
  isAbout: (entry: E, service: string) => boolean = () => false,
): readonly E[] | undefined => {
  const found = chosen?.flatMap((id) =>
    all.filter((entry) => entry.id === id || isAbout(entry, id)),
  );
  return found && [...new Set(found)];
};
