import { isBlank, isEmptyRichText, plainText, printable, slugify } from '../../../src/content/text';
import { document, linking, node, paragraph, words } from '../../support/richText';

it.each([
  [undefined, true],
  [null, true],
  ['', true],
  [' \n\t\u00a0', true],
  ['\u200b\u2060\ufeff', true],
  ['.', false],
  ['0', false],
])('%j is blank: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

it.each([
  ['a\tb\r\nc', 'a\tb\r\nc'],
  ['a\u0000\u0007\u001b\u007f\u0085b', 'ab'],
  ['\ud83c\udf33 whole, \ud83c half', '\u{1f333} whole,  half'],
  ['\ufffe\uffff\u{1ffff}\ufdd0x', 'x'],
  ['“é” \u2028 \u202e', '“é” \u2028 \u202e'],
])('%j is shown as %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
});

describe('rich text', () => {
  it.each([
    ['nothing', document(), true],
    ['blank paragraphs', document(paragraph(' '), paragraph('\u200b')), true],
    ['an empty list', document(node('unordered-list', [node('list-item')])), true],
    ['a word', document(node('blockquote', [paragraph('x')])), false],
    ['a line', document(node('hr')), false],
    ['an embedded picture', document(linking('embedded-asset-block', 'p')), false],
    ['an embedded entry', document(linking('embedded-entry-block', 'c')), false],
  ])('of %s is empty: %s', (_what, content, empty) => {
    expect(isEmptyRichText(content)).toBe(empty);
  });

  it('reads with a space between paragraphs and none inside a word', () => {
    const linked = node('hyperlink', [words('oak')], { uri: '/' });
    const text = document(
      node('paragraph', [words('The '), linked, words('s', 'bold')]),
      paragraph('stand.'),
      node('hr'),
    );
    expect(plainText(text).trim()).toBe('The oaks stand.');
  });
});

it.each([
  ['Tree Pruning', 'tree-pruning'],
  ['  --Röt & Böse: 24/7!  ', 'rot-bose-24-7'],
  ['The Arborist’s Saw', 'the-arborists-saw'],
  ['木', 'page'],
  ['', 'page'],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['../etc/passwd', 'etc-passwd'],
])('%j has the address %j', (text, slug) => {
  expect(slugify(text, 'page')).toBe(slug);
});
