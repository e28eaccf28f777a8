import { contentReport } from '../../../src/content/report';
import { staffTexts, staffView, type StaffView } from '../../../src/preview/staffView';
import StaffTemplate from '../../../src/templates/staff';
import { bundledDefaults, seededSpace, siteOf, type Space } from '../../support/content';
import { render } from '../../support/html';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

const ADDRESS = { spaceId: 'space', environment: 'master' };
const ENTRIES = [
  {
    sys: { id: 'faq-1', updatedAt: '2026-11-20T10:00:00Z', contentType: { sys: { id: 'faq' } } },
    fields: { question: 'Why?' },
  },
  {
    sys: {
      id: 'page-about',
      updatedAt: '2026-11-20T11:00:00Z',
      contentType: { sys: { id: 'page' } },
    },
    fields: { name: 'About' },
  },
  {
    sys: {
      id: 'seed-1',
      updatedAt: '2026-11-20T12:00:00Z',
      contentType: { sys: { id: 'migrationRecord' } },
    },
  },
];

const made = async (change: (space: Space) => void) => {
  const bundled = await bundledDefaults();
  const space = seededSpace(bundled);
  change(space);
  const { site, problems } = siteOf(space, bundled, { settings: { preview: true } });
  const report = contentReport('contentful', site.blocks, problems, ADDRESS);
  const view = staffView({
    site: { ...site, redirects: [{ from: '/old/', to: '/about/' }] },
    report,
    entries: ENTRIES,
    address: ADDRESS,
    liveSite: 'https://trees.example',
  });
  return { view: view as StaffView, texts: staffTexts(site, report) };
};

const edit = (space: Space, type: 'faq' | 'page', id: string, fields: object): void => {
  const node = space[type].nodes.find((one) => one.contentful_id === id);
  Object.assign(node ?? {}, fields);
};

describe('the page for staff', () => {
  let view: StaffView;
  beforeAll(async () => {
    ({ view } = await made((space) => {
      edit(space, 'faq', 'faq-cost', { question: 'WHAT DOES IT COST, PLEASE TELL ME?' });
    }));
  });

  it('tells what to mend by page, with the way to the field', () => {
    const home = view.mend.find(({ place }) => place.name === 'Home');
    expect(home?.place.href).toBe('/');
    const shouting = home?.problems.find(({ message }) => message.includes('all in capitals'));
    expect(shouting?.url).toContain('/entries/faq-cost');
  });

  it('lists every address and where old ones lead, and what was saved last, newest first', () => {
    expect(view.pages).toContainEqual({ path: '/about/', name: 'About' });
    expect(view.redirects).toEqual([{ from: '/old/', to: '/about/' }]);
    expect(view.changes.map(({ name, type }) => [name, type])).toEqual([
      ['About', 'Page'],
      ['Why?', 'Question and answer'],
    ]);
  });

  it('is a page of the site that says all this without a script', async () => {
    const Template = StaffTemplate as unknown as React.ComponentType<Record<string, unknown>>;
    const { html } = await render(<Template pageContext={{ page: view }} />);
    expect(html).toContain('<h1>For staff</h1>');
    expect(html).toContain('all in capitals');
    expect(html).toContain('/old/');
    expect(html).toContain('https://trees.example');
  });
});

it('finds every text with its page and field, and the page of every entry', async () => {
  const { texts } = await made(() => undefined);
  const question = texts.texts.find(({ text }) => text === 'Is the estimate really free?');
  expect(question).toMatchObject({
    place: { name: 'Home', href: '/' },
    field: 'Question and answer › Question',
  });
  expect(question?.url).toMatch(/entries\/faq-free-estimate\?focusedField=question$/);
  expect(texts.pageOf).toMatchObject({
    'faq-free-estimate': '/',
    'page-about': '/about/',
    'site-config': '/',
  });
});
