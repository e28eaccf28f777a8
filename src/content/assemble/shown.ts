/** Uses the marks in the views to find out which fields pages show, hide, or have no place for. */
import { forms } from '../forms';
import { fieldOf, fieldsOf, model, type ContentTypeId, PAGE_TYPES } from '../model';
import { lookOf } from '../looks';
import { isOfType, valueOf, type Entry } from '../entries';
import type { AssemblyContext } from './context';
import type { FieldLocation } from './provenance';
import { sectionsOf } from './chosen';
import { isOff } from './sections';

/** A text of a page that visitors do not see, because its section is hidden or over. */
interface HiddenText {
  readonly path: string;
  readonly location: FieldLocation;
}

export const hiddenTexts = (context: AssemblyContext): readonly HiddenText[] =>
  [...context.content.page, ...context.content.service].flatMap((page) =>
    sectionsOf(context, page)
      .filter((section) => isOff(context, section))
      .flatMap((section) => context.provenance.of(context.fields(section)))
      .map((location) => ({ path: context.pathOf(page), location })),
  );

const NO_PLACE =
  'its page does not show it: it has no place for it, or the field that it belongs to is empty. Fill that in, or empty this one.';

/** The address that a label belongs to, if the field is the label of a button or a link. */
const addressOf = (type: ContentTypeId, label: string) =>
  fieldsOf(type).find(
    ([, field]) => field.kind === 'plain' && field.means === 'link' && field.beside === label,
  );

/** The texts of a service that only the page of an emergency has a place for. */
const OF_EMERGENCIES = ['callNote', 'stepsHeading', 'steps', 'urgency'];

/** Explains why a page does not show a field, and what to do; undefined if the cause is reported elsewhere. */
const reason = (entry: Entry, field: string): string | undefined => {
  const { type, fields } = entry;
  const isEmergency = isOfType(entry, 'service') && entry.fields.layout === 'emergency';
  // The report on the text itself covers steps that cannot be split.
  if (field === 'steps' && isEmergency) return undefined;
  if (type === 'service' && !isEmergency && OF_EMERGENCIES.includes(field)) {
    const { name, choices } = model.service.fields.layout;
    return `only a page whose “${name}” is “${choices.emergency}” shows it. Choose that kind, or empty this one.`;
  }
  if (isOfType(entry, 'section')) {
    const { layout, form } = entry.fields;
    const { label, fields: has } = lookOf(layout);
    if (!has.includes(field))
      return `a section that looks like “${label}” does not show it. Choose another look or empty the field.`;
    if (field === 'questions' && form !== 'own')
      return `only a form of the kind “${forms.own.label}” asks them. Choose it under “${model.section.fields.form.name}”, or empty this one.`;
  }
  const labeled = addressOf(type, field);
  if (!labeled) return NO_PLACE;
  const [address, { name }] = labeled;
  return address in fields
    ? undefined
    : `“${name}” is empty, so visitors do not see it. Fill that in, or empty this one.`;
};

/**
 * True for a field that may be filled in ahead of its use: the sentence of a service for the home page, until the
 * service is featured; its text for the services page, until there is one; topics, until another post has them.
 */
const isKept = ({ addresses }: AssemblyContext, entry: Entry, field: string): boolean =>
  (entry.type === 'service' && field === 'description' && valueOf(entry, 'featured') !== true) ||
  (entry.type === 'service' && field === 'overview' && !addresses.ofKind.has('services')) ||
  (entry.type === 'blogPost' && field === 'tags');

/** Types with a place of their own: entries with pages, sections on pages, and notices above all pages. */
const WITH_A_PLACE: readonly ContentTypeId[] = [...PAGE_TYPES, 'section', 'notice'];

/**
 * Reports texts and pictures that are filled in but that no view shows. Skips entries that are not shown at
 * all: they are on no page, hidden, or reported as a whole.
 */
export const reportUnshown = (context: AssemblyContext, views: readonly object[]): void => {
  const shown = new Set(views.flatMap((view) => context.provenance.of(view)));
  const shownEntries = new Set([...shown].map(({ entry }) => entry));
  for (const entry of shownEntries) {
    if (!WITH_A_PLACE.includes(entry.type)) continue;
    const isMissed = (location: FieldLocation): boolean =>
      // Skips fields of entries that this entry embeds.
      location.entry === entry &&
      !shown.has(location) &&
      entry.ownFields.includes(location.field) &&
      fieldOf(entry.type, location.field)?.required !== true &&
      !isKept(context, entry, location.field);
    for (const location of context.provenance.of(context.fields(entry)).filter(isMissed)) {
      const why = reason(entry, location.field);
      if (why !== undefined)
        context.problems.warning(
          location,
          `“${fieldOf(entry.type, location.field)?.name}” is filled in, but ${why}`,
        );
    }
  }
};
