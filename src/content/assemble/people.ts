/** People: the company's staff, if they have entries, and customers with their testimonials. */
import { secureUrl } from '../links';
import { marksOf, withoutMarks } from '../marks';
import type { PersonView, TestimonialView } from '../views';
import type { Entry } from '../entries';
import type { AssemblyContext } from './context';
import { monthText } from './dates';
import { isLong } from './textTraits';

/** The initials of two names and one of three tones, shown instead of a missing portrait. */
export const initialsView = (name: string): Pick<PersonView, 'initials' | 'tone'> => {
  const plain = withoutMarks(name);
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = ends.map((word) => [...(word ?? '')][0] ?? '').join('');
  const sum = [...plain].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return { initials: initials.toLocaleUpperCase(), tone: sum % 3 };
};

/** Somebody where there is little room: a name, what they do, and a round portrait. */
export const faceView = (context: AssemblyContext, entry: Entry<'person'>): PersonView => {
  const { name, role, portrait } = context.fields(entry);
  const avatarUrl = context.picture(portrait, 'avatar')?.src;
  return { name, role, avatarUrl, ...initialsView(name) };
};

export const personView = (context: AssemblyContext, entry: Entry<'person'>): PersonView => {
  const { portrait, credential: label, credentialRegister: href, words } = context.fields(entry);
  return {
    ...faceView(context, entry),
    portrait: context.picture(portrait, 'portrait'),
    evidence: label === undefined ? undefined : { label, href },
    words,
  };
};

/** A quote with more characters would be much higher than the one beside it. */
const LONG_QUOTE = 220;

/** Of a longer quote, only the beginning is shown before a fold. */
const FOLDED_QUOTE = 600;

/** Whole sentences, else whole words, of at most 400 characters. */
const OPENING = /^[^]{200,400}(?<=[.!?…]["'”’)]*)(?=\s)|^[^]{200,400}(?=\s)|^[^]{400}/u;

/** The words of a quote: all of them, or those before and behind a fold. */
const quoteParts = (quote: string): Pick<TestimonialView, 'quote' | 'rest'> => {
  if (!isLong(quote, FOLDED_QUOTE)) return { quote };
  const words = withoutMarks(quote);
  const [opening = words] = OPENING.exec(words) ?? [];
  const rest = words.slice(opening.length).trim();
  const marks = marksOf(quote);
  return rest === '' ? { quote } : { quote: `${opening}${marks}`, rest: `${rest}${marks}` };
};

/** What a customer said, who it was, and where others can read it. */
export const testimonialView = (
  context: AssemblyContext,
  entry: Entry<'testimonial'>,
): TestimonialView => {
  const { name, title, quote, portrait, avatarUrl, source, date, sourceHref } =
    context.fields(entry);
  const picture = context.picture(portrait, 'avatar');
  const where = [source, date && monthText(date)].filter(Boolean).join(', ');
  return {
    name,
    role: title,
    ...initialsView(name),
    avatarUrl: picture?.src ?? secureUrl(avatarUrl?.replace(/^http:/i, 'https:')),
    evidence: where === '' ? undefined : { label: where, href: sourceHref },
    ...quoteParts(quote),
    longQuote: isLong(quote, LONG_QUOTE),
  };
};
