/** What surrounds every page. */
import { addNode } from '../../support/content';
import { attribute, find, hrefsIn, textOf, type Element } from '../../support/html';
import { renderDocument } from '../../support/renderSite';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();
const show = (path = '/') => renderDocument(seeded.made().site, path);

/** The links of an element that are marked as current, with the value of the mark. */
const markedIn = (within: Element) =>
  [...find(within, 'a'), ...find(within, 'summary')]
    .map((one) => [textOf(one), attribute(one, 'aria-current')])
    .filter(([, current]) => current !== undefined);

describe('header', () => {
  it.each([
    ['/blog/', [['Blog', 'page']]],
    ['/blog/sustainable-tree-care/', [['Blog', 'true']]],
    ['/tree-removal/', [['Services', 'true']]],
    ['/privacy/', []],
  ])('at %s marks %j', async (path, marks) => {
    expect(markedIn((await show(path)).one('.nav'))).toEqual(marks);
  });

  it('marks the current page in the menu of phones too', async () =>
    expect(markedIn((await show('/blog/')).one('.drawer'))).toEqual([['Blog', 'page']]));

  describe('with links below a link', () => {
    beforeEach(() => {
      const below = ['Entry:nav-about'];
      const links = { Careers: '/careers/', News: '/blog/', Removal: '/tree-removal/' };
      for (const [title, href] of Object.entries(links))
        addNode(seeded.space, 'navigationLink', title, { title, href, below });
    });

    it.each([
      ['/careers/', ['Careers', 'page']],
      ['/blog/sustainable-tree-care/', ['News', 'true']],
      ['/tree-removal/', ['Removal', 'page']],
    ])('at %s marks the link and the one above it', async (path, mark) => {
      const page = await show(path);
      const [group] = page.all('.has-dropdown');
      expect(group && markedIn(group)).toEqual([['About', 'true'], mark]);
      const [details] = find(page.one('.drawer'), 'details');
      expect(details && markedIn(details)).toEqual([mark, ['About', 'true']]);
    });

    it('names each button, and says which list it opens', async () => {
      const page = await show();
      const buttons = find(page.one('.nav'), 'button');
      expect(buttons.map((button) => attribute(button, 'aria-label'))).toEqual([
        'Show pages under About',
        'Show services',
      ]);
      expect(buttons.map((button) => attribute(button, 'aria-controls'))).toEqual(
        page.all('.dropdown').map((list) => attribute(list, 'id')),
      );
    });

    it('leads from the menu of phones to the page above the links too', async () => {
      const [details] = find((await show()).one('.drawer'), 'details');
      const hrefs = ['/about/', '/careers/', '/blog/', '/tree-removal/'];
      expect(details && hrefsIn(details)).toEqual(hrefs);
    });
  });

  it('ends both lists of services as their page ends', async () => {
    const page = await show();
    for (const list of ['.dropdown', 'details'])
      expect(hrefsIn(page.one(list)).slice(-2)).toEqual(['/services/', '/boards-and-managers/']);
  });
});

it('leads to a call and a quote, also in the menu of phones, when every link has been removed', async () => {
  seeded.space.navigationLink.nodes = [];
  const page = await show();
  const ways = ['tel:+18605550142', '/contact/#quote'];
  for (const part of ['.drawer', '.masthead'])
    expect(hrefsIn(page.one(part))).toEqual(expect.arrayContaining(ways));
});

describe('footer', () => {
  const phone = 'tel:+18605550142';

  it('offers a text message in the call bar only if the company reads them', async () => {
    const inBar = async () => hrefsIn((await show('/careers/')).one('.callbar'));
    expect(await inBar()).toEqual([phone, '#apply']);
    seeded.node('siteConfig').textNumber = '(860) 555-0111';
    expect(await inBar()).toEqual([phone, '#apply', expect.stringMatching(/^sms:\+18605550111/)]);
  });

  it('shows address, e-mail and license only when they are known', async () => {
    const address = async () => (await show()).one('address');
    const bare = await address();
    expect(attribute(bare, 'class')).toContain('print-only');
    expect(textOf(bare)).not.toContain('icense');
    const street = { streetAddress: '1 Elm Street', postalCode: '06103' };
    const facts = { ...street, email: 'office@example.com', licenseNumber: 'S-1' };
    Object.assign(seeded.node('siteConfig'), facts, { licenseHolder: 'Ann Elm' });
    const full = await address();
    expect(attribute(full, 'class')).not.toContain('print-only');
    for (const fact of Object.values(facts)) expect(textOf(full)).toContain(fact);
    expect(textOf(full)).toContain('S-1, Ann Elm');
  });
});

it('shows without script the first notice that was due when the site was built', async () => {
  const shown = async () =>
    (await show())
      .all('aside')
      .filter((bar) => attribute(bar, 'data-notice') && attribute(bar, 'hidden') === undefined)
      .map(textOf);
  const add = (text: string, startsAt: string) =>
    addNode(seeded.space, 'notice', text, { text, startsAt });
  add('December', '2026-12-01T00:00Z');
  expect(await shown()).toEqual([]);
  add('March', '2026-03-01T00:00Z');
  add('April', '2026-04-01T00:00Z');
  expect(await shown()).toEqual(['April']);
});
