/** Whatever texts a space contains, nothing foreign runs on any page. */
import type { Bundled } from '../../src/content/bundled';
import fc from 'fast-check';
import { addNode, seededSpace, siteOf, type Node } from '../support/content';
import { faultsOf } from '../support/soundness';
import {
  everyField,
  expectHarmless,
  inField,
  setEverywhere,
  smallDefaults,
  TEXTS,
} from './support/hostile';

jest.mock('gatsby', () => jest.requireActual<object>('../support/gatsby'));
jest.setTimeout(300_000);

let small: Bundled;
beforeAll(async () => {
  small = await smallDefaults();
});

describe('texts that mean harm', () => {
  it.each(Object.keys(TEXTS))('%s in every field at once runs nothing', async (name) => {
    const space = seededSpace(small);
    for (const [type, id, field] of everyField)
      setEverywhere(space, type, id, inField(field, TEXTS[name] ?? ''));
    for (const asset of space.asset.nodes) {
      asset.title = TEXTS[name];
      asset.description = TEXTS[name];
      asset.filename = TEXTS[name];
    }
    addNode(space, 'notice', 'notice', {
      text: TEXTS[name],
      linkLabel: 'x',
      linkHref: TEXTS[name],
    });
    await expectHarmless(space, small);
  });

  it.each(Object.keys(TEXTS))('%s in one field at a time leaves the site sound', (name) => {
    const notice = { text: 'Storm', linkLabel: 'Read', linkHref: '/about/' };
    for (const [type, id, field] of everyField) {
      const space = seededSpace(small);
      addNode(space, 'notice', 'notice', notice);
      setEverywhere(space, type, id, inField(field, TEXTS[name] ?? ''));
      const made = siteOf(space, small);
      const faults = faultsOf(made);
      if (faults.length > 0) throw new Error(`${type}.${id}: ${faults.slice(0, 5).join('\n')}`);
    }
  });

  it('values of the wrong kind in any field of any entry', () => {
    const wrong = fc.oneof(
      fc.constantFrom(...Object.values(TEXTS)),
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom<unknown>(NaN, Infinity, -0, undefined, new Date(NaN)),
    );
    const change = fc.tuple(fc.constantFrom(...everyField), fc.nat(), wrong);
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 30 }), (changes) => {
        const space = seededSpace(small);
        for (const [[type, id], which, value] of changes) {
          const { nodes } = space[type];
          const node: Node | undefined = nodes[which % Math.max(1, nodes.length)];
          if (node) node[id] = value;
        }
        expect(faultsOf(siteOf(space, small))).toEqual([]);
      }),
      { seed: 424242, numRuns: 200 },
    );
  });
});
