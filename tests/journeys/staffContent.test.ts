/**
 * What staff add beyond the content that comes with the site: cards, towns, chosen and
 * timed sections, forms, reviews, pages elsewhere.
 */
import { complaintsInBothModes } from '../support/axe';
import { useSpaceSite } from '../support/rehearsal/spaceSite';
import type { Driver } from './support/driver';
import { startEngine } from './support/startEngine';
import { DESKTOP, PHONE, Visitor } from './support/visitor';
import { faultsOf } from '../browser/support/faults';
import { BLANK, complaintsOf, useSite } from '../browser/support/site';
import { assetLink, entryLink } from '../contentful';
import { document as richText } from '../support/richText';

jest.setTimeout(1_200_000);

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

const site = useSpaceSite('staffContent');

const addSection = (id: string, layout: string, more: object = {}): void => {
  site.space.createEntry('section', { name: id, layout, heading: `About ${id}`, ...more }, { id });
};

const fill = async (): Promise<void> => {
  const { space } = site;
  const picture = await space.createAsset({
    file: 'src/images/red-maple.jpg',
    description: 'Leaves',
  });
  const card = (id: string, fields: object): void => {
    space.createEntry('card', { title: id, picture: assetLink(picture), ...fields }, { id });
  };
  card('Ann Birch', { note: 'Climber', text: 'Up since March. Ask 860-555-0188.' });
  card('Tree Guild', { href: 'https://guild.example/oak' });
  card('A split maple', { note: 'Avon, May 2026', text: 'Two cables.', href: '/tree-pruning/' });
  space.createEntry(
    'testimonial',
    {
      ...{ name: 'Bo C.', quote: 'It still stands.', source: 'Google', date: '2026-03-04' },
      sourceHref: 'https://reviews.example/1',
    },
    { id: 'bo' },
  );
  space.updateFields(
    'town-avon',
    { body: richText('Traprock, and thin soil.'), questions: [entryLink('faq-cost')] },
    { publish: true },
  );
  space.updateFields(
    'site-config',
    { socialProfiles: ['https://www.facebook.com/oak'] },
    { publish: true },
  );
  const chosen = ['Ann Birch', 'Tree Guild', 'A split maple'].map(entryLink);
  addSection('cards', 'Cards', { chosen });
  addSection('snow', 'Text', { startsAt: inDays(-1), endsAt: inDays(1) });
  addSection('planned', 'Text', { startsAt: inDays(1) });
  addSection('apply', 'Contact form', { form: 'Application for a job' });
  const names = ['cards', 'snow', 'planned', 'apply'];
  space.createEntry(
    'page',
    { name: 'Us', kind: 'standard', slug: 'us', sections: names.map(entryLink) },
    { id: 'us' },
  );
  space.updateFields(
    'post-why-late-winter-is-pruning-season',
    { authorCard: entryLink('Ann Birch'), tags: ['pruning'] },
    { publish: true },
  );
};

beforeAll(async () => {
  await fill();
  await site.build({ SITE_URL: 'https://www.example.com' });
});

const served = useSite(() => site.serve());

const PAGES = ['/us/', '/service-area/avon/', '/emergency-tree-services/'];

it.each(PAGES.flatMap((address) => [390, 1440].map((width) => [address, width] as const)))(
  'on %s at %i pixels it is in order, for axe-core too, in both color modes',
  async (address, width) => {
    const viewport = { width, height: 900 };
    const page = await served.open('desktop', BLANK, { viewport, ignoreHTTPSErrors: true });
    const complaints = complaintsOf(page);
    await page.goto(address);
    const faults = [
      ...(await faultsOf(page, 'overlappingTargets', 'partedWords', 'sidewaysScrolling')),
      ...(width === 390 ? await faultsOf(page, 'smallTargets') : []),
    ];
    expect([...faults, ...(await complaintsInBothModes(page)), ...complaints]).toEqual([]);
  },
);

it('without script it shows what is due, and the ZIP codes of a town', async () => {
  const page = await served.open('phone', '/us/', { javaScriptEnabled: false });
  await page.getByText('About snow').waitFor();
  expect(await page.getByText('About planned').isVisible()).toBe(false);
  await page.goto('/service-area/avon/');
  await page.getByText('06070, 06081').waitFor();
});

describe.each(['firefox', 'webkit'] as const)('with %s', (engine) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await startEngine[engine]();
  });
  afterAll(() => driver?.close());

  it.each([PHONE, DESKTOP])(
    'it fits a window of $width pixels, without complaints',
    async (size) => {
      await driver.resize(size);
      const visitor = new Visitor(driver, served.server.url);
      for (const address of PAGES) {
        driver.complaints();
        await visitor.open(address);
        await visitor.see({ css: 'h1' });
        const beside = await visitor.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([address, beside, driver.complaints()]).toEqual([address, 0, []]);
      }
    },
  );

  it('a name on the drawn map leads to the page of its town', async () => {
    await driver.resize(DESKTOP);
    const visitor = new Visitor(driver, served.server.url);
    await visitor.open('/about/');
    await visitor.press({ css: '.map-frame a[href="/service-area/avon/"] text' });
    await visitor.arriveAt('/service-area/avon/');
  });
});
