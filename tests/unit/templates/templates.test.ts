/** What is special about the pages of each template. */
import { POSTS_PER_PAGE } from '../../../src/content/pages/addresses';
import { RECENT_COUNT } from '../../../src/content/pages/post';
import { addNode } from '../../support/content';
import { attribute, find, hrefsIn, textOf } from '../../support/html';
import { renderDocument, renderPage } from '../../support/renderSite';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();
const show = (path: string) => renderPage(seeded.made().site, { path });
const shared = () => seeded.made().site.shared;

const addPosts = (count: number): void => {
  for (let n = 1; n <= count; n += 1)
    addNode(seeded.space, 'blogPost', `n${n}`, { title: `Post ${n}`, slug: `n${n}` });
};

it('the home page loads its first picture with priority, the offline page loads none', async () => {
  expect(attribute((await show('/')).one('img'), 'fetchpriority')).toBe('high');
  expect((await show('/offline/')).all('img')).toHaveLength(0);
});

it('a call button shows words in square brackets on wide screens only', async () => {
  seeded.node('page', { kind: 'home' }).callNote = 'for [Immediate] help: {{phone}}';
  const button = (await show('/')).one('.button-call');
  const { display, href } = shared().facts.phone;
  expect(attribute(button, 'href')).toBe(href);
  expect(find(button, '.hidden-on-phones').map(textOf)).toEqual(['Immediate']);
  expect(textOf(button)).toContain(`for Immediate help: ${display}`);
});

it('a call button with the company’s number dials it as the company says', async () => {
  seeded.node('siteConfig', {}).phoneLink = '+18605550142,5';
  const home = seeded.node('page', { kind: 'home' });
  home.callLabel = 'Call {{phone}}';
  home.callNote = 'or text 860-555-0188';
  expect(attribute((await show('/')).one('.button-call'), 'href')).toBe('tel:+18605550142,5');
});

it.each([
  ['Call 911', 'then us', 'tel:911'],
  ['Call us', 'after 911', 'tel:+18605550142'],
  ['911 knows? Call {{phone}}', 'day or night', 'tel:+18605550142'],
])(
  'a call button dials 911 if its label names no other number: %s, %s',
  async (label, note, href) => {
    Object.assign(seeded.node('page', { kind: 'home' }), { callLabel: label, callNote: note });
    expect(attribute((await show('/')).one('.button-call'), 'href')).toBe(href);
  },
);

it('breadcrumbs link all but the current page, and are left out when they have one step', async () => {
  const [home, about] = find((await show('/about/')).one('.breadcrumbs'), 'li');
  expect(home && hrefsIn(home)).toEqual(['/']);
  expect(about && [hrefsIn(about), attribute(about, 'aria-current')]).toEqual([[], 'page']);
  expect((await show('/')).all('.breadcrumbs')).toEqual([]);
});

it('the 404 page leads home before it offers a call', async () => {
  const page = await show('/404.html');
  expect(textOf(page.one('h1'))).toBe('404');
  const hrefs = hrefsIn(page.one('.page-top'));
  const { href } = shared().facts.phone;
  expect(hrefs.indexOf('/')).toBeLessThan(hrefs.indexOf(href));
  expect(hrefs).toContain(href);
});

it.each(['/', '/about/', '/tree-removal/', '/emergency-tree-services/'])(
  'the top of %s says what proves the company, once staff have said it',
  async (path) => {
    expect((await show(path)).all('.proof')).toHaveLength(0);
    seeded.node('siteConfig').licenseNumber = 'S-1';
    const page = await show(path);
    const proof = page.text.indexOf('arborist license S-1');
    expect(proof).toBeGreaterThan(-1);
    expect(proof).toBeLessThan(page.text.indexOf(textOf(page.one('h2'))));
  },
);

it('the emergency page says when to call before it says what proves the company', async () => {
  seeded.node('siteConfig').licenseNumber = 'S-1';
  const page = await show('/emergency-tree-services/');
  const when = page.text.indexOf(textOf(page.one('.lede')));
  expect(page.text.indexOf('arborist license S-1')).toBeGreaterThan(when);
});

it('the page of a service leads to its sections, lists all services, marks itself, and ends with an invitation', async () => {
  const { contents, sections, contactBlock } = seeded.service('/tree-removal/');
  const page = await show('/tree-removal/');
  const top = hrefsIn(page.one('.page-top')).filter((href) => href?.startsWith('#'));
  expect(top).toEqual(contents.map(({ href }) => href));
  const current = page.all('a').filter((link) => attribute(link, 'aria-current') === 'page');
  expect(current.map((link) => attribute(link, 'href'))).toEqual(['/tree-removal/']);
  const parts = [shared().ui.servicesAside, sections[0]?.heading ?? '', contactBlock.heading ?? ''];
  const places = parts.map((heading) => page.text.lastIndexOf(heading));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

describe('the page of an emergency', () => {
  const showEmergency = () => show('/emergency-tree-services/');

  it('begins with 911, the number and the call button, without a quote button', async () => {
    const { href } = shared().facts.phone;
    const links = hrefsIn((await showEmergency()).one('section'));
    expect(links.filter((link) => link?.startsWith('tel:'))).toEqual(['tel:911', href, href]);
    expect(links.join(' ')).not.toContain('quote');
  });

  it('warns, then lists the steps, then says how urgent it is, then explains', async () => {
    expect((await showEmergency()).text).toMatch(
      /911.*How urgent is it\?.*Do this now.*Get out from under it.*What our crew does first/,
    );
  });

  it('folds its text after what the crew does first, and offers 911 in the bar of phones', async () => {
    const page = await showEmergency();
    const folds = find(page.one('article'), 'summary').map(textOf);
    expect(folds[0]).toBe('What it costs at night');
    expect(folds).toHaveLength(6);
    const whole = await renderDocument(seeded.made().site, '/emergency-tree-services/');
    expect(hrefsIn(whole.one('.callbar'))).toContain('tel:911');
  });

  it('asks for a call, not for a quote, in the box beside its text', async () => {
    const { href } = shared().facts.phone;
    expect(hrefsIn((await showEmergency()).one('.call-box'))).toEqual([href, href]);
  });
});

describe('the blog', () => {
  it('shows the newest post large on its first page only', async () => {
    const [newest, ...others] = seeded.made().site.posts;
    const first = await show('/blog/');
    expect(textOf(first.one('article'))).toContain(newest?.top.heading);
    expect(first.all('li').flatMap((item) => find(item, 'article'))).toHaveLength(others.length);
    addPosts(POSTS_PER_PAGE);
    const second = await show('/blog/page/2/');
    expect(second.all('article')).toEqual(
      second.all('li').flatMap((item) => find(item, 'article')),
    );
  });

  it('links to newer and older posts only where there are any', async () => {
    addPosts(2 * POSTS_PER_PAGE);
    const waysFrom = async (path: string) =>
      (await show(path))
        .all('a')
        .filter((link) => attribute(link, 'rel') !== undefined)
        .map((link) => [attribute(link, 'rel'), attribute(link, 'href')]);
    expect(await waysFrom('/blog/')).toEqual([['next', '/blog/page/2/']]);
    expect(await waysFrom('/blog/page/2/')).toEqual([
      ['prev', '/blog/'],
      ['next', '/blog/page/3/'],
    ]);
  });

  it('says that there is no post', async () => {
    seeded.space.blogPost.nodes = [];
    expect((await show('/blog/')).text).toContain(shared().ui.noPosts);
  });
});

describe('a post', () => {
  const EMERGENCY = '/blog/tree-on-the-house-first-hour/';

  it('without a text keeps its picture, its date and the call box, and has no contents', async () => {
    const fields = { title: 'Bare', slug: 'bare', lastModified: '2024-01-01' };
    addNode(seeded.space, 'blogPost', 'bare', fields);
    const page = await show('/blog/bare/');
    expect(find(page.one('article'), 'img')).toHaveLength(1);
    expect(page.text).toContain(shared().ui.postCall);
    expect(page.html).not.toContain('id="contents"');
    const time = page.one('time');
    expect([attribute(time, 'datetime'), textOf(time)]).toEqual(['2024-01-01', 'January 1, 2024']);
  });

  it('that begins with a warning leads to what to do, and ends with the emergency call', async () => {
    const page = await show(EMERGENCY);
    expect(hrefsIn(page.one('.note'))).toContain(seeded.post(EMERGENCY).contents[0]?.href);
    expect(textOf(page.one('article'))).toContain(shared().ui.emergencyCall);
    expect(page.text).not.toContain(shared().ui.postCall);
  });

  it('has its contents beside it', async () => {
    const page = await show(EMERGENCY);
    const contents = page.all('nav').find((nav) => textOf(nav).includes(shared().ui.postContents));
    const hrefs = seeded.post(EMERGENCY).contents.map(({ href }) => href);
    expect(contents && hrefsIn(contents)).toEqual(hrefs);
  });

  it('has the newest other posts beside it, each as one link that is named by its title alone', async () => {
    addPosts(3);
    const { site } = seeded.made();
    const newest = site.posts.map(({ top }) => top.heading);
    for (const { path, top } of site.posts) {
      const page = await renderDocument(site, path);
      const recent = page
        .all('aside')
        .filter((aside) => attribute(aside, 'aria-labelledby') === 'recent-posts');
      const shown = recent.flatMap((aside) => find(aside, 'a').map(textOf));
      const others = newest.filter((title) => title !== top.heading);
      expect(shown).toEqual(others.slice(0, RECENT_COUNT));
    }
    seeded.space.blogPost.nodes.splice(1);
    const [only] = seeded.made().site.posts;
    const alone = await renderDocument(seeded.made().site, only?.path ?? '');
    expect(alone.html).not.toContain('recent-posts');
  });
});
