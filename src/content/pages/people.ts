/** Cards, authors of posts, and customers with their testimonials. */
import { secureUrl } from '../links';
import { isUploaded } from '../pictures';
import type { PictureSource } from '../types';
import type { AuthorView, CardView, PersonView, TestimonialView } from '../views/parts';
import type { Entry } from '../entries';
import type { AssemblyContext } from './context';
import { monthText } from './dates';
import { isLong } from './textTraits';

/** The initials of two names and one of three tones, shown instead of a missing portrait. */
export const initialsView = (name: string): Pick<PersonView, 'initials' | 'tone'> => {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = ends.map((word) => [...(word ?? '')][0] ?? '').join('');
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return { initials: initials.toLocaleUpperCase(), tone: sum % 3 };
};

/** Who wrote a post, by a card or by name. */
export const authorView = (
  context: AssemblyContext,
  entry: Entry<'blogPost'>,
): AuthorView | undefined => {
  const { author, authorCard } = context.fields(entry);
  const card = context.find('card', authorCard);
  if (!card) return author === undefined ? undefined : { name: author, ...initialsView(author) };
  const { title, note, text, picture, href } = context.fields(card);
  return {
    name: title,
    ...initialsView(title),
    role: note,
    words: text,
    avatarUrl: context.picture(picture, 'avatar')?.src,
    href: context.href(href),
  };
};

/** Pictures of these kinds, such as logos, are shown whole; photographs fill their place. */
const WHOLE = ['image/png', 'image/svg+xml'];

const isUpright = (picture: PictureSource): boolean =>
  isUploaded(picture) && picture.height > picture.width;

/** The chosen cards, in that order. Their photographs have one crop: an upright one if all of them are upright. */
export const cardViews = (
  context: AssemblyContext,
  chosen: readonly string[] = [],
): readonly CardView[] => {
  const cards = [...new Set(chosen)].flatMap((id) => context.find('card', id) ?? []);
  const isWhole = (picture: PictureSource): boolean =>
    isUploaded(picture) && WHOLE.includes(picture.mimeType);
  const photos = cards.flatMap(({ fields: { picture } }) =>
    picture && !isWhole(picture) ? picture : [],
  );
  const crop = photos.every(isUpright) ? 'portrait' : 'photo';
  return cards.map((card) => {
    const { title, note, text, picture, href } = context.fields(card);
    const whole = picture !== undefined && isWhole(picture);
    return {
      entryId: context.entryId(card),
      title,
      note,
      text,
      href: context.href(href),
      picture: context.picture(picture, whole ? 'logo' : crop),
      wholePicture: whole,
    };
  });
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
  const [opening = quote] = OPENING.exec(quote) ?? [];
  const rest = quote.slice(opening.length).trim();
  return rest === '' ? { quote } : { quote: opening, rest };
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
    entryId: context.entryId(entry),
    name,
    role: title,
    ...initialsView(name),
    avatarUrl: picture?.src ?? secureUrl(avatarUrl?.replace(/^http:/i, 'https:')),
    evidence: where === '' ? undefined : { label: where, href: sourceHref },
    ...quoteParts(quote),
    longQuote: isLong(quote, LONG_QUOTE),
  };
};
