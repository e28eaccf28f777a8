/** How texts are written: samples, headings, capitals, notices. */
import { beginning } from '../../assemble/chrome';
import { isOver, type Timed } from '../../assemble/times';
import { model } from '../../model';
import { byAge, type Entry } from '../../entries';
import { quoted } from '../../text';
import { headingLevels } from '../texts';
import type { Rule } from './rule';

const SHOUTING_LETTERS = 12;

const samples: Rule = ({ content, isLive }, problems) => {
  for (const entry of content.testimonial) {
    if (entry.fields.isSample === true)
      problems.add(
        isLive ? 'error' : 'warning',
        { entry, field: 'isSample' },
        `The testimonial of “${entry.fields.name}” is a sample that came with the site, but visitors take it for real. Replace it with the words of a real customer.`,
      );
  }
};

const headings: Rule = ({ richTexts }, problems) => {
  for (const location of richTexts) {
    const levels = headingLevels(location.document);
    const jump = levels.findIndex(
      (level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1,
    );
    if (levels.includes(1))
      problems.warning(
        location,
        `“${location.label}” uses Heading 1, which belongs to the page’s own title. It is shown as Heading 2; use Heading 2 and below.`,
      );
    else if (jump > 0)
      problems.warning(
        location,
        `“${location.label}” jumps from Heading ${levels[jump - 1] ?? ''} to Heading ${levels[jump] ?? ''}. Screen readers announce the gap; do not skip a level.`,
      );
  }
};

const shouting: Rule = ({ texts }, problems) => {
  for (const location of texts) {
    const letters = location.text.replace(/\{\{[^}]*\}\}/g, '').replace(/[^\p{L}]/gu, '');
    if (
      location.entry.origins[location.field] === 'contentful' &&
      letters.length >= SHOUTING_LETTERS &&
      letters === letters.toUpperCase() &&
      letters !== letters.toLowerCase()
    )
      problems.warning(
        location,
        `“${location.label}” is all in capitals. It is hard to read, and screen readers may spell it out. Write it in normal letters.`,
      );
  }
};

/** HTML and Markdown, as they come with texts from other websites and programs; not `<bob@example.com>`. */
const CODE =
  /<(?![^\s<>]+@[^\s<>]+>)(?:\/?[a-z]|!--)[^<>]*>|&(?:[a-z]\w{1,7}|#x?[\da-f]{2,5});|\*\*\S(?:[^*\n]*\S)?\*\*|\[[^\]\n]+\]\([^)\s]+\)|(?<!\S)#{2,6} \S.*/i;

const code: Rule = ({ texts }, problems) => {
  for (const location of texts) {
    const [found] = CODE.exec(location.text) ?? [];
    if (found !== undefined)
      problems.warning(
        location,
        `“${location.label}” has code in it (${quoted(found)}), which visitors see as it is typed. Write the words only; in a formatted text, use the buttons for bold, links and lists.`,
      );
  }
};

/** Times that no moment lies between. */
const isNever = ({ startsAt, endsAt }: Timed): boolean =>
  startsAt !== undefined && endsAt !== undefined && new Date(startsAt) >= new Date(endsAt);

const sectionTimes: Rule = ({ content, now }, problems) => {
  for (const entry of content.section)
    if (isOver(entry.fields, now))
      problems.warning(
        { entry, field: 'endsAt' },
        `The section “${entry.fields.name}” is over, so visitors do not see it any more. Hide it, or set a later end.`,
      );
    else if (isNever(entry.fields))
      problems.error(
        { entry, field: 'startsAt' },
        `The section “${entry.fields.name}” ends before it starts, so visitors never see it. Set the end after the start.`,
      );
};

const label = (id: 'startsAt' | 'endsAt'): string => model.notice.fields[id].name;

const ending = ({ fields }: Entry<'notice'>): number => Date.parse(fields.endsAt ?? '') || Infinity;

/** True when a notice takes the place of another one for a while. */
const covers = (newer: Entry<'notice'>, other: Entry<'notice'>): boolean =>
  newer !== other &&
  (beginning(newer) > beginning(other) ||
    (beginning(newer) === beginning(other) && byAge(newer, other) > 0)) &&
  beginning(newer) < ending(other) &&
  beginning(newer) < ending(newer);

const notices: Rule = ({ content, now }, problems) => {
  for (const entry of content.notice) {
    const { text } = entry.fields;
    if (isOver(entry.fields, now))
      problems.warning(
        { entry, field: 'endsAt' },
        'The notice is over, so visitors do not see it any more. Unpublish it, or set a later end.',
      );
    if (isNever(entry.fields))
      problems.error(
        { entry, field: 'startsAt' },
        'The notice ends before it starts, so visitors never see it. Set the end after the start.',
      );
    const newer = content.notice.find((other) => covers(other, entry));
    if (newer)
      problems.warning(
        { entry, field: 'startsAt' },
        `The notices “${text}” and “${newer.fields.text}” have the same time. Visitors see only the second then, because it is newer. Change “${label('startsAt')}” or “${label('endsAt')}” of one of them.`,
      );
  }
};

export const writingRules: readonly Rule[] = [
  samples,
  headings,
  shouting,
  code,
  notices,
  sectionTimes,
];
