/** Sections and entries that staff have chosen to show, and questions by the services they are about. */
import { lookOf } from '../looks';
import { model } from '../model';
import { entryTitle, type Entry } from '../entries';
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

export const isQuestionAbout = ({ fields }: Entry<'faq'>, service: string): boolean =>
  fields.services?.includes(service) === true;

/** Questions below which the page of a service also has some that are about no service. */
const FEW = 3;

/** The questions that the page of a service shows. */
export const questionsAbout = (
  context: AssemblyContext,
  service: Entry<'service'>,
): readonly Entry<'faq'>[] => {
  const all = context.content.faq;
  const own = all.filter((faq) => isQuestionAbout(faq, service.id));
  const general = all.filter(({ fields }) => fields.services === undefined);
  return [...own, ...general].slice(0, Math.max(own.length, FEW));
};

/** Reports chosen entries of a kind that the look of their section does not list. */
export const reportOddChoices = (context: AssemblyContext, entry: Entry<'section'>): void => {
  const { layout, chosen = [] } = entry.fields;
  const { label, chooses = [] } = lookOf(layout);
  const types: readonly string[] = chooses;
  const odd = chosen
    .flatMap((id) => context.entry(id) ?? [])
    .filter(({ type }) => !types.includes(type));
  for (const other of odd)
    context.problems.warning(
      { entry, field: 'chosen' },
      `A section that looks like “${label}” cannot show “${entryTitle(other)}” (${model[other.type].name}). Remove it from “${model.section.fields.chosen.name}”, or choose another look.`,
    );
};
