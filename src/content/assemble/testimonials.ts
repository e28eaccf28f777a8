import { secureUrl } from '../links';
import type { TestimonialView } from '../views';
import type { Entry } from '../entries';
import type { AssemblyContext } from './context';
import { monthText } from './dates';
import { initialsView } from './textTraits';

/** What a customer said, who it was, and where others can read it. */
export const testimonialView = (
  context: AssemblyContext,
  entry: Entry<'testimonial'>,
): TestimonialView => {
  const { name, title, quote, portrait, avatarUrl, source, date, sourceHref } =
    context.fields(entry);
  const picture = context.picture(portrait, 'thumb');
  return {
    ...{ name, title, quote, ...initialsView(name) },
    source:
      source === undefined
        ? undefined
        : { text: [source, date && monthText(date)].filter(Boolean).join(', '), href: sourceHref },
    avatarUrl: picture?.src ?? secureUrl(avatarUrl?.replace(/^http:/i, 'https:')),
  };
};
