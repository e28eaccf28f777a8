/** Whatever a space lacks, every page stands and can be called from. */
import '../support/asInBuilds';
import type { Bundled } from '../../src/content/bundled';
import { contentTypeIds, fieldsOf } from '../../src/content/model';
import type { Field } from '../../src/content/model/fields';
import {
  addNode,
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
    // A seeded space without these two is no whole site: see withDefaults.test.ts.
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
        .map(({ path, seo, facts }) => [path, seo.title, seo.description, facts])
        .sort();
    expect(texts(emptied)).toEqual(texts(nothing));
    const services = ({ site }: typeof nothing) =>
      site.services
        .map(({ path, head, body, services: cards }) => [path, head, body, cards])
        .sort();
    expect(JSON.stringify(services(emptied))).toBe(JSON.stringify(services(nothing)));
    await expectHarmless(space, full);
  });

  it('entries that hold nothing and that no default stands behind', () => {
    const space = emptySpace();
    for (const type of contentTypeIds) addNode(space, type, `blank-${type}`, {});
    const { problems } = soundSite(space, small);
    for (const type of contentTypeIds) {
      const required = fieldsOf(type).some(([, field]) => field.required);
      const single = ['siteConfig'].includes(type);
      if (!required || single) continue;
      expect([type, problems.map(({ entryId }) => entryId).includes(`blank-${type}`)]).toEqual([
        type,
        true,
      ]);
    }
  });

  it.each(everyField)('%s.%s, in every form of emptiness', (type, id, field) => {
    // The last form is the hardest to see.
    for (const value of emptyForms(field).slice(tryEverything ? 0 : -1)) {
      const space = seededSpace(few);
      setEverywhere(space, type, id, value);
      const made = soundSite(space, few);
      // A seeded space is the defaults: what staff empty, the same defaults bring back.
      expect(allPages(made.site).length).toBe(pageCount);
      const used = made.site.blocks.filter(
        (block) => block.contentType === type && block.field === id && block.entryId !== undefined,
      );
      expect(used).toEqual([]);
    }
  });
});

describe('the report', () => {
  it('names the entry and the field of everything that cannot be used', () => {
    const wrongFor = (field: Field): unknown => {
      if (field.kind === 'choice') return 'no such choice';
      if (field.kind === 'date') return 'soon';
      if (field.kind === 'richText') return '{"nodeType":"paragraph"}';
      return undefined;
    };
    const space = seededSpace(small);
    const expected: string[] = [];
    for (const [type, id, field] of everyField) {
      const [node] = space[type].nodes;
      const wrong = wrongFor(field);
      if (!node || wrong === undefined) continue;
      node[id] = wrong;
      expected.push(`${type} ${node.contentful_id} ${id}`);
    }
    const told = soundSite(space, small).problems.map(
      ({ contentType, entryId, field }) => `${contentType} ${entryId} ${field}`,
    );
    expect(expected.length).toBeGreaterThan(15);
    expect(told).toEqual(expect.arrayContaining(expected));
  });
});
