/**
 * What staff add beyond the content that comes with the site: cards, forms, reviews, pages elsewhere.
 */
import { complaintsInBothModes } from '../support/axe';
import { useSpaceSite } from '../support/rehearsal/spaceSite';
import type { Driver } from './support/driver';
import { startEngine } from './support/startEngine';
import { DESKTOP, PHONE, Visitor } from './support/visitor';
import { faultsOf } from '../browser/support/faults';
import { BLANK, complaintsOf, useSite } from '../browser/support/site';
import { assetLink, entryLink } from '../contentful';

jest.setTimeout(1_200_000);

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
    'site-config',
    { socialProfiles: ['https://www.facebook.com/oak'] },
    { publish: true },
  );
  const chosen = ['Ann Birch', 'Tree Guild', 'A split maple'].map(entryLink);
  addSection('cards', 'Cards', { chosen });
  addSection('apply', 'Contact form', { form: 'Application for a job' });
  const names = ['cards', 'apply'];
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
});
