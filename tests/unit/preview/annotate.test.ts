import { annotatePage } from '../../../src/preview/annotate';
import { markedText, markedTargets } from '../../support/marks';
import { publishPage } from '../../../src/documents/page';

const ENTRIES = [{ sys: { id: 'e1' }, fields: { title: '</script>' } }, { sys: { id: 'other' } }];
const mark = (text: string, entryId: string, fieldId = 'title'): string =>
  markedText(text, { entryId, fieldId });
const annotate = (body: string, head = ''): string =>
  publishPage(
    `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`,
    annotatePage(markedTargets(), ENTRIES),
  ).html;

it('puts entry and field on the element that directly holds a text, and keeps the text', () => {
  const text = mark('Hello', 'e1');
  expect(annotate(`<div><p class="a">${text}</p></div>`)).toContain(
    `<div><p data-contentful-entry-id="e1" data-contentful-field-id="title" class="a">${text}</p></div>`,
  );
});

it('annotates elements inside an annotated one by their own texts', () => {
  const html = annotate(`<p>${mark('a', 'e1')} <b>${mark('b', 'e2')}</b> c</p>`);
  expect(html).toMatch(/<p data-contentful-entry-id="e1"[^>]*>.*<b data-contentful-entry-id="e2"/);
});

it('uses the first text of several, and texts before attributes', () => {
  const html = annotate(
    `<a aria-label="${mark('l', 'e3')}"><br>${mark('a', 'e1')}<!-- -->${mark('b', 'e2')}</a>`,
  );
  expect(html).toContain('<a data-contentful-entry-id="e1"');
  expect(html.match(/data-contentful-entry-id/g)).toHaveLength(1);
});

it('annotates elements by attributes that are read out', () => {
  expect(annotate(`<img alt="${mark('An oak', 'e1', 'picture')}" src="/a.png">`)).toContain(
    '<img data-contentful-entry-id="e1" data-contentful-field-id="picture" alt="An oak',
  );
});

it('removes marks where a text is an address, a name or only for machines', () => {
  const text = mark('x', 'e9');
  const html = annotate(
    `<a href="/${text}" id="${text}">y</a>`,
    `<title>${text}</title><meta content="${text}"><script type="application/ld+json">{"a":"${text}"}</script>`,
  );
  expect(html).toContain('<title>x</title><meta content="x">');
  expect(html).toContain('<script type="application/ld+json">{"a":"x"}</script>');
  expect(html).toContain('<a href="/x" id="x">y</a>');
});

it('keeps marks in the props of an island, which must be the texts of its HTML', () => {
  const props = `<script type="application/json">{"a":"${mark('x', 'e9')}"}</script>`;
  expect(annotate(props)).toContain(props);
});

it('ends with the entries that the page shows, and no others', () => {
  const html = annotate(`<p>${mark('a', 'e1')}</p>`);
  const [, json] =
    /<script type="application\/json" id="preview-entries">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json ?? '')).toEqual([ENTRIES[0]]);
});
