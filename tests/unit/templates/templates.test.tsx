import type { ReactElement } from 'react';
import BlogTemplate from '../../../src/templates/blog';
import PageTemplate from '../../../src/templates/page';
import PostTemplate from '../../../src/templates/post';
import ServiceTemplate from '../../../src/templates/service';
import type * as views from '../../../src/content/views';
import {
  article,
  blog,
  facts,
  page,
  picture,
  post,
  prose,
  sectionOf,
  service,
} from '../../support/fixtures';
import { attribute, find, problemsOf, render, textOf } from '../../support/html';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

/** Renders a template as Gatsby does, with the view in the page's context. */
const show = <V extends views.PageBase>(Template: unknown, view: V) => {
  const Page = Template as (props: { pageContext: object }) => ReactElement;
  return render(<Page pageContext={{ page: view }} />);
};
const showPage = (view: views.PageView) => show(PageTemplate, view);
const showService = (view: views.ServiceView) => show(ServiceTemplate, view);
const showBlog = (view: views.BlogView) => show(BlogTemplate, view);
const showPost = (view: views.PostView) => show(PostTemplate, view);

const KINDS = [
  'home',
  'services',
  'about',
  'careers',
  'contact',
  'notFound',
  'thankYou',
  'offline',
  'standard',
] as const;

const everyPage = [
  ...KINDS.map((kind) => [kind, () => showPage(page(kind))] as const),
  ['blog', () => showBlog(blog())] as const,
  ['service', () => showService(service())] as const,
  ['emergency', () => showService(service({ layout: 'emergency' }))] as const,
  ['post', () => showPost(article())] as const,
];

describe.each(everyPage)('the page %s', (_name, shown) => {
  it('has sound markup', async () => {
    expect(problemsOf(await shown())).toEqual([]);
  });

  it('fetches at most one picture early, and it is the first', async () => {
    const loading = (await shown()).all('img').map((image) => attribute(image, 'loading'));
    expect(loading.slice(1)).toEqual(loading.slice(1).map(() => 'lazy'));
  });
});

describe('every kind of page without what may be missing', () => {
  it.each(KINDS)('%s', async (kind) => {
    const bare = await showPage(
      page(kind, { head: { heading: 'Bare' }, body: undefined, crumbs: [] }),
    );
    expect(problemsOf(bare)).toEqual([]);
    expect(bare.all('img')).toHaveLength(0);
    expect(bare.html).not.toContain('undefined');
  });
});

it('the home page fetches the picture in the log slice first', async () => {
  const image = (await showPage(page('home'))).one('img');
  expect(attribute(image, 'fetchpriority')).toBe('high');
  expect(attribute(image, 'loading')).toBe('eager');
});

it('asks for no picture on the card for no network', async () => {
  expect((await showPage(page('offline'))).all('img')).toHaveLength(0);
});

describe('the 404 page', () => {
  it('shows the numeral as its heading, the words below, and the way home first', async () => {
    const way = sectionOf('text', {
      heading: undefined,
      intro: undefined,
      body: undefined,
      picture: undefined,
      call: undefined,
      button: { label: 'Home', href: '/' },
    });
    const shown = await showPage(page('notFound', { sections: [way] }));
    expect(textOf(shown.one('h1'))).toBe('404');
    expect(textOf(shown.one('h2'))).toBe('Top of notFound');
    const [first, second] = find(shown.one('.actions'), 'a');
    expect(first && attribute(first, 'href')).toBe('/');
    expect(second && attribute(second, 'href')).toBe(facts.phone.href);
    expect(shown.all('section')).toHaveLength(0);
  });
});

describe('the careers page', () => {
  it('leads from its top to the part that says how to reach out', async () => {
    const shown = await showPage(page('careers', { sections: [sectionOf('reachOut')] }));
    const links = shown.all('a').map((link) => attribute(link, 'href'));
    expect(links).toContain(`#${sectionOf('reachOut').id}`);
    expect(links).not.toContain('/contact/#quote');
  });
});

describe('a service page', () => {
  it('marks itself in the list of all services', async () => {
    const links = (await showService(service()))
      .all('nav')
      .flatMap((nav) => find(nav, 'a'))
      .filter((link) => attribute(link, 'aria-current') === 'page');
    expect(links.map((link) => attribute(link, 'href'))).toEqual(['/service-2/']);
  });

  it('shows its drawing in the head', async () => {
    const view = service();
    const services = view.services.map((one) => ({ ...one, href: view.path }));
    const head = (await showService(service({ services }))).one('.phead');
    expect(find(head, 'use')).toHaveLength(1);
  });

  it('ends in its own words, else in those of all services', async () => {
    const own = await showService(service());
    expect(own.text).toContain('Not sure?');
    expect(own.text).not.toContain('{blockHeading}');
    const without = await showService(service({ banner: undefined }));
    expect(problemsOf(without)).toEqual([]);
    expect(without.text).toContain('{blockHeading}');
  });
});

describe('an emergency page', () => {
  const emergency = service({
    layout: 'emergency',
    warning: { type: 'callout', title: 'Call 911 first', tone: 'warning' },
    steps: { heading: 'Do this now', items: [{ heading: 'Get out', body: prose('Leave.') }] },
  });

  it('has the number and the call before everything else, and no quote button', async () => {
    const shown = await showService(emergency);
    const [banner] = shown.all('section');
    const links = banner ? find(banner, 'a').filter((link) => attribute(link, 'href') !== '/') : [];
    expect(links.map((link) => attribute(link, 'href'))).toEqual([
      facts.phone.href,
      facts.phone.href,
    ]);
  });

  it('warns, then counts the steps, then explains', async () => {
    const { text } = await showService(emergency);
    const places = ['Call 911 first', 'Do this now', 'Get out', 'Why we prune.'].map((words) =>
      text.indexOf(words),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});

describe('the blog', () => {
  it('leads with the newest post on its first page only', async () => {
    const first = await showBlog(blog());
    expect(textOf(first.one('.lead'))).toContain('Post 1');
    expect(first.all('.postrow')).toHaveLength(2);
    const second = await showBlog(blog({ pageNumber: 2, pageCount: 2 }));
    expect(second.all('.lead')).toHaveLength(0);
    expect(second.all('.postrow')).toHaveLength(3);
  });

  it('links to newer and older posts only where there are any', async () => {
    expect((await showBlog(blog())).text).not.toContain('{pageOf}');
    const middle = await showBlog(
      blog({
        pageNumber: 2,
        pageCount: 3,
        newer: { label: 'Newer', href: '/blog/' },
        older: { label: 'Older', href: '/blog/page/3/' },
      }),
    );
    const links = middle.all('nav').flatMap((nav) => find(nav, 'a'));
    expect(links.map((link) => attribute(link, 'href'))).toEqual(
      expect.arrayContaining(['/blog/', '/blog/page/3/']),
    );
  });

  it('says so when there is no post, and shows posts without pictures', async () => {
    expect((await showBlog(blog({ posts: [] }))).text).toContain('{noPosts}');
    const plain = await showBlog(blog({ posts: [post(1, { picture: undefined })] }));
    expect(textOf(plain.one('.lead'))).toContain('Post 1');
    expect(find(plain.one('.lead'), 'img')).toHaveLength(0);
  });
});

describe('a post', () => {
  it('keeps its picture and the call box without a body', async () => {
    const shown = await showPost(article({ body: undefined }));
    expect(attribute(shown.one('img'), 'src')).toBe(picture.src);
    expect(shown.text).toContain('{postCall}');
  });

  it('tells when it was last changed, for people and machines', async () => {
    const time = (await showPost(article())).one('time');
    expect(attribute(time, 'datetime')).toBe('2024-01-01');
    expect(textOf(time)).toBe('January 1, 2024');
  });

  it('has its recent posts from the slice, told which post is open', async () => {
    const [slice] = (await showPost(article()))
      .all('div')
      .filter((div) => attribute(div, 'data-slice') === 'recent-posts');
    expect(slice && attribute(slice, 'data-props')).toBe('{"except":"/blog/post-1/"}');
  });
});
