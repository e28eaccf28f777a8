import fc from 'fast-check';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { annotatePage } from '../../../src/build/preview/annotate';
import { decodeMark, MARK_PATTERN, MarkBook } from '../../../src/content/assemble/marks';

type AnyNode = DefaultTreeAdapterMap['node'];

const book = new MarkBook();
const mark = (text: string, entryId: string, fieldId = 'title'): string =>
  book.mark(text, { entryId, fieldId });
const annotate = (body: string): string =>
  annotatePage(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`, book.targets)
    .replace(/^.*<body>/s, '')
    .replace(/<\/body>.*$/s, '');

it('leaves a page without marks as it is', () => {
  const html = '<p title="a > b">1 < 2</p><br><img src="/a.png"/>';
  expect(annotatePage(html, [])).toBe(html);
});

it('marks the element that directly holds a text, and keeps the text', () => {
  const text = mark('Hello', 'e1');
  expect(annotate(`<div><p class="a">${text}</p></div>`)).toBe(
    `<div><p data-contentful-entry-id="e1" data-contentful-field-id="title" class="a">${text}</p></div>`,
  );
});

it('marks elements inside a marked one by their own texts', () => {
  const html = annotate(`<p>${mark('a', 'e1')} <b>${mark('b', 'e2')}</b> c</p>`);
  expect(html).toMatch(/<p data-contentful-entry-id="e1"[^>]*>.*<b data-contentful-entry-id="e2"/);
});

it('takes the first text of several, and texts before attributes', () => {
  const html = annotate(
    `<a aria-label="${mark('l', 'e3')}"><br>${mark('a', 'e1')}<!-- -->${mark('b', 'e2')}</a>`,
  );
  expect(html).toContain('<a data-contentful-entry-id="e1"');
  expect(html.match(/data-contentful-entry-id/g)).toHaveLength(1);
});

it('marks elements by attributes that are read out', () => {
  expect(annotate(`<img alt="${mark('An oak', 'e1', 'picture')}" src="/a.png"/>`)).toContain(
    '<img data-contentful-entry-id="e1" data-contentful-field-id="picture" alt="An oak',
  );
});

it('removes marks where a text is an address, a name or data', () => {
  const text = mark('x', 'e9');
  const html = annotatePage(
    `<html><head><title>${text}</title><meta content="${text}"><script type="application/ld+json">{"a":"${text}"}</script></head><body><a href="/${text}" id="${text}">y</a></body></html>`,
    book.targets,
  );
  expect(html).toBe(
    '<html><head><title>x</title><meta content="x"><script type="application/ld+json">{"a":"x"}</script></head><body><a href="/x" id="x">y</a></body></html>',
  );
});

it('cannot be led astray by what ids and texts are made of', () => {
  const text = mark('a', '"><script>', 'f"');
  expect(annotate(`<p>${text}</p>`)).toContain(
    'data-contentful-entry-id="&#34;&#62;&#60;script&#62;"',
  );
});

const attributeOf = (node: AnyNode, name: string): string | undefined =>
  'attrs' in node ? node.attrs.find((attr) => attr.name === name)?.value : undefined;

/** Every marked text of a page whose element does not name its entry. */
const unnamed = (node: AnyNode): readonly string[] =>
  'childNodes' in node
    ? node.childNodes.flatMap((child) => {
        if (!('value' in child)) return unnamed(child);
        const ids = [...child.value.matchAll(MARK_PATTERN)].map(
          ([, digits]) => book.targets[decodeMark(digits ?? '')]?.entryId,
        );
        const named = attributeOf(node, 'data-contentful-entry-id');
        return ids.length === 0 || named !== undefined ? [] : [child.value];
      })
    : [];

it('names the entry of every text of any page that React can print', () => {
  const words = fc.string({ unit: fc.constantFrom('a', ' ', '&amp;', '1 ', '>', '/') });
  const marked = fc.tuple(words, fc.nat(40)).map(([text, id]) => mark(text, `entry${id}`));
  const tree = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'medium' },
      marked,
      words,
      fc.constantFrom('<br/>', '<!-- -->', '<img alt="a > b" src="/x"/>', '<hr>'),
      fc
        .tuple(fc.constantFrom('div', 'span', 'section', 'b', 'em'), fc.array(tie('node')))
        .map(([name, children]) => `<${name} title='"' class="c/">${children.join('')}</${name}>`),
    ),
  })).node;
  fc.assert(
    fc.property(fc.array(tree), (nodes) => {
      const body = nodes.join('');
      const html = annotate(`<main>${body}</main>`);
      expect(unnamed(parse(html))).toEqual([]);
      expect(html.replace(/ data-contentful-[a-z]+-id="[^"]*"/g, '')).toBe(`<main>${body}</main>`);
    }),
    { numRuns: 200 },
  );
});
