/** What surrounds every page. */
import { addNode } from '../../support/content';
import { attribute, find, hrefsIn, textOf } from '../../support/html';
import { renderDocument } from '../../support/renderSite';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();
const show = (path = '/') => renderDocument(seeded.made().site, path);

describe('header', () => {
  it.each([
    ['/blog/', [['Blog', 'page']]],
    ['/blog/sustainable-tree-care/', [['Blog', 'true']]],
    ['/tree-removal/', [['Services', 'true']]],
    ['/privacy/', []],
  ])('at %s marks %j', async (path, marks) => {
    const marked = find((await show(path)).one('.nav'), 'a')
      .map((link) => [textOf(link), attribute(link, 'aria-current')])
      .filter(([, current]) => current !== undefined);
    expect(marked).toEqual(marks);
  });

  it('ends both lists of services as their page ends', async () => {
    const { belowServices } = seeded.made().site.header;
    const page = await show();
    for (const list of ['.dropdown', 'details'])
      expect(hrefsIn(page.one(list)).at(-1)).toBe(belowServices?.href);
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
    Object.assign(seeded.node('siteConfig'), facts);
    const full = await address();
    expect(attribute(full, 'class')).not.toContain('print-only');
    for (const fact of Object.values(facts)) expect(textOf(full)).toContain(fact);
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
