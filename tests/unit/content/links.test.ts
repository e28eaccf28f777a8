import {
  isInternal,
  safeHref,
  secureUrl,
  splitHref,
  telHref,
  withSlashes,
} from '../../../src/content/links';

describe('a typed address', () => {
  it.each([
    ['/about/', '/about/'],
    [' about ', '/about'],
    ['#quote', '#quote'],
    ['?a=b', '?a=b'],
    ['https://example.com/a b', 'https://example.com/ab'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['tel:+18605550142', 'tel:+18605550142'],
    ['tel:(860) 555-0142', 'tel:(860)555-0142'],
    ['../../etc', '/../../etc'],
    ['\u200b/about/\u202e', '/about/'],
  ])('%j is linked as %j', (typed, href) => {
    expect(safeHref(typed)).toBe(href);
  });

  it.each([
    [undefined],
    [null],
    [''],
    [' \u200b\n'],
    ['javascript:alert(1)'],
    ['JaVa\tScRiPt\u0000:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['vbscript:x'],
    ['data:text/html,x'],
    ['blob:https://example.com/x'],
    ['file:///etc/passwd'],
    ['/about/\ud800'],
    ['/%E0%A4%A'],
    ['/100%'],
    ['https://'],
    ['mailto:'],
    ['tel:'],
    ['tel:call us'],
    ['http://[x'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['\\/evil.example'],
    ['\t//evil.example'],
    ['/\t/evil.example'],
  ])('%j is no link', (typed) => {
    expect(safeHref(typed)).toBeUndefined();
  });
});

it.each([
  ['https://images.ctfassets.net/a/b c.jpg', 'https://images.ctfassets.net/a/b%20c.jpg'],
  ['http://images.ctfassets.net/a.jpg', undefined],
  ['//images.ctfassets.net/a.jpg', undefined],
  ['/a.jpg', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
  [undefined, undefined],
])('a picture at %j is loaded from %j', (typed, url) => {
  expect(secureUrl(typed)).toBe(url);
});

it.each([
  ['/', true],
  ['/a/?b#c', true],
  ['//a', false],
  ['/\\a', false],
  ['#a', false],
  ['https://a', false],
])('%j is on this site: %s', (href, internal) => {
  expect(isInternal(href)).toBe(internal);
});

it.each([
  ['', '/'],
  ['/', '/'],
  ['about', '/about/'],
  ['//a//b', '/a/b/'],
  ['/rss.xml', '/rss.xml'],
  ['/404.html/', '/404.html'],
  ['/v1.2/x', '/v1.2/x/'],
])('the path %j is written %j', (path, written) => {
  expect(withSlashes(path)).toBe(written);
});

it.each([
  ['/a/', '/a/', ''],
  ['/a/?b=/#c', '/a/', '?b=/#c'],
  ['#c', '', '#c'],
])('%j has the path %j and the rest %j', (href, path, rest) => {
  expect(splitHref(href)).toEqual({ path, rest });
});

it.each([
  ['+1 (860) 555-0142', 'tel:+18605550142'],
  ['tel:+18605550142', 'tel:+18605550142'],
  ['860.555.0142', 'tel:8605550142'],
  ['1+1', 'tel:11'],
])('%j is dialed by %j', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
