import type { ComponentType } from 'react';
import type { TemplateProps } from '../../../src/components/Layout';
import BlogTemplate from '../../../src/templates/blog';
import EmergencyTemplate from '../../../src/templates/emergency';
import PageTemplate from '../../../src/templates/page';
import PostTemplate from '../../../src/templates/post';
import ProjectTemplate from '../../../src/templates/project';
import ServiceTemplate from '../../../src/templates/service';
import type * as views from '../../../src/content/views';
import {
  article,
  blog,
  emergency,
  facts,
  page,
  picture,
  post,
  project,
  prose,
  service,
  siteTexts,
} from '../../support/fixtures';
import { setSiteTexts } from '../../support/gatsby';
import { attribute, find, problemsOf, render, textOf } from '../../support/html';
import { document, words } from '../../support/richText';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

/** Renders a template as Gatsby does, with the view in the page's context. */
const show = <V extends views.PageBase>(Template: ComponentType<TemplateProps<V>>, view: V) =>
  render(<Template pageContext={{ page: view }} />);
const showPage = (view: views.PageView) => show(PageTemplate, view);
const showService = (view: views.ServiceView) => show(ServiceTemplate, view);
const showEmergency = (view: views.EmergencyView) => show(EmergencyTemplate, view);
const showBlog = (view: views.BlogView) => show(BlogTemplate, view);
const showPost = (view: views.PostView) => show(PostTemplate, view);

const KINDS = [
  ...(['home', 'services', 'about', 'careers', 'contact', 'notFound'] as const),
  ...(['thankYou', 'offline', 'standard'] as const),
];

it.each([
  ...KINDS.map((kind) => [kind, () => showPage(page(kind))] as const),
  ['blog', () => showBlog(blog())] as const,
  ['service', () => showService(service())] as const,
  ['emergency', () => showEmergency(emergency())] as const,
  ['post', () => showPost(article())] as const,
  ['work', () => show(ProjectTemplate, project())] as const,
])('%s has sound markup and loads no picture early but its first', async (_name, shown) => {
  const rendered = await shown();
  expect(problemsOf(rendered)).toEqual([]);
  const [, ...later] = rendered.all('img').map((image) => attribute(image, 'loading'));
  expect(new Set(later)).toEqual(new Set(later.length > 0 ? ['lazy'] : []));
});

it.each(KINDS)('%s is sound without what may be missing', async (kind) => {
  const head = { heading: 'Bare' };
  const nothing = { body: undefined, picture: undefined, crumbs: [] };
  const bare = await showPage(page(kind, { head, ...nothing }));
  expect(problemsOf(bare)).toEqual([]);
  expect(bare.all('img')).toHaveLength(0);
  expect(bare.html).not.toContain('undefined');
});

it('the home page loads its first picture with priority, the offline page loads none', async () => {
  const image = (await showPage(page('home'))).one('img');
  expect(attribute(image, 'fetchpriority')).toBe('high');
  expect((await showPage(page('offline'))).all('img')).toHaveLength(0);
});

it('the 404 page leads home before it offers a call', async () => {
  const head = { ...page('notFound').head, link: { label: 'Home', href: '/' } };
  const shown = await showPage(page('notFound', { head }));
  expect(textOf(shown.one('h1'))).toBe('404');
  expect(textOf(shown.one('h2'))).toBe('Top of notFound');
  expect(textOf(shown.one('.rich'))).toBe('Body of notFound');
  const links = find(shown.one('.actions'), 'a').map((link) => attribute(link, 'href'));
  expect(links).toEqual(['/', facts.phone.href]);
});

it.each([
  ['home', () => showPage(page('home'))],
  ['about', () => showPage(page('about'))],
  ['service', () => showService(service())],
  ['emergency', () => showEmergency(emergency())],
] as const)(
  'the top of %s says what proves the company, once staff have said it',
  async (_name, shown) => {
    expect((await shown()).all('.proof')).toHaveLength(0);
    setSiteTexts({
      ...siteTexts,
      facts: { ...facts, proof: [{ icon: 'star', label: '4.8 of 5' }] },
    });
    expect((await shown()).all('.proof').map(textOf)[0]).toBe('4.8 of 5');
    setSiteTexts(siteTexts);
  },
);

describe('a service page', () => {
  it('leads to its sections from its top', async () => {
    const leads = async (view: views.ServiceView): Promise<boolean> =>
      (await showService(view)).all('a').some((link) => attribute(link, 'href') === '#price');
    expect(await leads(service())).toBe(true);
    expect(await leads(service({ contents: [] }))).toBe(false);
  });

  it('marks itself in the list of all services', async () => {
    const links = (await showService(service()))
      .all('nav')
      .flatMap((nav) => find(nav, 'a'))
      .filter((link) => attribute(link, 'aria-current') === 'page');
    expect(links.map((link) => attribute(link, 'href'))).toEqual(['/service-2/']);
  });

  it('lists all services between its text and its sections, and ends with an invitation', async () => {
    const sections = [{ look: 'text', id: 'price', heading: 'What sets the price.' } as const];
    const { text } = await showService(service({ sections }));
    const places = [siteTexts.ui.servicesAside, 'What sets the price.', 'Not sure?'].map((words) =>
      text.lastIndexOf(words),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });
});

describe('an emergency page', () => {
  const storm = emergency({
    warning: { type: 'callout', title: 'Call 911 first', tone: 'warning', dials911: true },
    steps: {
      heading: 'Do this now',
      items: [{ heading: document(words('Get out')), body: prose('Leave.') }],
    },
  });

  it('begins with 911, the number and the call button, without a quote button', async () => {
    const [banner] = (await showEmergency(storm)).all('section');
    const hrefs = banner ? find(banner, 'a').map((link) => attribute(link, 'href')) : [];
    const { href } = facts.phone;
    expect(hrefs.filter((one) => one !== '/')).toEqual(['tel:911', href, href]);
  });

  it('warns, then lists the steps, then says how urgent it is, then explains', async () => {
    const urgency = prose('How urgent?');
    expect((await showEmergency(emergency({ ...storm, urgency }))).text).toMatch(
      /Call 911 first.*Do this now.*Get out.*How urgent\?.*Why we prop it\./,
    );
  });

  it('asks for a call, not for a quote, in the box beside its text', async () => {
    const links = find((await showEmergency(storm)).one('.call-box'), 'a');
    expect(links.map((link) => attribute(link, 'href'))).toEqual(Array(2).fill(facts.phone.href));
  });
});

describe('the blog', () => {
  it('shows the newest post large on its first page only', async () => {
    const first = await showBlog(blog());
    expect(textOf(first.one('.lead-post'))).toContain('Post 1');
    expect(first.all('.post-row')).toHaveLength(2);
    const second = await showBlog(blog({ pageNumber: 2 }));
    expect(second.all('.lead-post')).toHaveLength(0);
    expect(second.all('.post-row')).toHaveLength(3);
  });

  it('links to newer and older posts only where there are any', async () => {
    expect((await showBlog(blog())).text).not.toContain('{pageOf}');
    const newer = { label: 'Newer', href: '/blog/' };
    const older = { label: 'Older', href: '/blog/page/3/' };
    const middle = await showBlog(blog({ pageNumber: 2, newer, older }));
    const links = middle.all('nav').flatMap((nav) => find(nav, 'a'));
    expect(links.map((link) => attribute(link, 'href'))).toEqual(
      expect.arrayContaining([newer.href, older.href]),
    );
  });

  it('says that there is no post, and shows posts without pictures', async () => {
    expect((await showBlog(blog({ posts: [] }))).text).toContain('{noPosts}');
    const plain = await showBlog(blog({ posts: [post(1, { picture: undefined })] }));
    expect(textOf(plain.one('.lead-post'))).toContain('Post 1');
    expect(find(plain.one('.lead-post'), 'img')).toHaveLength(0);
  });
});

it('a post without a text keeps its picture, its date and the call box', async () => {
  const shown = await showPost(article({ body: undefined }));
  expect(attribute(shown.one('img'), 'src')).toBe(picture.src);
  expect(shown.text).toContain('{postCall}');
  const time = shown.one('time');
  expect([attribute(time, 'datetime'), textOf(time)]).toEqual(['2024-01-01', 'January 1, 2024']);
});

it('a post that begins with a warning leads to what to do, and ends with the emergency call', async () => {
  const warning = { type: 'callout', tone: 'warning', title: 'Wire down?' } as const;
  const contents = [{ label: 'Look up', href: '#look-up' }];
  const shown = await showPost(article({ warning, contents }));
  expect(find(shown.one('.note'), 'a').map((link) => attribute(link, 'href'))).toEqual([
    '#look-up',
  ]);
  expect(textOf(shown.one('.actions'))).toContain('{emergencyCall}');
  expect(shown.text).not.toContain('{postCall}');
});

it('a post passes its own address to the recent posts, which leave it out', async () => {
  const props = (await showPost(article()))
    .all('div')
    .map((div) => [attribute(div, 'data-slice'), attribute(div, 'data-props')]);
  expect(props).toContainEqual(['recentPosts', '{"except":"/blog/post-1/"}']);
});

it('a post has its contents beside it only if there are some', async () => {
  const contents = [{ label: 'Look up', href: '#look-up' }];
  const linksOf = async (view: views.PostView) =>
    (await showPost(view)).all('a').map((link) => attribute(link, 'href'));
  expect(await linksOf(article({ contents }))).toContain('#look-up');
  expect((await showPost(article())).text).not.toContain('{postContents}');
});
