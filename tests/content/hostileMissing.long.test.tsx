/** Whatever a space lacks, every page is complete and has the phone number. */
import '../support/asInBuilds';
import type { Bundled } from '../../src/content/bundled';
import { PHONE_FIELD } from '../../src/content/marks';
import { contentTypeIds } from '../../src/content/model';
import {
  bundledDefaults,
  emptySpace,
  allPages,
  seededSpace,
  siteOf,
  type Space,
} from '../support/content';
import {
  emptyForms,
  everyField,
  expectHarmless,
  fewDefaults,
  setEverywhere,
  smallDefaults,
  soundSite,
} from './support/hostile';
import { tryEverything } from '../support/tryEverything';

jest.mock('gatsby', () => jest.requireActual<object>('../support/gatsby'));
jest.setTimeout(300_000);

let small: Bundled;
let few: Bundled;
let pageCount: number;
beforeAll(async () => {
  small = await smallDefaults();
  few = await fewDefaults();
  pageCount = allPages(siteOf(seededSpace(few), few).site).length;
});

describe('what is missing', () => {
  it.each(contentTypeIds)('the type %s', (type) => {
    const space = seededSpace(small);
    space[type].nodes = [];
    // A seeded space without these two is no whole site: see fallback.test.ts.
    if (type === 'siteConfig' || type === 'page') space.migrationRecord.nodes = [];
    const { problems } = soundSite(space, small);
    const without = Object.fromEntries(
      Object.entries(space).filter(([id]) => id !== type),
    ) as Space;
    expect(soundSite(without, small).problems).toEqual(problems);
  });

  it('everything, and everything empty', async () => {
    const full = await bundledDefaults();
    const space = seededSpace(full);
    for (const [type, field] of everyField) setEverywhere(space, type, field, null);
    const emptied = soundSite(space, full);
    const nothing = soundSite(emptySpace(), full);
    const texts = (made: typeof nothing) =>
      allPages(made.site)
        .map(({ path, seo }) => [path, seo.title, seo.description])
        .sort();
    expect(texts(emptied)).toEqual(texts(nothing));
    expect(emptied.site.texts.facts).toEqual(nothing.site.texts.facts);
    const services = ({ site }: typeof nothing) =>
      site.services
        .map(({ path, head, body, services: cards }) => [path, head, body, cards])
        .sort();
    expect(JSON.stringify(services(emptied))).toBe(JSON.stringify(services(nothing)));
    await expectHarmless(space, full);
  });

  // Every fifth meets fields of all types and kinds.
  const FIELDS = everyField.filter((_, index) => tryEverything || index % 5 === 0);
  it.each(FIELDS)('%s.%s, in every form of emptiness', (type, id, field) => {
    // The last form is the hardest to see.
    for (const value of emptyForms(field).slice(tryEverything ? 0 : -1)) {
      const space = seededSpace(few);
      setEverywhere(space, type, id, value);
      const made = soundSite(space, few);
      // A seeded space is the defaults: what staff empty, the same defaults bring back.
      expect(allPages(made.site).length).toBe(pageCount);
      const used = [...made.site.provenance.all.values()].filter(
        (place) => place.entry.type === type && place.field === id,
      );
      // A form of the phone number is made from its other forms.
      if (id !== PHONE_FIELD)
        expect(used.map(({ entry }) => entry.origins[id])).not.toContain('contentful');
    }
  });
});
