import type { ContentTypeId } from '../../../src/content/model';
import { entryUrl } from '../../../src/contentful/entryUrl';
import { contentReport, textBlocks } from '../../../src/content/report';
import { Staff } from '../../../src/preview/staff';
import { staffFile, staffView, type StaffFile } from '../../../src/preview/staffFile';
import { entryLink } from '../../contentful';
import { addNode } from '../../support/content';
import { render } from '../../support/html';
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
  entry('page-about', 'page', 11, { name: 'About', sections: [entryLink('no-texts')] }),
  entry('seed-1', 'migrationRecord', 12),
];

const urlOf = (id: string, field?: string) => entryUrl(ADDRESS, id, field);

const seeded = seededForEach();
/** What the page shows of the space as it is now. */
const fileNow = async (): Promise<StaffFile> => {
  const site = seeded.marked();
  const blocks = await textBlocks(site, (path) => documentOf(site, path));
  const report = contentReport(blocks, seeded.made().problems, urlOf);
  return staffFile({ ...report, site, entries: ENTRIES, address: ADDRESS, liveSite: LIVE_SITE });
};
const shownText = async () => (await render(<Staff file={await fileNow()} />)).text;
const change = (type: ContentTypeId, id: string, fields: object): void => {
  Object.assign(seeded.node(type, { contentful_id: id }), fields);
};

describe('the page for staff', () => {
  beforeEach(() => {
    change('faq', 'faq-cost', { question: 'WHAT DOES IT COST, PLEASE TELL ME?' });
    seeded.node('navigationLink').href = '/gone/';
    change('section', 'section-home-essay', {
      heading: 'Winter work.',
      startsAt: '2999-12-01T08:00-05:00',
    });
  });

  it('lists problems with a link to the field', async () => {
    const { toLookAt } = await fileNow();
    const shouting = toLookAt.find(({ text }) => text.includes('all in capitals'));
    expect(shouting?.url).toContain('/entries/faq-cost');
  });

  it('shows all this', async () => {
    const text = await shownText();
    expect(text).toContain('Winter work.Home: From Dec 1, 2999, 8:00 AM until you hide it');
    expect(text).toMatch(/What to fix: 1.*What to look at: 6/);
    expect(text).toContain('Question and answer “WHAT DOES IT COST, PLEASE TELL ME?” › Question');
    for (const words of ['all in capitals', LIVE_SITE]) expect(text).toContain(words);
  });
});

it('shows a day as it was typed, and the page of a section that is over', async () => {
  change('section', 'section-home-essay', { heading: 'Winter work', endsAt: '2026-01-02' });
  const times = { startsAt: '2999-12-01', endsAt: '2999-12-02' };
  addNode(seeded.space, 'notice', 'n1', { text: 'Closed.', ...times });
  addNode(seeded.space, 'notice', 'n2', { text: 'We hire.' });
  const text = await shownText();
  expect(text).toContain('From Dec 1, 2999 through Dec 2, 2999, Hartford time.');
  expect(text).toContain('From its publishing until you unpublish it.');
  expect(text).toMatch(/The section “[^”]*” is over/);
  expect((await fileNow()).pageOf['section-home-essay']).toBe('/');
});

it('leads from notices and from sections with times to their entries', async () => {
  change('section', 'section-home-essay', { heading: 'Winter work', startsAt: '2999-12-01' });
  addNode(seeded.space, 'notice', 'n1', { text: 'Closed.' });
  expect((await fileNow()).plans.map(({ text, url }) => [text, url])).toEqual([
    ['Closed.', urlOf('n1')],
    ['Winter work', urlOf('section-home-essay')],
  ]);
});

it('leads to the contact page for a quote when the home page has a form of its own', () => {
  seeded.node('page', { kind: 'home' }).sections = seeded.node('page', {
    slug: 'contact',
  }).sections;
  const { quoteHref, barLink } = staffView(seeded.marked());
  expect([quoteHref, barLink.href]).toEqual(['/contact/#quote', '/contact/#quote']);
});

it('finds the latest changes, every text with its page and field, and the page of every entry', async () => {
  const { changes, texts, pageOf } = await fileNow();
  expect(changes.map(({ text, note }) => `${text}: ${note}`)).toEqual([
    'About: Page, saved Nov 20, 2026, 6:00 AM',
    'Why?: Question and answer, saved Nov 20, 2026, 5:00 AM',
  ]);
  const question = texts.find(({ text }) => text === 'Is the estimate really free?');
  expect(question).toMatchObject({
    shownOn: { name: 'Home', href: '/' },
    note: 'Question and answer › Question',
  });
  expect(question?.url).toMatch(/entries\/faq-free-estimate\?focusedField=question$/);
  change('siteConfig', 'site-config', { email: 'office@example.com' });
  expect((await fileNow()).texts.find(({ text }) => text === 'office@example.com')).toMatchObject({
    shownOn: { name: 'Every page' },
    note: 'Company and contact details › E-mail address',
  });
  expect(pageOf).toMatchObject({
    'faq-free-estimate': '/',
    'page-about': '/about/',
    'no-texts': '/about/',
    'site-config': '/',
  });
});
