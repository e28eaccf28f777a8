/** Projects in lists, and their pages. */
import type {
  LabeledPicture,
  Link,
  LookData,
  PossibleLink,
  ProjectCard,
  ProjectView,
  SectionView,
} from '../views';
import type { Entry } from '../entries';
import { isUploaded } from '../pictures';
import { withIds } from '../richText/onPage';
import type { PictureSource } from '../types';
import { linkView } from './buttons';
import { chosenFrom, isAbout } from './chosen';
import type { AssemblyContext } from './context';
import { monthText } from './dates';
import { PROJECTS_ID, uniqueIds } from './ids';
import { pageBase } from './pageBase';
import { testimonialView } from './people';

/** The name of a service or a town, and its page if it has one. */
const nameLink = (
  context: AssemblyContext,
  entry: Entry<'service'> | Entry<'town'>,
): PossibleLink => ({
  label: entry.type === 'service' ? context.fields(entry).title : context.fields(entry).name,
  href: context.addresses.pathOf.get(entry.id),
});

/** The service, the town and the month of a project. */
const aboutProject = (
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
    const hasProjects = project.some((one) => isAbout(one, subject.id));
    return (hasProjects && linkView(label, href && `${href}#${PROJECTS_ID}`)) || [];
  });
};

/** The projects that a section lists. */
export const projectList = (
  context: AssemblyContext,
  chosen: readonly string[] | undefined,
): LookData['projects'] => ({
  projects: projectCards(context, chosenFrom(context.content.project, chosen)),
  filters: chosen ? [] : filters(context),
});

/** A section that the site itself adds to a page; none without projects. */
const projectsSection = (
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
  projectsSection(
    context,
    context.texts.workHeading,
    context.content.project.filter((project) => isAbout(project, id)),
  );

/** Number of projects in one row of a wide window. */
const ROW = 3;

/** True for a picture that staff have uploaded upright; pictures of work are never bundled ones. */
const isUpright = (picture: PictureSource): boolean =>
  isUploaded(picture) && picture.height > picture.width;

/** Pictures that stand together have one crop: an upright one if all of them are upright, `mixed` if some are. */
const cropped = (
  context: AssemblyContext,
  sources: readonly PictureSource[],
  mixed: 'photo' | 'square',
  labels: readonly string[] = [],
): readonly LabeledPicture[] => {
  const wide = sources.some(isUpright) ? mixed : 'photo';
  const crop = sources.every(isUpright) ? 'tallPhoto' : wide;
  return sources.flatMap((source, index) => {
    const picture = context.picture(source, crop);
    return picture ? { ...picture, label: labels[index] } : [];
  });
};

/** The page of a project. */
export const projectView = (context: AssemblyContext, entry: Entry<'project'>): ProjectView => {
  const project = context.fields(entry);
  const { title, text, service, town, pictureBefore, pictureAfter, pictures = [] } = project;
  const { texts } = context;
  const about = aboutProject(context, entry);
  const alike = chosenFrom(context.content.project, [service ?? '', town ?? '']);
  const others = alike.filter((one) => one !== entry).slice(0, ROW);
  const words = context.find('testimonial', project.words);
  const pair = [pictureBefore, pictureAfter].filter((source) => source !== undefined);
  const isPair = pair.length === 2;
  const base = pageBase(context, {
    path: context.pathOf(entry),
    button: { label: texts.quoteButton },
    name: title,
    fields: project,
    summary: text,
    crumbs: [...about.filter(({ href }) => href !== undefined).slice(0, 1), { label: title }],
    top: { heading: title, intro: text, call: { label: texts.callButton } },
    sections: projectsSection(context, texts.moreWork, others),
  });
  return {
    ...base,
    about,
    pair: cropped(context, isPair ? pair : [], 'square', [texts.beforeLabel, texts.afterLabel]),
    body: withIds(project.body, uniqueIds('project')),
    pictures: cropped(context, isPair ? pictures : [...pair, ...pictures], 'photo'),
    words: words && testimonialView(context, words),
  };
};
