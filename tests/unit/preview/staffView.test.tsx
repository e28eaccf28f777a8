import { entryUrl } from '../../../src/contentful/entryUrl';
import { contentReport, withUrls } from '../../../src/content/report';
import type { Site } from '../../../src/content/assemble';
import { textBlocks, type Block } from '../../../src/content/report/blocks';
import {
  staffFile,
  staffView,
  type StaffFile,
  type StaffView,
} from '../../../src/preview/staffView';
import StaffTemplate from '../../../src/preview/staffPage';
import {
  addNode,
  bundledDefaults,
  markedSiteOf,
  seededSpace,
  type Space,
} from '../../support/content';
import { render } from '../../support/html';
import { documentOf } from '../../support/renderSite';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

const LIVE_SITE = 'https://trees.example';
const ADDRESS = { spaceId: 'space', environment: 'master' };
const entry = (id: string, type: string, hour: number, fields = {}) => ({
  sys: { id, updatedAt: `2026-11-20T${hour}:00:00Z`, contentType: { sys: { id: type } } },
  fields,
});
const ENTRIES = [
  entry('faq-1', 'faq', 10, { question: 'Why?' }),
  entry('page-about', 'page', 11, { name: 'About' }),
  entry('seed-1', 'migrationRecord', 12),
];

const urlOf = (id: string, field?: string) => entryUrl(ADDRESS, id, field);

const made = async (change: (space: Space) => void) => {
  const bundled = await bundledDefaults();
  const space = seededSpace(bundled);
  change(space);
  const { site, problems } = markedSiteOf(space, bundled);
  return { site, view: staffView(site, withUrls(problems, urlOf), LIVE_SITE) };
};

const fileOf = (site: Site, blocks: readonly Block[] = []): StaffFile =>
  staffFile({
    site,
    report: contentReport(blocks, [], urlOf),
    entries: ENTRIES,
    address: ADDRESS,
    liveSite: LIVE_SITE,
  });

describe('the page for staff', () => {
  let view: StaffView;
  beforeAll(async () => {
    ({ view } = await made((space) => {
      const node = space.faq.nodes.find((one) => one.contentful_id === 'faq-cost');
      Object.assign(node ?? {}, { question: 'WHAT DOES IT COST, PLEASE TELL ME?' });
      Object.assign(space.navigationLink.nodes[0] ?? {}, { href: '/gone/' });
      const winter = space.section.nodes.find((one) => one.contentful_id === 'section-home-essay');
      Object.assign(winter ?? {}, { heading: 'Winter work', startsAt: '2999-12-01T08:00-05:00' });
    }));
  });

  it('lists problems with a link to the field', () => {
    const shouting = view.problems.find(({ message }) => message.includes('all in capitals'));
    expect(shouting?.url).toContain('/entries/faq-cost');
  });

  it('shows all this without a script', async () => {
    const { text } = await render(<StaffTemplate pageContext={{ page: view }} />);
    expect(text).toContain('Winter work, on Home');
    expect(text).toMatch(/What to fix1 to fix.*\D6 to look at/);
    expect(text).toContain('From Dec 1, 2999, 8:00 AM until you hide it');
    expect(text).toContain('Question and answer “WHAT DOES IT COST, PLEASE TELL ME?” › Question');
    for (const words of ['For staff', 'all in capitals', LIVE_SITE]) expect(text).toContain(words);
  });
});

it('tells a day as it was typed, and to which page a section that is over belongs', async () => {
  const { site, view } = await made((space) => {
    const ours = space.section.nodes.find((one) => one.contentful_id === 'section-home-essay');
    Object.assign(ours ?? {}, { heading: 'Winter work', endsAt: '2026-01-02' });
    addNode(space, 'notice', 'n1', {
      text: 'Closed.',
      startsAt: '2999-12-01',
      endsAt: '2999-12-02',
    });
  });
  const { text } = await render(<StaffTemplate pageContext={{ page: view }} />);
  expect(text).toContain('From Dec 1, 2999 through Dec 2, 2999, Hartford time');
  expect(text).toMatch(/The section “[^”]*” is over/);
  expect(fileOf(site).pageOf['section-home-essay']).toBe('/');
});

it('leads to the contact page for a quote when the home page has a form of its own', async () => {
  const { view } = await made((space) => {
    const contact = space.page.nodes.find(({ slug }) => slug === 'contact');
    const home = space.page.nodes.find(({ contentful_id }) => contentful_id === 'page-home');
    Object.assign(home ?? {}, { sections: contact?.sections });
  });
  expect([view.quoteHref, view.barLink.href]).toEqual(['/contact/#quote', '/contact/#quote']);
});

it('its script finds the latest changes, every text with its page and field, and the page of every entry', async () => {
  const { site } = await made(() => undefined);
  const blocks = await textBlocks(site, (path) => documentOf(site, path));
  const { changes, texts, pageOf } = fileOf(site, blocks);
  expect(changes.map(({ name, type }) => [name, type])).toEqual([
    ['About', 'Page'],
    ['Why?', 'Question and answer'],
  ]);
  const question = texts.find(({ text }) => text === 'Is the estimate really free?');
  expect(question).toMatchObject({
    shownOn: { name: 'Home', href: '/' },
    field: 'Question and answer › Question',
  });
  expect(question?.url).toMatch(/entries\/faq-free-estimate\?focusedField=question$/);
  expect(pageOf).toMatchObject({
    'faq-free-estimate': '/',
    'page-about': '/about/',
    'site-config': '/',
  });
});
