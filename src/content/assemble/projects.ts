/** Projects in lists. */
import type { Link, PossibleLink, ProjectCard, SectionView } from '../views';
import type { Entry } from '../entries';
import { linkView } from './buttons';
import { chosenFrom } from './chosen';
import type { AssemblyContext } from './context';
import { monthText } from './dates';
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
): readonly PossibleLink[] => {
  const subjects = [context.find('service', service), context.find('town', town)];
  const links = subjects.flatMap((subject) => (subject ? nameLink(context, subject) : []));
  return date === undefined ? links : [...links, { label: monthText(date) }];
};

const projectCards = (
  context: AssemblyContext,
  entries: readonly Entry<'project'>[],
): readonly ProjectCard[] =>
  entries.map((entry) => {
    const { title, pictureAfter, pictures = [], pictureBefore } = context.fields(entry);
    return {
      title,
      href: context.pathOf(entry),
      about: aboutProject(context, entry),
      picture: context.picture(pictureAfter ?? pictures[0] ?? pictureBefore, 'photo'),
    };
  });

/** Links to the pages of the services and towns that have projects. */
const filters = (context: AssemblyContext): readonly Link[] => {
  const { service, town, project } = context.content;
  return [...service, ...town].flatMap((subject) => {
    const { label, href } = nameLink(context, subject);
    const hasProjects = chosenFrom(project, [subject.id]).length > 0;
    return (hasProjects && linkView(label, href && `${href}#${PROJECTS_ID}`)) || [];
  });
};

/** The projects that a section lists. */
export const projectList = (context: AssemblyContext, chosen: readonly string[] | undefined) => {
  const all = context.content.project;
  return {
    projects: projectCards(context, chosen ? chosenFrom(all, chosen) : all),
    /** Links to the projects of each service and town; none where only some are listed. */
    filters: chosen ? [] : filters(context),
  };
};

/** A section that the site itself adds to a page; none without projects. */
export const projectsSection = (
  context: AssemblyContext,
  heading: string,
  entries: readonly Entry<'project'>[],
): readonly SectionView<'projects'>[] => {
  const projects = projectCards(context, entries);
  return projects.length === 0
    ? []
    : [{ look: 'projects', id: PROJECTS_ID, heading, projects, filters: [] }];
};

/** The section with the projects of a service or town, on its page. */
export const projectsOn = (
  context: AssemblyContext,
  { id }: Entry<'service' | 'town'>,
): readonly SectionView<'projects'>[] =>
  projectsSection(context, context.texts.workHeading, chosenFrom(context.content.project, [id]));
