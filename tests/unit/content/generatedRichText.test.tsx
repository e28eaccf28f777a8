/** Documents of any published node and mark, some where they may not stand, go all the way to a page. */
import fc from 'fast-check';
import { RichText } from '../../../src/components/RichText';
import { plainText } from '../../../src/content/richText/nodes';
import { splitAtHeadings } from '../../../src/content/richText/onPage';
import { resolveRichText } from '../../../src/content/richText/resolve';
import { shapedRichText } from '../../../src/content/richText/shape';
import { isBlank } from '../../../src/content/text';
import { documentWith } from '../../support/generatedRichText';
import { attribute, elementsOf, render, textOf, type Element } from '../../support/html';
import { inSite } from '../../support/inSite';
import { SPACE, type TestNode } from '../../support/richText';

const NOTHING = ['', ' ', '\n', '\u00a0', '\u200b', ' \n\u00ad'] as const;

/** Most texts are a unique word, which is assigned once the document is complete. */
const WORD = '?';

const text = fc.oneof(fc.constant(WORD), fc.constantFrom(...NOTHING));

const data = fc.oneof(
  fc.constantFrom('/about', 'javascript:x', '{{phone}}', '').map((uri) => ({ uri })),
  fc
    .constantFrom('service', 'callout', 'picture', 'file', 'draft')
    .map((id) => ({ target: { sys: { type: 'Link', id } } })),
  fc.record({ colspan: fc.integer({ min: -1, max: 4 }), rowspan: fc.integer({ min: 0, max: 4 }) }),
  fc.constant({}),
);

/** A document with the words that an editor wrote in it, each once. */
const written = documentWith({ text, data }).map((document) => {
  const own: string[] = [];
  const named = (part: TestNode): TestNode => {
    if (part.value !== WORD) return { ...part, content: part.content?.map(named) };
    own.push(`word${own.length}x`);
    return { ...part, value: own.at(-1) };
  };
  return { document: named(document), own };
});

const prepared = (document: TestNode) => {
  const reported: string[] = [];
  const report = (fault: string) => reported.push(fault);
  const shaped = shapedRichText(document, report);
  if (!shaped) throw new Error('A generated document is none.');
  return { text: resolveRichText(shaped, { ...SPACE, report }), reported: reported.join(' ') };
};

const FOCUSABLE = ['a', 'button', 'summary', 'input'];

const isFocusable = (element: Element): boolean =>
  FOCUSABLE.includes(element.tagName) || attribute(element, 'tabindex') !== undefined;

const isHeading = ({ tagName }: Element): boolean => /^(h[1-6]|th)$/.test(tagName);

const NEVER_EMPTY = ['p', 'li', 'ul', 'ol', 'blockquote', 'table'];

it('shows or reports every word, and leaves no heading, link or block without words', async () => {
  await fc.assert(
    fc.asyncProperty(written, async ({ document, own }) => {
      const { text, reported } = prepared(document);
      const page = await render(inSite(<RichText document={text} />));
      expect(page.faults).toEqual([]);
      const shown = `${page.text} ${reported}`;
      expect(own.filter((word) => !shown.includes(word))).toEqual([]);
      const empty = elementsOf(page.root).filter(
        (element) =>
          (isFocusable(element) || isHeading(element) || NEVER_EMPTY.includes(element.tagName)) &&
          isBlank(textOf(element)) &&
          !elementsOf(element).some(({ tagName }) => /^(img|video|hr)$/.test(tagName)),
      );
      expect(empty.map(({ tagName }) => tagName)).toEqual([]);
    }),
    { numRuns: 600 },
  );
});

it('keeps every word of a text that is cut at its headings', () => {
  fc.assert(
    fc.property(written, ({ document, own }) => {
      const { text, reported } = prepared(document);
      const parts = splitAtHeadings(text);
      const kept = `${JSON.stringify(parts)} ${reported}`;
      expect(own.filter((word) => !kept.includes(word))).toEqual([]);
      expect(parts.items.filter(({ heading }) => isBlank(plainText(heading)))).toEqual([]);
    }),
    { numRuns: 600 },
  );
});
