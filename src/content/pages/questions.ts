/** Questions and answers: which of them a section shows, and how. */
import type { Entry } from '../entries';
import { withoutLinksTo, type UniqueId } from '../richText/onPage';
import { slugify } from '../text';
import type { Content } from '../types';
import type { FaqView } from '../views/parts';
import { chosenFrom } from './chosen';
import type { AssemblyContext } from './context';

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
