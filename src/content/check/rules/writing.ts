/** Checks how texts are written: capitals, garbled letters, code. */
import { fieldOf, model } from '../../model';
import { isBold, plainText, SENTENCES, showsNothing } from '../../richText/nodes';
import { isLine } from '../../richText/onPage';
import { quotedAll } from '../../text';
import { nodesIn, type Rule } from '../texts';

const SHOUTING_LETTERS = 12;

/** Three or more short words beside each other, such as “ISA, TCIA, ANSI A300, OSHA”. */
const isListOfAbbreviations = (text: string): boolean =>
  /(?:[,;/|·•&\n].*){2}/s.test(text) && !/\p{L}{5}/u.test(text);

const isShouted = (text: string): boolean => {
  const letters = text.replace(/\{\{[^}]*\}\}/g, '').replace(/[^\p{L}]/gu, '');
  return (
    letters.length >= SHOUTING_LETTERS &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase() &&
    !isListOfAbbreviations(text)
  );
};

const shouting: Rule = ({ texts, richTexts, problems }) => {
  const plain = texts
    .filter(({ entry, field }) => fieldOf(entry.type, field)?.kind !== 'richText')
    .map((location) => ({ ...location, value: [location.value] }));
  const formatted = richTexts.map((location) => ({
    ...location,
    value: nodesIn(location.value)
      .filter(({ nodeType }) => SENTENCES.includes(nodeType))
      .map((node) => plainText(node)),
  }));
  for (const location of [...plain, ...formatted]) {
    const found = location.value.filter(isShouted);
    if (found.length > 0 && location.entry.own.includes(location.field))
      problems.warning(
        location,
        `“${location.label}” has words all in capitals (${quotedAll(found)}). They are hard to read, and screen readers may spell them out. Write them in normal letters.`,
      );
  }
};

/** What “We’re”, “Jalapeño” and “36°” become when UTF-8 is read in another encoding. */
const GARBLED = /\S*(?:\u00e2\u20ac|[\u00c2\u00c3][\u00a0-\u00bf]|\ufffd)\S*/g;

const garbled: Rule = ({ texts, problems }) => {
  for (const location of texts) {
    const found = location.value.match(GARBLED) ?? [];
    if (found.length > 0)
      problems.error(
        location,
        `“${location.label}” has letters that were garbled when the text was copied (${quotedAll(found)}). Type them again.`,
      );
  }
};

/**
 * HTML, Markdown, and shortcodes of WordPress, as they come with texts from other websites and programs; not
 * `<bob@example.com>`.
 */
const CODE =
  /<(?![^\s<>]+@[^\s<>]+>)(?:\/?[a-z]|!--)[^<>]*>|&(?:[a-z]\w{1,7}|#x?[\da-f]{2,5});|\*\*\S(?:[^*\n]*\S)?\*\*|\[[^[\]\n]+\]\([^)\s]+\)|\[(?:\/[a-z][\w-]*|[a-z]+_\w*|[a-z][\w-]*\s[^[\]\n]*\w=[^[\]\n]*)\]|(?<!\S)#{2,6} \S.*/gi;

const code: Rule = ({ texts, problems }) => {
  for (const location of texts) {
    const found = location.value.match(CODE) ?? [];
    if (found.length > 0)
      problems.warning(
        location,
        `“${location.label}” has code in it (${quotedAll(found)}), which visitors see as it is typed. Write the words only; in a formatted text, use the buttons for bold, links and lists.${found.some((one) => /^<iframe/i.test(one)) ? ' Nothing of another website can be embedded, so write a link to it; one to a video on YouTube or Vimeo, in a paragraph of its own, shows the video.' : ''}`,
      );
  }
};

/** Lines around a text of another website: who wrote it and when, its topics, and what a reader can press. */
const LEFTOVER =
  /^\W*(?:(?:posted|published|updated) (?:on|by|in) .+|filed under\b.+|(?:category|categories|tagged|tags): .+|share this(?: post)?|(?:like )?loading|like this|leave a (?:comment|reply)|(?:no|\d+) comments?|\d+ min(?:ute)?s? read|(?:previous|next|related) (?:post|article)s?)\W*$/i;

const leftovers: Rule = ({ richTexts, problems }) => {
  for (const location of richTexts) {
    const found = nodesIn(location.value)
      .filter(({ nodeType }) => SENTENCES.includes(nodeType))
      .map((node) => plainText(node).trim())
      .filter((words) => words.length < 120 && LEFTOVER.test(words));
    if (found.length > 0)
      problems.warning(
        location,
        `“${location.label}” has lines of the website that it was copied from (${quotedAll(found)}). Delete them. The day of a post belongs in “${model.blogPost.fields.lastModified.name}”, its topics in “${model.blogPost.fields.tags.name}”.`,
      );
  }
};

/** Several lines in bold that stand where headings belong. A section makes headings of such lines itself. */
const boldHeadings: Rule = ({ richTexts, problems }) => {
  for (const location of richTexts) {
    if (location.entry.type === 'section' || location.field !== 'body') continue;
    const blocks = location.value.content.filter((node) => !showsNothing(node));
    const found = blocks.filter((node, index) => {
      const next = blocks[index + 1];
      return isLine(node) && isBold(node) && next && !isBold(next);
    });
    if (found.length > 1)
      problems.warning(
        location,
        `“${location.label}” has lines in bold in place of headings (${quotedAll(found.map((node) => plainText(node)))}). Make each of them a Heading 2: screen readers, search engines, and the contents beside a post find parts by their headings.`,
      );
  }
};

export const writingRules: readonly Rule[] = [shouting, garbled, code, leftovers, boldHeadings];
