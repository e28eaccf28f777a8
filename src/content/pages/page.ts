/** A page made of sections → what its template is given. */
import type { Entry } from '../entries';
import { pageRules } from '../pageKinds';
import { withIds } from '../richText/onPage';
import type { Link } from '../views/parts';
import { crumbsAbove, pageBase } from './base';
import { callView, linkView } from './buttons';
import type { AssemblyContext } from './context';
import { uniqueIds } from './ids';
import { pageSections } from './sections';
import { serviceCards } from './services';

/** The link to what to do first when a tree is down. */
const firstSteps = (context: AssemblyContext): Link | undefined =>
  linkView(
    context.texts.firstSteps,
    serviceCards(context).find(({ emergency }) => emergency)?.href,
  );

/** A page made of sections. Only the page of all questions has questions in its structured data. */
export const pageView = (context: AssemblyContext, entry: Entry<'page'>) => {
  const path = context.pathOf(entry);
  const page = context.fields(entry);
  const uniqueId = uniqueIds('page');
  const sections = pageSections(context, entry, uniqueId);
  const heading = page.heading ?? page.name;
  const rules = pageRules(page.kind);
  const isHome = page.kind === 'home';
  const picture = rules.crop && context.picture(page.picture, rules.crop);
  const ownText = {
    body: rules.text === 'none' ? undefined : withIds(page.body, uniqueId),
    picture,
    pictureCaption: picture && page.pictureCaption,
  };
  const belowTop: Partial<typeof ownText> = rules.text === 'belowTop' ? ownText : {};
  const base = pageBase(context, {
    path,
    button: { label: page.quoteLabel, leadsTo: rules.buttonTo },
    name: isHome ? heading : page.name,
    fields: page,
    picture: page.picture,
    summary: page.intro,
    index: rules.isListed,
    crumbs: rules.hasCrumbs ? [...crumbsAbove(context, entry), { label: page.name }] : [],
    faqs:
      page.kind === 'questions'
        ? sections.flatMap((section) => (section.look === 'questions' ? section.faqs : []))
        : [],
    schemaType: rules.schemaType,
    top: {
      entryId: context.entryId(entry),
      heading,
      intro: page.intro,
      callText: isHome ? page.callText : undefined,
      firstSteps: isHome ? firstSteps(context) : undefined,
      call: callView(page.callLabel, page.callNote),
      drawing: page.drawing,
      ...(rules.text === 'belowTop' ? {} : ownText),
    },
    sections,
  });
  return { ...base, kind: page.kind, ...belowTop };
};

export type PageView = ReturnType<typeof pageView>;
