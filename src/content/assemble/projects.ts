/** Projects in lists. */
import type { Link, PossibleLink, ProjectCard, SectionView } from '../views';
import type { Entry } from '../entries';
import { linkView } from './buttons';
import type { AssemblyContext } from './context';
import { monthText } from './dates';
import { chosenFrom } from './chosen';
import { PROJECTS_ID } from './ids';

/** The name of a service or a town, and its page if it has one. */
const nameLink = (
  context: AssemblyContext,
  entry: Entry<'service'> | Entry<'town'>,
): PossibleLink => ({
  label: entry.type === 'service' ? context.fields(entry).title : context.fields(entry).name,
  href: context.addresses.pathOf.get(entry.id),
});

/** The service, the town and the month of a project. */
export const aboutProject = (
  context: AssemblyContext,
  { fields: { service, town, date } }: Entry<'project'>,
): ProjectCard['about'] => [
  ...[context.find('service', service), context.find('town', town)].flatMap((named) =>
    named ? nameLink(context, named) : [],
  ),
  ...(date === undefined ? [] : [{ label: monthText(date) }]),
];

const projectCard = (context: AssemblyContext, entry: Entry<'project'>): ProjectCard => {
  const { title, pictureAfter, pictures = [], pictureBefore } = context.fields(entry);
  return {
    title,
    href: context.pathOf(entry),
    about: aboutProject(context, entry),
    picture: context.picture(pictureAfter ?? pictures[0] ?? pictureBefore, 'photo'),
  };
};

/** Projects of a service or in a town. */
const projectsOf = (context: AssemblyContext, id: string): readonly Entry<'project'>[] =>
  context.content.project.filter(({ fields }) => fields.service === id || fields.town === id);

/** Links to the pages of the services and towns that have projects. */
const filters = (context: AssemblyContext): readonly Link[] => {
  const { service, town } = context.content;
  return [...service, ...town]
    .filter(({ id }) => projectsOf(context, id).length > 0)
    .flatMap((entry) => {
      const { label, href } = nameLink(context, entry);
      return linkView(label, href && `${href}#${PROJECTS_ID}`) ?? [];
    });
};

/** The chosen projects, a chosen service standing for all of its own; all while none is chosen. */
export const projectList = (context: AssemblyContext, chosen: readonly string[] | undefined) => {
  const all = context.content.project;
  const some = chosenFrom(all, chosen, ({ fields }, service) => fields.service === service);
  return {
    projects: (some ?? all).map((entry) => projectCard(context, entry)),
    /** Links to the projects of each service and town; none where only some are listed. */
    filters: some ? [] : filters(context),
  };
};

const projectsSection = (
  context: AssemblyContext,
  heading: string,
  entries: readonly Entry<'project'>[],
): SectionView<'projects'> => ({
  look: 'projects',
  id: PROJECTS_ID,
  heading,
  projects: entries.map((entry) => projectCard(context, entry)),
  filters: [],
});

/** The section with the projects of a service or town, on its page. */
export const projectsOn = (
  context: AssemblyContext,
  { id }: Entry<'service' | 'town'>,
): SectionView<'projects'> =>
  projectsSection(context, context.texts.workHeading, projectsOf(context, id));

/** As many projects as stand in one row of a wide window. */
const ROW = 3;

/** The section with further projects of the same service, then in the same town. */
export const projectsLike = (
  context: AssemblyContext,
  entry: Entry<'project'>,
): SectionView<'projects'> => {
  const { service, town } = entry.fields;
  const alike = [service, town].flatMap((one) => (one ? projectsOf(context, one) : []));
  const others = [...new Set(alike)].filter((one) => one !== entry);
  return projectsSection(context, context.texts.moreWork, others.slice(0, ROW));
};
