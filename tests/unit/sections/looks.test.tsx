import type { SliceComponentProps } from 'gatsby';
import { Sections } from '../../../src/sections';
import RecentPosts from '../../../src/slices/recentPosts';
import type { RecentPostsView, SectionView } from '../../../src/content/views';
import {
  card,
  cards,
  faqs,
  facts,
  items,
  post,
  sectionOf,
  urgentCard,
} from '../../support/fixtures';
import { inSite } from '../../support/inSite';
import { attribute, find, render, textOf } from '../../support/html';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

const section = (view: SectionView) => render(inSite(<Sections sections={[view]} />));

describe('featured services', () => {
  const grid = (services = cards(0)) => section(sectionOf('featuredServices', { services }));

  it('leads with the emergency service and dials from it', async () => {
    const page = await grid([...cards(2), urgentCard, card(3, { emergency: true })]);
    const tiles = page.all('.tile');
    expect(tiles.map((tile) => textOf(find(tile, 'h3')[0] ?? tile))).toEqual([
      'Storm service',
      'Service 1',
      'Service 2',
      'Service 3',
    ]);
    const calls = page.all('a').filter((link) => attribute(link, 'href') === facts.phone.href);
    expect(calls.map(textOf)).toEqual([facts.phone.display]);
    expect(page.all('.urgent')).toHaveLength(1);
  });

  it('show the icon of a service that has no drawing', async () => {
    const page = await grid([card(1, { drawing: undefined })]);
    expect(page.all('use')).toHaveLength(0);
    expect(find(page.one('.illustration'), 'path')).toHaveLength(1);
  });
});

describe('questions', () => {
  it('say in their fold, which is closed or open, what a tap does', async () => {
    const moreLabel = 'All questions';
    const page = await section(sectionOf('faq', { faqs: faqs(19), moreLabel, button: undefined }));
    const fold = page.one('.fold');
    expect(find(fold, '.to-open').map(textOf)).toEqual([moreLabel]);
    expect(find(fold, '.to-close').map(textOf)).toEqual(['{fewerQuestions}']);
  });

  it('are all shown where the label leads to a page', async () => {
    const button = { label: 'All questions', href: '/questions/' };
    const page = await section(
      sectionOf('faq', { faqs: faqs(19), moreLabel: button.label, button }),
    );
    expect(page.all('.fold')).toHaveLength(0);
    expect(page.all('.more').map((link) => attribute(link, 'href'))).toEqual([button.href]);
  });

  it('stand beside their heading where the page has several sections of them', async () => {
    const besideIn = async (several: boolean) => {
      const { all } = await section(sectionOf('faq', { faqs: faqs(3), several }));
      return all('.span-8').flatMap((column) => find(column, 'details'));
    };
    expect(await besideIn(true)).toHaveLength(3);
    expect(await besideIn(false)).toHaveLength(0);
  });

  it('end with a link to call', async () => {
    const ask = (await section(sectionOf('faq', { faqs: faqs(3) }))).one('.still-asking');
    expect(textOf(ask)).toBe('{faqAsk} {faqAskLink}');
    expect(attribute(find(ask, 'a')[0] ?? ask, 'href')).toBe(facts.phone.href);
  });
});

it('only steps are an ordered list, and their headings keep links and formatting', async () => {
  const steps = (await section(sectionOf('steps'))).one('ol');
  const headings = find(steps, 'h3');
  expect(headings).toHaveLength(items.length);
  const links = headings.flatMap((heading) => find(heading, 'a'));
  expect(links.map((link) => attribute(link, 'href'))).toEqual([facts.phone.href]);
  expect(headings.flatMap((heading) => find(heading, 's')).map(textOf)).toEqual(['Call']);
  for (const layout of ['promises', 'roles'] as const)
    expect((await section(sectionOf(layout))).all('ol')).toHaveLength(0);
});

it('contact blocks link only what has an address', async () => {
  const page = await section(sectionOf('contactBlock'));
  const [phone, town] = page.all('.blocks').flatMap((list) => find(list, 'li'));
  expect(phone && find(phone, 'a').map(textOf)).toEqual([facts.phone.display]);
  expect(town && find(town, 'a')).toEqual([]);
  expect(town && textOf(town)).toContain('Elmwood');
});

it.each([
  ['/blog/post-2/', 4, ['Post 1', 'Post 3', 'Post 4']],
  ['', 4, ['Post 1', 'Post 2', 'Post 3']],
  ['/blog/post-1/', 1, []],
])('recent posts leave out the open one: %s of %i', async (except, count, titles) => {
  const posts = [post(1), post(2), post(3), post(4)].slice(0, count);
  const recent = { heading: 'Recent', count: 3, posts };
  const slice = { sliceContext: recent } as SliceComponentProps<object, RecentPostsView>;
  const shown = await render(<RecentPosts {...slice} except={except} />);
  // Screen readers list links without what is around them, so titles alone name them.
  expect(shown.all('a').map(textOf)).toEqual(titles);
  if (titles.length === 0) expect(shown.text).toBe('');
});
