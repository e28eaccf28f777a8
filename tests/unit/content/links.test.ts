import {
  isInternal,
  safeHref,
  secureUrl,
  telHref,
  withoutOwnHost,
} from '../../../src/content/links';
import { PATTERNS } from '../../../src/content/model/fields';
import { completePhone } from '../../../src/content/phone';

it.each([
  ['/about/', '/about/'],
  [' about ', '/about'],
  ['#quote', '#quote'],
  ['?a=b', '/?a=b'],
  ['https://example.com/My File.pdf', 'https://example.com/My%20File.pdf'],
  ['my file.pdf', '/my%20file.pdf'],
  ['https://example.com/@oak', 'https://example.com/@oak'],
  ['example.com', 'https://example.com'],
  ['trees.example.org/a?b', 'https://trees.example.org/a?b'],
  ['WWW.example.tree', 'https://WWW.example.tree'],
  ['//assets.ctfassets.net/s/a.pdf', 'https://assets.ctfassets.net/s/a.pdf'],
  ['certificate.pdf', '/certificate.pdf'],
  ['info@example.com', 'mailto:info@example.com'],
  ['8605550142@example.com', 'mailto:8605550142@example.com'],
  ['prices/info@example.com', '/prices/info@example.com'],
  [
    'mailto:info@example.com?subject=Tree removal',
    'mailto:info@example.com?subject=Tree%20removal',
  ],
  ['(860) 555-0142', 'tel:+18605550142'],
  ['860.555.0142', 'tel:+18605550142'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['tel: 860 555 0142', 'tel:+18605550142'],
  ['tel:+1-860-555-0142;ext=2', 'tel:+18605550142,2'],
  ['TEL:860-555-0142', 'tel:+18605550142'],
  ['tel:911', 'tel:911'],
  ['811', 'tel:811'],
  ['sms:+18605550142?body=An oak', 'sms:+18605550142?body=An%20oak'],
  ['sms: (860) 555-0142', 'sms:+18605550142'],
  ['sms:860 555 0142&body=An oak', 'sms:+18605550142&body=An%20oak'],
  ['2024-05', '/2024-05'],
  ['4.15.26-6.30.26', '/4.15.26-6.30.26'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['../../etc', '/etc'],
  ['\u200b/about/\u202e', '/about/'],
])('the typed address %j is linked as %j', (typed, href) => {
  expect(safeHref(typed)).toBe(href);
});

it.each(['Tel:860-555-0142', 'SMS:860-555-0142', 'Mailto:a@example.com', 'Https://example.com'])(
  'Contentful lets staff publish %j, which is linked',
  (typed) => {
    expect(typed).toMatch(new RegExp(PATTERNS.link?.source ?? ''));
    expect(safeHref(typed)).toBeDefined();
  },
);

it.each([
  ...[undefined, null, '', '#', ' \u200b\n', 'vbscript:x', 'data:text/html,x'],
  ...['javascript:alert(1)', 'JaVa\tScRiPt:alert(1)', '\u0001javascript:alert(1)'],
  ...['blob:https://example.com/x', 'file:///etc/passwd', 'localhost:8000'],
  ...['https://', 'mailto:', 'tel:', 'tel:call us', 'http://[x', '//evil'],
  ...['/\\evil.example', '\\\\evil.example', '\\/evil.example', '///evil.example'],
  'javascript://example.com/%0Aalert(1)',
])('the typed address %j is not linked', (typed) => {
  expect(safeHref(typed)).toBeUndefined();
});

it.each([
  ['https://www.trees.example/contact/?a=b#quote', '/contact/?a=b#quote'],
  ['http://trees.example', '/'],
  ['HTTPS://Trees.Example/about', '/about'],
  ['https://oak.netlify.app/contact/', '/contact/'],
  ['https://deploy-preview-7--oak.netlify.app/contact/', '/contact/'],
  ['https://shop.trees.example/', 'https://shop.trees.example/'],
  ['https://trees.example.org/', 'https://trees.example.org/'],
  ['https://other--elm.netlify.app/', 'https://other--elm.netlify.app/'],
  ['mailto:a@trees.example', 'mailto:a@trees.example'],
  ['/contact/', '/contact/'],
])('%j written on our own site leads to %j', (typed, href) => {
  expect(withoutOwnHost(typed, ['trees.example', 'oak.netlify.app'])).toBe(href);
});

it.each([
  ['https://images.ctfassets.net/a/b c.jpg', 'https://images.ctfassets.net/a/b%20c.jpg'],
  ['http://images.ctfassets.net/a.jpg', undefined],
  ['//images.ctfassets.net/a.jpg', 'https://images.ctfassets.net/a.jpg'],
  ['/a.jpg', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
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
  ['(860) 555-0142 ext. 3', 'tel:+18605550142,3'],
  ['860-555-0142 x3', 'tel:+18605550142,3'],
  ['860-555-0142, ext. 3', 'tel:+18605550142,3'],
  ['+18605550142,3', 'tel:+18605550142,3'],
  ['+44 20 7946 0000 #12', 'tel:+442079460000,12'],
  ['+49 30 123456', 'tel:+4930123456'],
])('%j is dialed by %j', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

describe('a phone number', () => {
  const DISPLAY = '(802) 555-0199';
  const DIALED = '+18025550199';

  it.each([
    [{ phoneDisplay: DISPLAY }, { phoneDashed: DISPLAY, phoneLink: DIALED }],
    [{ phoneDisplay: '1 802 555 0199' }, { phoneLink: DIALED }],
    [{ phoneDisplay: '+44 20 7946 0000' }, { phoneLink: '+442079460000' }],
    [{ phoneDashed: '802-555-0199' }, { phoneDisplay: '802-555-0199', phoneLink: DIALED }],
    [{ phoneLink: DIALED }, { phoneDisplay: DISPLAY, phoneDashed: DISPLAY }],
    [{ phoneLink: '+442079460000' }, { phoneDisplay: '+44 20 7946 0000' }],
    [{ phoneDisplay: `${DISPLAY} x3` }, { phoneLink: `${DIALED},3` }],
    [{ phoneLink: `${DIALED},3` }, { phoneDisplay: `${DISPLAY} ext. 3` }],
  ])('given as %j is completed with %j', (own, others) => {
    expect(completePhone(own)).toMatchObject({ ...own, ...others });
  });

  it.each([
    { phoneDisplay: DISPLAY, phoneDashed: '802-555-0199', phoneLink: '+18025550100' },
    { company: 'Oak' },
  ])('is never made of %j', (own) => expect(completePhone(own)).toEqual(own));
});
