/** Finds content that is missing, unfinished or duplicated. */
import { lookOf } from '../../looks';
import { contentTypeIds, fieldsOf, model } from '../../model';
import type { ContentType } from '../../model/fields';
import { allEntries, entryTitle, fieldLabel, isSeeded } from '../../entries';
import { pageRules } from '../../pageKinds';
import { quotedAll, slugify } from '../../text';
import type { Rule } from '../texts';

/** Pages that are a heading over nothing. */
const withoutText: Rule = ({ content, problems }) => {
  for (const entry of [...content.service, ...content.blogPost]) {
    const hasSteps =
      entry.type === 'service' && entry.fields.layout === 'emergency' && entry.fields.steps;
    if (!entry.fields.body && !hasSteps)
      problems.error(
        { entry, field: 'body' },
        `“${entry.fields.title}” has no text, so its page is a heading over nothing. Write “${model[entry.type].fields.body.name}”.`,
      );
  }
  for (const entry of content.page) {
    const { kind, body, sections, name } = entry.fields;
    if (!pageRules(kind).mayBeBare && !body && !sections)
      problems.error(
        { entry, field: 'body' },
        `The page “${name}” has neither a text nor sections, so it is a heading over nothing. Write “${model.page.fields.body.name}” or add sections.`,
      );
  }
};

/** Sections that staff have put on no page, and those that are a heading and no more. */
const looseSections: Rule = ({ content, problems }) => {
  const onPages = new Set(
    [...content.page, ...content.service].flatMap(({ fields }) => fields.sections ?? []),
  );
  const shown = content.section.filter(
    ({ fields, isBundled }) => fields.hidden !== true && !isBundled,
  );
  const loose = shown.filter(({ id }) => !onPages.has(id));
  if (loose[0])
    problems.warning(
      { entry: loose[0] },
      `Nobody sees ${quotedAll(loose.map(entryTitle))}, because no page has it under “${model.page.fields.sections.name}”. Add it to a page, or unpublish it.`,
    );
  for (const entry of shown.filter(({ id }) => onPages.has(id))) {
    const { name, layout, heading, intro, body, picture, numeral, buttonLabel, callLabel } =
      entry.fields;
    const { fields } = lookOf(layout);
    const isBare = heading && !(intro ?? body ?? picture ?? numeral ?? buttonLabel ?? callLabel);
    if (isBare && fields.includes('body') && !lookOf(layout).needs && layout !== 'contact')
      problems.warning(
        { entry, field: 'body' },
        `The section “${name}” is a heading over nothing. Write “${model.section.fields.body.name}”, or hide the section.`,
      );
  }
};

const FILLER =
  /\b(?:lorem ipsum|dolor sit amet|asdf\w*|xxx+|\d\dxx|xx(?= years?\b)|tbd|insert (?:\w+ ){0,3}(?:photo|picture|name|text|logo|link|date|price)s?|your text (?:goes )?here|(?:sample|placeholder|dummy) text)\b|^(?:n\/?a|tba)$|\[(?:insert|add|your|phone|name|date|photo|picture|link|price|town)\b[^\]\n]*\](?!\()/i;
/** In small letters, or in a line of capitals, it is Spanish and Portuguese for “all”. */
const TODO = /(?<!\p{Lu} )\bTODO\b(?! \p{Lu}{2})/u;

const filler: Rule = ({ texts, problems }) => {
  for (const location of texts) {
    const [found] = FILLER.exec(location.value) ?? TODO.exec(location.value) ?? [];
    if (found !== undefined)
      problems.error(
        location,
        `“${location.label}” still has filler text (“${found}”), and visitors read it. Write the real text, or empty the field.`,
      );
  }
};

/** What visitors know an entry by, of which there should be one. */
const twice: Rule = ({ content, problems }) => {
  for (const type of ['faq', 'service'] as const) {
    const seen = new Set<string>();
    for (const entry of content[type]) {
      const title = entryTitle(entry);
      const words = slugify(title, title);
      if (seen.has(words))
        problems.warning(
          { entry, field: model[type].titleField },
          `“${title}” is there twice, and visitors cannot tell one “${model[type].name}” from the other. Rename or unpublish one of them.`,
        );
      seen.add(words);
    }
  }
};

/** Fields that can label a link instead of its own field: a review's month, a contact block's button. */
const OTHER_WORDS = ['date', 'cta'];

/** Addresses that nothing leads to, because the words for the link are missing. */
const withoutWords: Rule = ({ content, problems }) => {
  for (const entry of allEntries(content))
    for (const [id, { kind, name, beside }] of fieldsOf(entry.type)) {
      const { fields, own } = entry;
      if (kind !== 'plain' || beside === undefined || !own.includes(id)) continue;
      if (![beside, ...OTHER_WORDS].some((words) => words in fields))
        problems.warning(
          { entry, field: id },
          `“${name}” is filled in, but “${fieldLabel(entry, beside)}” is empty, so there is no link to it. Fill that in, or empty this one.`,
        );
    }
};

/** Reports bundled texts that visitors of a site with a space still see, unless the merge reports them. */
const bundledTexts: Rule = ({ content, problems }) => {
  const all = allEntries(content);
  const bundled = all.filter(({ isBundled }) => isBundled);
  if (bundled.length === all.length) return;
  for (const type of contentTypeIds) {
    const [entry, ...rest] = bundled.filter((one) => one.type === type);
    const { empty }: ContentType = model[type];
    if (!entry || (isSeeded(content) && empty === 'default')) continue;
    const title = entryTitle(entry);
    problems.warning(
      { entry },
      `Visitors read ${rest.length === 0 ? `“${title}”` : `“${title}” and ${rest.length} more`} of “${model[type].name}” as the site came with it. Write your own in Contentful, or ask the person who runs the website to put it there.`,
    );
  }
};

export const gapRules: readonly Rule[] = [
  withoutText,
  looseSections,
  filler,
  twice,
  withoutWords,
  bundledTexts,
];
