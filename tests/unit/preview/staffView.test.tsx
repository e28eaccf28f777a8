import type { ContentTypeId } from '../../../src/content/model';
import { entryUrl } from '../../../src/contentful/entryUrl';
import { contentReport, withUrls } from '../../../src/content/report';
import type { Site } from '../../../src/content/assemble';
import { textBlocks, type Block } from '../../../src/content/report/blocks';
import { staffFile, staffView, type StaffFile } from '../../../src/preview/staffView';
import StaffTemplate from '../../../src/preview/staffPage';
import { addNode } from '../../support/content';
import { render } from '../../support/html';
import { inSite } from '../../support/inSite';
import { documentOf } from '../../support/renderSite';
import { seededForEach } from '../../support/seeded';

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

const seeded = seededForEach();
const view = () => staffView(seeded.marked(), withUrls(seeded.made().problems, urlOf), LIVE_SITE);

const fileOf = (site: Site, blocks: readonly Block[] = []): StaffFile =>
  staffFile({
    site,
    report: contentReport(blocks, [], urlOf),
    entries: ENTRIES,
    address: ADDRESS,
    liveSite: LIVE_SITE,
  });
const shownText = async () =>
  (await render(inSite(<StaffTemplate pageContext={{ page: view() }} />))).text;
const change = (type: ContentTypeId, id: string, fields: object): void => {
  Object.assign(seeded.node(type, { contentful_id: id }), fields);
};

describe('the page for staff', () => {
  beforeEach(() => {
    change('faq', 'faq-cost', { question: 'WHAT DOES IT COST, PLEASE TELL ME?' });
    seeded.node('navigationLink').href = '/gone/';
    change('section', 'section-home-essay', {
      heading: 'Winter work',
      startsAt: '2999-12-01T08:00-05:00',
    });
  });

  it('lists problems with a link to the field', () => {
    const shouting = view().problems.find(({ message }) => message.includes('all in capitals'));
    expect(shouting?.url).toContain('/entries/faq-cost');
  });

  it('shows all this without a script', async () => {
    const text = await shownText();
    expect(text).toContain('Winter work, on Home');
    expect(text).toMatch(/What to fix1 to fix.*\D6 to look at/);
    expect(text).toContain('From Dec 1, 2999, 8:00 AM until you hide it');
    expect(text).toContain('Question and answer “WHAT DOES IT COST, PLEASE TELL ME?” › Question');
    for (const words of ['For staff', 'all in capitals', LIVE_SITE]) expect(text).toContain(words);
  });
});

it('tells a day as it was typed, and to which page a section that is over belongs', async () => {
  change('section', 'section-home-essay', { heading: 'Winter work', endsAt: '2026-01-02' });
  const times = { startsAt: '2999-12-01', endsAt: '2999-12-02' };
  addNode(seeded.space, 'notice', 'n1', { text: 'Closed.', ...times });
  const text = await shownText();
  expect(text).toContain('From Dec 1, 2999 through Dec 2, 2999, Hartford time');
  expect(text).toMatch(/The section “[^”]*” is over/);
  expect(fileOf(seeded.marked()).pageOf['section-home-essay']).toBe('/');
});

it('leads to the contact page for a quote when the home page has a form of its own', () => {
  seeded.node('page', { kind: 'home' }).sections = seeded.node('page', {
    slug: 'contact',
  }).sections;
  const { quoteHref, barLink } = view();
  expect([quoteHref, barLink.href]).toEqual(['/contact/#quote', '/contact/#quote']);
});

it('its script finds the latest changes, every text with its page and field, and the page of every entry', async () => {
  const site = seeded.marked();
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
