/** The page of a town that staff have written about. */
import type { PageView, SectionView } from '../views';
import type { Entry } from '../entries';
import { chosenFrom } from './chosen';
import { headButtons, quoteLinks } from './buttons';
import type { AssemblyContext } from './context';
import { idsOn } from './ids';
import { crumbsTo, pageBase } from './pages';
import { projectsOn } from './projects';
import { hasContent, questionsSection } from './sections';
import { firstWords } from './seo';
import { mapView, townView } from './towns';

export const townPage = (context: AssemblyContext, entry: Entry<'town'>): PageView => {
  const path = context.pathOf(entry);
  const town = context.fields(entry);
  const ui = context.texts;
  const heading = town.heading ?? `${ui.townHeading} ${town.name}`;
  const map: SectionView<'map'> = {
    look: 'map',
    id: 'map',
    heading: ui.townMap,
    map: mapView(context, townView(context, entry)),
  };
  const questions = chosenFrom(context.content.faq, town.questions) ?? [];
  const sections = [
    projectsOn(context, entry),
    questionsSection(context, questions, path, idsOn('service')),
    map,
  ].filter(hasContent);
  const links = quoteLinks(context);
  const base = pageBase(context, {
    path,
    links,
    name: heading,
    fields: town,
    summary: town.intro ?? firstWords(town.body, 150),
    crumbs: crumbsTo(context, { label: town.name }),
    about: { kind: 'service', town: town.name },
    head: { heading, intro: town.intro, ...headButtons(context, links.quoteHref) },
    sections,
  });
  return { ...base, kind: 'standard', body: town.body };
};
