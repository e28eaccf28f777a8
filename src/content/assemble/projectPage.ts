/** The page of a project. */
import type { Picture, ProjectView } from '../views';
import type { Entry } from '../entries';
import { headButtons } from './buttons';
import type { AssemblyContext } from './context';
import { monthText } from './dates';
import { crumbsTo, pageBase } from './pages';
import { serviceAndTown } from './projects';
import { testimonialView } from './testimonials';
import { lengthOf } from './textTraits';

export const projectPage = (context: AssemblyContext, entry: Entry<'project'>): ProjectView => {
  const path = context.pathOf(entry);
  const project = context.fields(entry);
  const { title, date, text } = project;
  const links = serviceAndTown(context, entry);
  const words = project.words && context.find('testimonial', project.words.id);
  const before = context.picture(project.pictureBefore, 'photo');
  const after = context.picture(project.pictureAfter, 'photo');
  const pictures = (project.pictures ?? []).map((one) => context.picture(one, 'photo'));
  const pair = before && after && { before, after };
  const alone = pair ? [] : [before, after];
  const base = pageBase(context, {
    path,
    name: title,
    fields: project,
    summary: text,
    crumbs: crumbsTo(context, ...(links.service ? [links.service] : []), { label: title }),
  });
  return {
    ...base,
    ...links,
    head: {
      heading: title,
      headingLength: lengthOf(title),
      intro: text,
      ...headButtons(context, base.quoteHref),
    },
    date,
    dateText: date && monthText(date),
    pair,
    pictures: [...alone, ...pictures].filter((one): one is Picture => one !== undefined),
    words: words && testimonialView(context, words),
  };
};
