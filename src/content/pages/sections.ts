/** Sections of a page: which there are, in which order, and what each shows. */
import { lookOf, type SectionBase, type SectionInput, type SectionView } from '../looks';
import { LOOKS, model, type LookName } from '../model';
import { itemsWithIds, withIds, type UniqueId } from '../richText/onPage';
import type { Content } from '../types';
import { entryTitle, valueOf, type Entry } from '../entries';
import type { AssemblyContext } from './context';
import { isLong } from './textTraits';
import { callView, linkView } from './buttons';
import { sectionsOf } from './chosen';
import { anchorOf } from './ids';

/** The fields of a section that its look has. */
const fieldsInLook = (context: AssemblyContext, entry: Entry<'section'>): Content<'section'> => {
  const fields = context.fields(entry);
  const { chooses, fields: shown } = lookOf(fields.layout);
  const has = [
    'name',
    'layout',
    'hidden',
    'buttonHref',
    ...(chooses ? ['chosen', 'others'] : []),
    ...shown,
  ];
  return Object.fromEntries(
    Object.entries(fields).filter(([id]) => has.includes(id)),
  ) as unknown as Content<'section'>;
};

/** Reports chosen entries of a kind that the look of their section does not list. */
const reportOddChoices = (context: AssemblyContext, entry: Entry<'section'>): void => {
  const { layout, chosen = [] } = entry.fields;
  const { chooses = [] } = lookOf(layout);
  const odd = chosen
    .flatMap((id) => context.entry(id) ?? [])
    .filter(({ type }) => !chooses.includes(type));
  for (const other of odd)
    context.problems.warning(
      { entry, field: 'chosen' },
      `A section that looks like “${LOOKS[layout]}” cannot show “${entryTitle(other)}” (${model[other.type].name}). Remove it from “${model.section.fields.chosen.name}”, or choose another look.`,
    );
};

const sectionView = (input: SectionInput): SectionView => {
  const { context, entry, section } = input;
  const { crop, ground, divides, data } = lookOf(section.layout);
  const base: SectionBase & { readonly look: LookName } = {
    look: section.layout,
    entryId: context.entryId(entry),
    id: input.uniqueId(anchorOf(section)),
    ground: ground?.(section),
    divides: divides?.(section),
    kicker: section.kicker,
    heading: section.heading,
    longHeading: isLong(section.heading),
    intro: section.intro,
    body: section.body,
    picture: crop && context.picture(section.picture, crop(section)),
    pictureCaption: section.pictureCaption,
    button: linkView(section.buttonLabel, context.href(section.buttonHref)),
    call: callView(section.callLabel, section.callNote),
  };
  // `looks` says which data belongs to which look.
  return { ...base, ...data?.(input) } as SectionView;
};

/**
 * True for a section with something to show: what its look needs, or else any of the usual parts. A button may stand
 * alone, for example at the end of a page; ways to reach the company, a form and a map need no words.
 */
const showsAnything = (section: SectionView): boolean => {
  const { needs } = lookOf(section.look);
  if (needs !== undefined) return [valueOf({ fields: section }, needs) ?? []].flat().length > 0;
  const { heading, intro, body, picture, button } = section;
  return section.look === 'contact' || Boolean(heading || intro || body || picture || button);
};

/** A section with ids for the headings in its text. */
const withHeadingIds = (section: SectionView, uniqueId: UniqueId): SectionView =>
  'items' in section
    ? { ...section, items: itemsWithIds(section.items, uniqueId) }
    : { ...section, body: withIds(section.body, uniqueId) };

/** True for a section that an editor has hidden. */
export const isOff = ({ fields }: Entry<'section'>): boolean => fields.hidden === true;

/** What to do while a section has nothing to show. */
const USUAL_REMEDY = `It needs a heading, an introduction, a text or a picture, or entries to list that are published (“${model.section.fields.chosen.name}” chooses among them). Add one`;

/** Sections of a page in the editor's order, without those that are hidden or have nothing to show. */
export const pageSections = (
  context: AssemblyContext,
  page: Entry<'page' | 'service'>,
  uniqueId: UniqueId,
): readonly SectionView[] => {
  const path = context.pathOf(page);
  const onPage = sectionsOf(context, page).filter((entry) => !isOff(entry));
  const sections = onPage.flatMap((entry) => {
    const section = fieldsInLook(context, entry);
    reportOddChoices(context, entry);
    const view = sectionView({ context, entry, section, path, uniqueId, onPage });
    if (showsAnything(view)) return view;
    // A body without parts is reported where the text is split.
    const { remedy = USUAL_REMEDY } = lookOf(section.layout);
    if (section.body) return [];
    context.problems.warning(
      { entry },
      `The section “${section.name}” has nothing to show as “${LOOKS[section.layout]}”, so it is left out on the site. ${remedy}, choose another look or hide the section.`,
    );
    return [];
  });
  // Runs after the sections have their ids, so that a heading in a text does not take one of them.
  return sections.map((section) => withHeadingIds(section, uniqueId));
};
