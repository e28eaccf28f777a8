/** Finds what is over, never shown, or dated in the future. */
import { isOver } from '../../assemble/dates';
import { entryTitle, valueOf } from '../../entries';
import type { Rule } from '../texts';

/** Checks notices, which are shown for a limited time. */
const times: Rule = ({ content, now, problems }) => {
  for (const entry of content.notice) {
    const { startsAt, endsAt } = entry.fields;
    const title = `The notice “${entryTitle(entry)}”`;
    if (isOver(entry.fields, now))
      problems.warning(
        { entry, field: 'endsAt' },
        `${title} is over, so visitors do not see it any more. Take it away, or set a later end.`,
      );
    else if (startsAt !== undefined && endsAt !== undefined && startsAt >= endsAt)
      problems.error(
        { entry, field: 'startsAt' },
        `${title} ends before it starts, so visitors never see it. Set the end after the start.`,
      );
  }
};

const futureDates: Rule = ({ content, now, problems }) => {
  const dated = [
    ...content.blogPost.map((entry) => ({ entry, field: 'lastModified' })),
    ...content.testimonial.map((entry) => ({ entry, field: 'date' })),
  ];
  for (const { entry, field } of dated)
    if (new Date(String(valueOf(entry, field))) > now)
      problems.warning(
        { entry, field },
        `“${entryTitle(entry)}” has a date in the future, and visitors see it already. Correct it, or to publish it later, use “Set schedule” beside Publish.`,
      );
};

export const dateRules: readonly Rule[] = [times, futureDates];
