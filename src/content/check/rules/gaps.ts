/** What is missing, unfinished or there twice. */
import { boxesMeet, boxOfCity, boxOnMap } from '../../assemble/mapNames';
import { spellingsOf } from '../../assemble/topics';
import { isDrawnCity } from '../../assemble/towns';
import { lookOf } from '../../looks';
import { contentTypeIds, fieldOf, model } from '../../model';
import type { ContentType } from '../../model/fields';
import { allEntries, entryTitle, type Entry } from '../../entries';
import type { PageKind } from '../../pageKinds';
import { quoted, slugify, wordsOf } from '../../text';
import type { Rule } from './rule';

/** Pages that are complete with a heading: the list of posts, and answers to what a visitor did. */
const WITHOUT_TEXT: readonly PageKind[] = ['blog', 'notFound', 'thankYou', 'offline'];

/** Pages that are a heading over nothing. */
const withoutText: Rule = ({ content }, problems) => {
  for (const entry of [...content.service, ...content.blogPost]) {
    const hasSteps =
      entry.type === 'service' && entry.fields.layout === 'emergency' && entry.fields.steps;
    if (!entry.fields.body && !hasSteps)
      problems.error(
        { entry, field: 'body' },
        `“${entry.fields.title}” has no text, so its page is a heading over nothing. Write “${model[entry.type].fields.body.name}”.`,
      );
  }
  for (const entry of content.project) {
    const { title, text, pictureBefore, pictureAfter, pictures } = entry.fields;
    if (!text && !pictureBefore && !pictureAfter && !pictures)
      problems.error(
        { entry, field: 'text' },
        `The work “${title}” has neither pictures nor a text, so its page is a heading over nothing. Add one of them, or unpublish it.`,
      );
  }
  for (const entry of content.page) {
    const { kind, body, sections, name } = entry.fields;
    if (!WITHOUT_TEXT.includes(kind) && !body && !sections)
      problems.error(
        { entry, field: 'body' },
        `The page “${name}” has neither a text nor sections, so it is a heading over nothing. Write “${model.page.fields.body.name}” or add sections.`,
      );
  }
};

/** Sections that staff have put on no page, and those that are a heading and no more. */
const looseSections: Rule = ({ content }, problems) => {
  const onPages = new Set(
    [...content.page, ...content.service].flatMap(({ fields }) => fields.sections ?? []),
  );
  const { name: pagesField } = model.page.fields.sections;
  const loose: Entry<'section'>[] = [];
  for (const entry of content.section) {
    const { name, layout, hidden, heading, intro, body, picture, buttonLabel, callLabel } =
      entry.fields;
    const look = lookOf(layout);
    if (hidden === true || entry.entryId === undefined) continue;
    if (!onPages.has(entry.id)) loose.push(entry);
    else if (
      look.fields.includes('body') &&
      !look.own &&
      heading &&
      !(intro ?? body ?? picture ?? buttonLabel ?? callLabel)
    )
      problems.warning(
        { entry, field: 'body' },
        `The section “${name}” is a heading over nothing. Write “${model.section.fields.body.name}”, or hide the section.`,
      );
  }
  const [entry, ...others] = loose;
  if (entry)
    problems.warning(
      { entry },
      others.length === 0
        ? `The section “${entry.fields.name}” is on no page, so nobody sees it. Add it to “${pagesField}” of a page, or unpublish it.`
        : `${loose.length} sections are on no page, so nobody sees them: ${loose.map(({ fields }) => quoted(fields.name)).join(', ')}. Add each to “${pagesField}” of a page, or unpublish it.`,
    );
};

/** Sections that a page has twice, which staff who add one easily overlook. */
const sectionsTwice: Rule = ({ content }, problems) => {
  for (const entry of [...content.page, ...content.service]) {
    const { sections = [] } = entry.fields;
    for (const { id, fields } of content.section) {
      if (sections.filter((one) => one === id).length > 1)
        problems.warning(
          { entry, field: 'sections' },
          `The section “${fields.name}” is on “${entryTitle(entry)}” more than once, and visitors see each. If that is not meant, take it away once.`,
        );
    }
  }
};

const FILLER =
  /\b(?:lorem ipsum|dolor sit amet|asdf\w*|xxx+|tbd|todo|(?:your|sample|placeholder|dummy) text)\b|\[(?:insert|add|your|phone|name|date|photo|picture|link|price|town)\b[^\]\n]*\](?!\()/i;

const filler: Rule = ({ texts }, problems) => {
  for (const location of texts) {
    const [found] = FILLER.exec(location.text) ?? [];
    if (found !== undefined)
      problems.error(
        location,
        `“${location.label}” still has filler text (“${found}”), and visitors read it. Write the real text.`,
      );
  }
};

const sameQuestions: Rule = ({ content }, problems) => {
  const seen = new Set<string>();
  for (const entry of content.faq) {
    const { question } = entry.fields;
    const words = question
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (seen.has(words))
      problems.warning(
        { entry, field: 'question' },
        `The question “${question}” is there twice. Unpublish one of the two.`,
      );
    seen.add(words);
  }
};

const sameServices: Rule = ({ content }, problems) => {
  const seen = new Set<string>();
  for (const entry of content.service) {
    const title = entry.fields.title.trim().toLowerCase();
    if (seen.has(title))
      problems.warning(
        { entry, field: 'title' },
        `There are two services named “${entry.fields.title}”, and visitors cannot tell them apart. Rename or unpublish one of them.`,
      );
    seen.add(title);
  }
};

/** Towns and their villages, which visitors ask for by name. Two towns may well share a ZIP code. */
const sameTowns: Rule = ({ content }, problems) => {
  const keyOf = (place: string): string => slugify(place, '');
  const townOf = new Map<string, Entry<'town'>>();
  for (const entry of content.town) {
    const { name } = entry.fields;
    if (townOf.has(keyOf(name)))
      problems.warning(
        { entry, field: 'name' },
        `There are two towns named “${name}”, and visitors cannot tell them apart. Unpublish one of them.`,
      );
    townOf.set(keyOf(name), entry);
  }
  for (const entry of content.town)
    for (const village of entry.fields.villages ?? []) {
      const other = townOf.get(keyOf(village)) ?? entry;
      townOf.set(keyOf(village), other);
      if (other !== entry)
        problems.warning(
          { entry, field: 'villages' },
          `“${village}” belongs to “${other.fields.name}” already, so the question above the map names that town only. Take it away from one of the two.`,
        );
    }
};

/** Names that cover each other on the drawn map, on phones at least. */
const namesOnMap: Rule = ({ content }, problems) => {
  const { city } = content.siteConfig.fields;
  if (!isDrawnCity(city)) return;
  const others = [{ name: city, box: boxOfCity(city) }];
  for (const entry of content.town) {
    const { name, across, down } = entry.fields;
    if (across === undefined || down === undefined) continue;
    const box = boxOnMap(name, across, down);
    const covered = others.find((other) => boxesMeet(box, other.box));
    if (covered)
      problems.warning(
        { entry, field: 'across' },
        `On the drawn map, “${name}” and “${covered.name}” cover each other. Change “${model.town.fields.across.name}” or “${model.town.fields.down.name}” of one of them.`,
      );
    others.push({ name, box });
  }
};

/** Pages of towns that say the same of each, for which search engines mark sites down. */
const sameTownTexts: Rule = ({ content }, problems) => {
  const byText = new Map<string, Entry<'town'>[]>();
  for (const entry of content.town) {
    const { name, body } = entry.fields;
    if (!body) continue;
    const text = wordsOf(body).replaceAll(name, '').trim();
    byText.set(text, [...(byText.get(text) ?? []), entry]);
  }
  for (const [entry, ...others] of byText.values())
    if (entry && others.length > 0)
      problems.warning(
        { entry, field: 'body' },
        `The pages of the towns ${[entry, ...others].map(({ fields }) => quoted(fields.name)).join(', ')} have the same text but for the name, which helps nobody and lowers the site in search results. Write of each what you see there and nowhere else, or empty “${model.town.fields.body.name}”.`,
      );
};

/** A number, a name in capitals, and the kind of the street: “123 Main Street”. */
const STREET =
  /\b\d{1,5}\s+(?:[NSEW]\.?\s+)?(?:\p{Lu}[\p{L}'’]*\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Court|Place|Boulevard|Blvd|Circle|Terrace)\b/u;

/** Where a customer lives is nobody's business. */
const customersAddresses: Rule = ({ content }, problems) => {
  for (const entry of content.project)
    for (const field of ['title', 'text'] as const) {
      const [found] = STREET.exec(entry.fields[field] ?? '') ?? [];
      if (found !== undefined)
        problems.warning(
          { entry, field },
          `“${model.project.fields[field].name}” of the work “${entry.fields.title}” tells where a customer lives (${quoted(found)}). Write the town only.`,
        );
    }
};

/** The beginnings of the words of a name, which stay in other forms of a word. */
const beginningsOf = (name: string): readonly string[] =>
  (name.replace(/\{\{[^}]*\}\}/g, '').match(/\p{L}+/gu) ?? []).map((word) =>
    word.slice(0, 4).toLowerCase(),
  );

/** Services whose name in menus has no word of their name: it may be from before they were renamed. */
const oldNames: Rule = ({ content }, problems) => {
  for (const entry of content.service) {
    const { title, linkTitle } = entry.fields;
    const words = beginningsOf(title);
    if (linkTitle === undefined || beginningsOf(linkTitle).some((word) => words.includes(word)))
      continue;
    problems.warning(
      { entry, field: 'linkTitle' },
      `The service “${title}” is called ${quoted(linkTitle)} in “${model.service.fields.linkTitle.name}”. If that is its old name, change it, or empty the field to show the name.`,
    );
  }
};

const spellingsOfTopics: Rule = ({ site }, problems) => {
  for (const [key, { spelling, posts }] of site.addresses.topics) {
    const others = [...new Set(spellingsOf(key, posts))].filter((one) => one !== spelling);
    const entry = posts.find((post) => spellingsOf(key, [post]).some((one) => one !== spelling));
    if (entry)
      problems.warning(
        { entry, field: 'tags' },
        `A topic is written in ${others.length + 1} ways, and visitors read “${spelling}” everywhere. Write it so in each post instead of ${others.map(quoted).join(', ')}.`,
      );
  }
};

const futureDates: Rule = ({ content, now }, problems) => {
  const isFuture = (date: string | undefined): boolean =>
    date !== undefined && new Date(date) > now;
  for (const entry of content.blogPost.filter(({ fields }) => isFuture(fields.lastModified)))
    problems.warning(
      { entry, field: 'lastModified' },
      `“${entry.fields.title}” has a date in the future, and visitors see it already. To publish it later, use “Set schedule” beside Publish.`,
    );
  for (const entry of [...content.project, ...content.testimonial])
    if (isFuture(entry.fields.date))
      problems.warning(
        { entry, field: 'date' },
        `“${entryTitle(entry)}” has a date in the future, and visitors see it. Correct “${model[entry.type].fields.date.name}”.`,
      );
};

/** Addresses of reviews that nothing on the page could lead to. */
const reviewLinks: Rule = ({ content }, problems) => {
  const { source: words, sourceHref: address } = model.testimonial.fields;
  for (const entry of content.testimonial) {
    const { name, source, date, sourceHref } = entry.fields;
    if (sourceHref !== undefined && source === undefined && date === undefined)
      problems.warning(
        { entry, field: 'sourceHref' },
        `“${address.name}” of “${name}” is filled in, but there are no words to press. Fill in “${words.name}”.`,
      );
  }
};

/** Letters that fit a line without a limit of its own, such as a label. */
const LINE_LENGTH = 160;

/** Texts that Contentful does not limit, because the field was made by hand or has no limit. */
const longTexts: Rule = ({ texts }, problems) => {
  for (const location of texts) {
    const field = fieldOf(location.entry.type, location.field);
    if (field?.kind !== 'text' && field?.kind !== 'longText') continue;
    const limit = field.max ?? (field.kind === 'text' ? LINE_LENGTH : Infinity);
    if (location.text.length > limit)
      problems.warning(
        location,
        `“${location.label}” has ${location.text.length} characters, far more than fit its place. Write at most ${limit}.`,
      );
  }
};

/** What visitors of a site with a space read although nobody has written it there, save what the merge reports. */
const bundledTexts: Rule = ({ content }, problems) => {
  const all = allEntries(content);
  const bundled = all.filter(({ entryId }) => entryId === undefined);
  const seeded = content.migrationRecord.some(({ fields }) => fields.items !== undefined);
  if (bundled.length === all.length) return;
  for (const type of contentTypeIds) {
    const [entry, ...rest] = bundled.filter((one) => one.type === type);
    const { empty }: ContentType = model[type];
    if (!entry || (seeded && empty === 'default')) continue;
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
  sectionsTwice,
  filler,
  sameQuestions,
  sameServices,
  sameTowns,
  namesOnMap,
  sameTownTexts,
  customersAddresses,
  oldNames,
  spellingsOfTopics,
  futureDates,
  reviewLinks,
  longTexts,
  bundledTexts,
];
