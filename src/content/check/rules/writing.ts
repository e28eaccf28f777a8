/** How texts are written: samples, headings, capitals, notices. */
import { beginning } from '../../assemble/chrome';
import { model } from '../../model';
import type { Problem } from '../../problems';
import { byAge, type Entry } from '../../withDefaults';
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

const label = (id: 'startsAt' | 'endsAt'): string => model.notice.fields[id].name;

const ending = ({ fields }: Entry<'notice'>): number => Date.parse(fields.endsAt ?? '') || Infinity;

/** True when a notice takes the place of another one for a while. */
const covers = (newer: Entry<'notice'>, other: Entry<'notice'>): boolean =>
  newer !== other &&
  (beginning(newer) > beginning(other) ||
    (beginning(newer) === beginning(other) && byAge(newer, other) > 0)) &&
  beginning(newer) < ending(other) &&
  beginning(newer) < ending(newer);

export const notices: Rule = ({ content, now }) =>
  content.notice.flatMap((entry) => {
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
    const newer = content.notice.find((other) => covers(other, entry));
    if (newer) {
      problems.push(
        tell(
          { entry, field: 'startsAt' },
          'warning',
          `The notices “${entry.fields.text}” and “${newer.fields.text}” have the same time. Visitors see only the second then, because it is newer. Change “${label('startsAt')}” or “${label('endsAt')}” of one of them.`,
        ),
      );
    }
    return problems;
  });
