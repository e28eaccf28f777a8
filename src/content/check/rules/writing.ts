/** How texts are written: samples, headings, capitals, notices that are over. */
import type { Problem } from '../../problems';
import type { Entry } from '../../withDefaults';
import { headingLevels, richTextPlaces, textPlaces } from '../texts';
import { tell, type Rule } from './rule';

const SHOUTING_LETTERS = 12;

const own = (entry: Entry, field: string): boolean => entry.origins[field] === 'contentful';

export const samples: Rule = ({ content }) =>
  content.testimonial
    .filter(({ fields }) => fields.isSample === true)
    .map((entry) =>
      tell(
        { entry, field: 'isSample' },
        'warning',
        `The testimonial of “${entry.fields.name}” is a sample that came with the site, but visitors take it for real. Replace it with the words of a real customer.`,
      ),
    );

export const headings: Rule = ({ content }) =>
  richTextPlaces(content).flatMap((place) => {
    const levels = headingLevels(place.document);
    const jump = levels.findIndex(
      (level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1,
    );
    const first = levels.find((level) => level === 1);
    const message =
      first !== undefined
        ? `“${place.label}” uses Heading 1, which belongs to the page’s own title. It is shown as Heading 2; use Heading 2 and below.`
        : jump > 0
          ? `“${place.label}” jumps from Heading ${levels[jump - 1] ?? ''} to Heading ${levels[jump] ?? ''}. Screen readers announce the gap; do not skip a level.`
          : undefined;
    return message === undefined ? [] : [tell(place, 'warning', message)];
  });

export const shouting: Rule = ({ content }) =>
  textPlaces(content)
    .filter(({ entry, field }) => own(entry, field))
    .filter(({ text }) => {
      const letters = text.replace(/\{\{[^}]*\}\}/g, '').replace(/[^\p{L}]/gu, '');
      return (
        letters.length >= SHOUTING_LETTERS &&
        letters === letters.toUpperCase() &&
        letters !== letters.toLowerCase()
      );
    })
    .map((place) =>
      tell(
        place,
        'warning',
        `“${place.label}” is all in capitals. It is hard to read, and screen readers may spell it out. Write it in normal letters.`,
      ),
    );

export const notices: Rule = ({ content, now }) =>
  content.notice.flatMap((entry, index) => {
    const { startsAt, endsAt } = entry.fields;
    const problems: Problem[] = [];
    if (endsAt !== undefined && new Date(endsAt) < now) {
      problems.push(
        tell(
          { entry, field: 'endsAt' },
          'warning',
          'The notice is over, so visitors do not see it any more. Unpublish it, or set a later end.',
        ),
      );
    }
    if (startsAt !== undefined && endsAt !== undefined && new Date(startsAt) >= new Date(endsAt)) {
      problems.push(
        tell(
          { entry, field: 'startsAt' },
          'error',
          'The notice ends before it starts, so visitors never see it. Set the end after the start.',
        ),
      );
    }
    if (index > 0) {
      problems.push(
        tell(
          { entry },
          'warning',
          'There is more than one notice, but the site shows one. This one is not shown; unpublish the other first.',
        ),
      );
    }
    return problems;
  });
