/** The page of a project. */
import type { LabeledPicture, ProjectView } from '../views';
import type { Entry } from '../entries';
import type { PictureSource } from '../types';
import { chosenFrom } from './chosen';
import type { AssemblyContext } from './context';
import { pageBase } from './pages';
import { aboutProject, projectsSection } from './projects';
import { testimonialView } from './people';

/** As many projects as stand in one row of a wide window. */
const ROW = 3;

/** True for a picture that staff have uploaded upright; pictures of work are never bundled ones. */
const isUpright = (picture: PictureSource): boolean =>
  'url' in picture && picture.height > picture.width;

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

export const projectPage = (context: AssemblyContext, entry: Entry<'project'>): ProjectView => {
  const project = context.fields(entry);
  const { title, text, service, town, pictureBefore, pictureAfter, pictures = [] } = project;
  const ui = context.texts;
  const about = aboutProject(context, entry);
  const alike = chosenFrom(context.content.project, [service ?? '', town ?? '']);
  const others = alike.filter((one) => one !== entry).slice(0, ROW);
  const words = context.find('testimonial', project.words);
  const pair = [pictureBefore, pictureAfter].filter((source) => source !== undefined);
  const isPair = pair.length === 2;
  const base = pageBase(context, {
    path: context.pathOf(entry),
    quote: { label: ui.quoteButton },
    name: title,
    fields: project,
    summary: text,
    crumbs: [...about.filter(({ href }) => href !== undefined).slice(0, 1), { label: title }],
    head: { heading: title, intro: text, call: { label: ui.callButton } },
    sections: projectsSection(context, ui.moreWork, others),
  });
  return {
    ...base,
    about,
    pictures: [
      cropped(context, isPair ? pair : [], 'square', [ui.beforeLabel, ui.afterLabel]),
      cropped(context, isPair ? pictures : [...pair, ...pictures], 'photo'),
    ].filter((row) => row.length > 0),
    words: words && testimonialView(context, words),
  };
};
