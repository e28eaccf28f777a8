import { isBlank, printable, slugify } from '../../../src/content/text';

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
  ['Call us\vtoday\f.', 'Call us today .'],
  ['a\tb\r\nc', 'a\tb\r\nc'],
  ['a\u0000\u0007\u001b\u007f\u0085b', 'ab'],
  ['\ud83c\udf33 whole, \ud83c half', '\u{1f333} whole,  half'],
  ['\ufffe\uffff\u{1ffff}\ufdd0x', 'x'],
  ['“é” \u2028 \u202e', '“é” \u2028 \u202e'],
  [
    'We\u00a0prune\u00a0\u00a0oaks\u00a0in\u00a0late\u00a0winter.',
    'We prune  oaks in late winter.',
  ],
  ['10\u00a0ft\u00a0×\u00a012\u00a0ft', '10\u00a0ft\u00a0×\u00a012\u00a0ft'],
])('%j is shown as %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
});

it.each([
  ['Tree Pruning', 'tree-pruning'],
  ['  --Röt & Böse: 24/7!  ', 'rot-bose-24-7'],
  ['The Arborist’s Saw', 'the-arborists-saw'],
  ['Ever\u00adgreens first', 'evergreens-first'],
  ['木', 'page'],
  ['', 'page'],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['../etc/passwd', 'etc-passwd'],
])('%j has the address %j', (text, slug) => {
  expect(slugify(text, 'page')).toBe(slug);
});
