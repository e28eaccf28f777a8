/** Questions and answers: which of them a section or a page shows, and how. */
import type { Entry } from '../entries';
import { withoutLinksTo, type UniqueId } from '../richText/onPage';
import { slugify } from '../text';
import type { Content } from '../types';
import type { FaqView, SectionView } from '../views';
import { linkView } from './buttons';
import { chosenFrom, isAbout } from './chosen';
import type { AssemblyContext } from './context';
import { QUESTIONS_ID } from './ids';

/**
 * The questions that a section lists: those chosen, and all that no section of the page has chosen.
 *
 * @param lists the sections of the page that list questions
 */
export const questionsOf = (
  { content: { faq } }: AssemblyContext,
  section: Content<'section'>,
  lists: readonly Entry<'section'>[],
): readonly Entry<'faq'>[] => {
  const elsewhere = lists.flatMap(({ fields }) =>
    chosenFrom(faq, { ...fields, others: false, chosen: fields.chosen ?? [] }),
  );
  const others = faq.filter((question) => !elsewhere.includes(question));
  return chosenFrom(faq, section, others);
};

/** With fewer questions of its own, the page of a service also shows questions that are about no service. */
const FEW = 3;

/** The questions that the page of a service shows. */
export const questionsAbout = (
  { content: { faq } }: AssemblyContext,
  service: Entry<'service'>,
): readonly Entry<'faq'>[] => {
  const own = faq.filter((question) => isAbout(question, service.id));
  const general = faq.filter(({ fields }) => fields.services === undefined);
  return [...own, ...general].slice(0, Math.max(own.length, FEW));
};

/**
 * Views of questions. Leaves out a question whose answer has nothing to show, which is reported elsewhere.
 *
 * @param path of their page, to which no answer links
 */
export const faqViews = (
  context: AssemblyContext,
  entries: readonly Entry<'faq'>[],
  path: string,
  uniqueId: UniqueId,
): readonly FaqView[] =>
  entries.flatMap((entry) => {
    const { question, answer } = context.fields(entry);
    if (answer.content.length === 0) return [];
    const anchor = uniqueId(slugify(question, 'question'));
    return [
      { entryId: context.entryId(entry), question, answer: withoutLinksTo(path, answer), anchor },
    ];
  });

/** The section of questions on a service's or town's page, with a link to all; empty without questions. */
export const questionsSection = (
  context: AssemblyContext,
  questions: readonly Entry<'faq'>[],
  path: string,
  uniqueId: UniqueId,
): readonly SectionView<'questions'>[] => {
  const { serviceQuestions: heading, allQuestions } = context.texts;
  const button = linkView(allQuestions, context.addresses.ofKind.get('questions'));
  const faqs = faqViews(context, questions, path, uniqueId);
  const section: SectionView<'questions'> = {
    look: 'questions',
    id: QUESTIONS_ID,
    heading,
    faqs,
    shared: true,
    several: false,
    asks: true,
    button,
  };
  return faqs.length === 0 ? [] : [section];
};
