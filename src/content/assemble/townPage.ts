/** The page of a town that staff have written about. */
import type { PageView } from '../views';
import type { Entry } from '../entries';
import { chosenFrom } from './chosen';
import type { AssemblyContext } from './context';
import { idsOn, MAP_ID } from './ids';
import { pageBase } from './pages';
import { projectsOn } from './projects';
import { questionsSection } from './questions';
import { mapView } from './towns';

export const townPage = (context: AssemblyContext, entry: Entry<'town'>): PageView => {
  const path = context.pathOf(entry);
  const town = context.fields(entry);
  const ui = context.texts;
  const heading = town.heading ?? `${ui.townHeading} ${town.name}`;
  const questions = chosenFrom(context.content.faq, town.questions ?? []);
  const base = pageBase(context, {
    path,
    quote: { label: ui.quoteButton },
    name: heading,
    fields: town,
    summary: town.intro,
    crumbs: [{ label: town.name }],
    about: { kind: 'service', town: town.name },
    head: { heading, intro: town.intro, call: { label: ui.callButton } },
    sections: [
      ...projectsOn(context, entry),
      ...questionsSection(context, questions, path, idsOn('service')),
      { look: 'map', id: MAP_ID, heading: ui.townMap, map: mapView(context, path) },
    ],
  });
  return { ...base, kind: 'standard', body: town.body };
};
