import type { FooterView, HeaderView, SiteFacts } from '../../../src/content/views';
import FooterSlice from '../../../src/slices/footer';
import HeaderSlice from '../../../src/slices/header';
import NoticeSlice from '../../../src/slices/notice';
import { cards, siteTexts } from '../../support/fixtures';
import { setSiteTexts } from '../../support/gatsby';
import { attribute, find, render, textOf } from '../../support/html';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

const header: HeaderView = {
  links: [
    { label: 'Home', href: '/', services: false },
    { label: 'Services', href: '/services/', services: true },
    { label: 'Blog', href: '/blog/', services: false },
  ],
  services: cards(3),
  belowServices: { label: 'Many trees?', href: '/many/' },
};
const quoteHref = '/contact/?service=pruning#quote';

const headerAt = (current: string, exact: boolean, links = header.links) =>
  render(
    <HeaderSlice
      sliceContext={{ ...header, links }}
      current={current}
      exact={exact}
      quoteHref={quoteHref}
    />,
  );

describe('header', () => {
  it.each([
    ['/blog/', true, [['Blog', 'page']]],
    ['/blog/', false, [['Blog', 'true']]],
    ['/services/', false, [['Services', 'true']]],
    ['', false, []],
  ])('at %j (the page itself: %s) marks %j', async (current, exact, marks) => {
    const nav = (await headerAt(current, exact)).one('.nav');
    const marked = find(nav, 'a').filter((link) => attribute(link, 'aria-current') !== undefined);
    expect(marked.map((link) => [textOf(link), attribute(link, 'aria-current')])).toEqual(marks);
  });

  it('ends both lists of services as their page ends', async () => {
    const page = await headerAt('', false);
    const lasts = ['.dropdown', 'details'].map((list) => find(page.one(list), 'a').at(-1));
    expect(lasts.map((link) => link && [textOf(link), attribute(link, 'href')])).toEqual([
      ['Many trees?', '/many/'],
      ['Many trees?', '/many/'],
    ]);
  });
});

it('leads to a call and a quote, also in the menu of phones, when every link has been removed', async () => {
  const page = await headerAt('', false, []);
  const hrefsIn = (part: Parameters<typeof find>[0]) =>
    find(part, 'a').map((link) => attribute(link, 'href'));
  const ways = [siteTexts.facts.phone.href, quoteHref];
  expect(hrefsIn(page.one('.drawer'))).toEqual(expect.arrayContaining(ways));
  expect(hrefsIn(page.one('.masthead'))).toEqual(expect.arrayContaining(ways));
});

describe('footer', () => {
  const footer: FooterView = {
    links: [{ label: 'About', href: '/about/' }],
    services: [{ label: 'Removal', href: '/tree-removal/' }],
    towns: [{ label: 'Ashford', href: '/service-area/ashford/' }],
    profiles: [{ label: 'Yelp', href: 'https://www.yelp.com/biz/oak' }],
    longHours: false,
    asksBeforeCounting: false,
    year: 2030,
  };
  const show = (more?: Partial<SiteFacts>) => {
    setSiteTexts({ ...siteTexts, facts: { ...siteTexts.facts, ...more } });
    return render(
      <FooterSlice sliceContext={footer} barLink={{ label: 'Apply', href: '#apply' }} />,
    );
  };
  afterAll(() => setSiteTexts(siteTexts));

  it('offers a message beside calling only when the company reads some', async () => {
    const href = 'sms:+18025550111?&body=Hello%20';
    const otherWays: SiteFacts['otherWays'] = [
      { icon: 'message-square', label: 'Text us', shown: '555-0111', href },
    ];
    const inBar = async (more?: Partial<SiteFacts>) =>
      find((await show(more)).one('.callbar'), 'a').map((link) => attribute(link, 'href'));
    expect(await inBar()).toEqual([siteTexts.facts.phone.href, '#apply']);
    expect(await inBar({ otherWays })).toEqual([siteTexts.facts.phone.href, '#apply', href]);
  });

  it('shows address, e-mail and license only when they are known', async () => {
    const bare = await show();
    expect(attribute(bare.one('address'), 'class')).toContain('print-only');
    expect(bare.text).not.toContain('licenseLabel');
    const full = await show({
      email: 'office@example.com',
      address: { street: '1 Elm Street', postalCode: '06103' },
      license: { number: 'S-1', href: 'https://register.example/' },
    });
    expect(attribute(full.one('address'), 'class')).not.toContain('print-only');
    for (const words of ['office@example.com', '1 Elm Street', '06103', '{licenseLabel} S-1']) {
      expect(textOf(full.one('address'))).toContain(words);
    }
  });
});

it('shows without script the first notice that was due when the site was built', async () => {
  const notice = { text: 'Storm', emergency: false };
  const shown = async (...due: readonly boolean[]) => {
    const notices = due.map((now, index) => ({ ...notice, id: `n${index}`, due: now }));
    const page = await render(<NoticeSlice sliceContext={{ notices }} />);
    return page
      .all('aside')
      .filter((bar) => attribute(bar, 'hidden') === undefined)
      .map((bar) => attribute(bar, 'data-notice'));
  };
  expect(await shown(false, true, true)).toEqual(['n1']);
  expect(await shown(false)).toEqual([]);
});
