import { publishPage } from '../../../src/documents/page';
import { previewPage } from '../../../src/preview/previewPage';
import { SCRIPT_FILE } from '../../../src/preview/previewFile';
import { markedText } from '../../support/marks';

const text = markedText('x', { entryId: 'e1', fieldId: 'title' });
const published = (body: string, head = ''): string =>
  publishPage(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`, previewPage)
    .html;

it('keeps the marks of texts that people see or hear, and ends with the script', () => {
  const body = `<main><p class="a">${text}</p><img alt="${text}" src="/a.png"></main>`;
  expect(published(body)).toContain(
    `<body>${body}<script type="module" src="/${SCRIPT_FILE}"></script></body>`,
  );
});

it('removes marks where a text is an address, a name or only for machines', () => {
  const html = published(
    `<a href="/${text}" id="${text}">y</a>`,
    `<title>${text}</title><meta content="${text}"><script type="application/ld+json">{"a":"${text}"}</script>`,
  );
  expect(html).toContain('<title>x</title><meta content="x">');
  expect(html).toContain('<script type="application/ld+json">{"a":"x"}</script>');
  expect(html).toContain('<a href="/x" id="x">y</a>');
});

it('keeps marks in the props of an island, which must be the texts of its HTML', () => {
  const props = `<script type="application/json">{"a":"${text}"}</script>`;
  expect(published(props)).toContain(props);
});
