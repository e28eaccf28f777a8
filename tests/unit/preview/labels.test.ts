/** A preview's elements are labeled with the fields of their texts when its pages are published. */
import { encodeMark } from '../../../src/content/marks';
import { publishPage } from '../../../src/documents/page';
import { labelPage } from '../../../src/preview/labels';
import { SCRIPT_FILE } from '../../../src/preview/previewNames';

const NUMBER = '860-555-TREE';
const [a, b, unknown] = [1, 2, 3].map((number) => `x${encodeMark(number)}`);
const label = labelPage({
  targets: {
    [encodeMark(1)]: { entryId: 'a', fieldId: 'title' },
    [encodeMark(2)]: { entryId: 'b', fieldId: 'text' },
  },
  phone: { texts: [NUMBER], target: { entryId: 'company', fieldId: 'phoneDisplay' } },
});
const script = `<script type="module" src="/${SCRIPT_FILE}"></script>`;
const [A, B, COMPANY] = ['a title', 'b text', 'company phoneDisplay'].map((target) => {
  const [entry, field] = target.split(' ');
  return `data-contentful-entry-id="${entry}" data-contentful-field-id="${field}"`;
});

it.each([
  [
    'the element that directly holds a text, inside a labeled one too',
    `<div><p>${a} <b>${b}</b> c</p></div>`,
    `<div><p ${A}>x <b ${B}>x</b> c</p></div>`,
  ],
  [
    'with the first text of several, and with texts before attributes',
    `<a title="${b}"><br>${unknown}<!-- -->${a}${b}</a>`,
    `<a title="x" ${A}><br>x<!-- -->xx</a>`,
  ],
  [
    'by attributes that are read out, and by no others',
    `<img alt="${b}"><a href="/${a}" id="${a}">y</a>`,
    `<img alt="x" ${B}><a href="/x" id="x">y</a>`,
  ],
  [
    'with the field of the company’s number, which has no mark',
    `<a href="tel:1"><svg></svg> <span>${NUMBER}</span></a><p>${NUMBER} and more</p>`,
    `<a href="tel:1"><svg></svg> <span ${COMPANY}>${NUMBER}</span></a><p>${NUMBER} and more</p>`,
  ],
  [
    'but not what renders nothing',
    `<script type="application/json">{"a":"${a}"}</script>`,
    '<script type="application/json">{"a":"x"}</script>',
  ],
])('labels %s', (_, body, labeled) => {
  const page = `<!DOCTYPE html><html><head><title>${a}</title></head><body>${body}</body></html>`;
  expect(publishPage(page, label).html).toBe(
    `<!DOCTYPE html><html><head><title>x</title></head><body>${labeled}${script}</body></html>`,
  );
});
