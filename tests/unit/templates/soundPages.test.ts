/** Every page and every look, with all that staff can write, and with as little as they may. */
import { looks, type LookName } from '../../../src/content/looks';
import { contentTypeIds, fieldsOf } from '../../../src/content/model';
import { isDefaultWhenEmpty } from '../../../src/content/model/fields';
import { addNode, allPages, fillTexts } from '../../support/content';
import { attribute, problemsOf, textOf } from '../../support/html';
import { renderPage } from '../../support/renderSite';
import { node, rawRichText } from '../../support/richText';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

/** Adds a page for each look, with one section that has it. */
const addLooks = (fields: object = {}): void => {
  for (const [look, { label }] of Object.entries(looks)) {
    const own = { name: look, layout: label, heading: `Heading of ${look}` };
    addNode(seeded.space, 'section', look, { ...own, ...fields });
    const page = { name: look, kind: 'standard', slug: `look-${look}` };
    addNode(seeded.space, 'page', look, { ...page, sections: [`Entry:${look}`] });
  }
};

const addEverything = (): void => {
  const { space } = seeded;
  const picture = `Asset:${space.asset.nodes[0]?.contentful_id}`;
  const [service, town] = [seeded.node('service'), seeded.node('town')];
  const about = { service: `Entry:${service.contentful_id}`, town: `Entry:${town.contentful_id}` };
  addNode(space, 'person', 'ann', { name: 'Ann', portrait: picture, answersPhone: true });
  addNode(space, 'membership', 'guild', { name: 'Guild', logo: picture });
  addNode(space, 'project', 'maple', { title: 'A maple', pictures: [picture], ...about });
  const body = rawRichText('Before.', node('heading-2', ['First']), 'One.');
  addLooks({ body, picture, buttonHref: '/about/' });
  fillTexts(space);
};

const EMPTIED = ['text', 'longText', 'textList', 'richText', 'picture', 'pictureList'];

const emptyEverything = (): void => {
  addEverything();
  for (const type of contentTypeIds)
    for (const [id, field] of fieldsOf(type))
      if (EMPTIED.includes(field.kind) && !isDefaultWhenEmpty(field))
        for (const entry of seeded.space[type].nodes) entry[id] = null;
};

it.each([
  ['as it comes', () => addLooks()],
  ['with everything', addEverything],
  ['with nothing that may be missing', emptyEverything],
])('a site %s has sound markup, and loads no picture early but the first', async (_, change) => {
  change();
  const { site } = seeded.made();
  for (const { path } of allPages(site)) {
    const page = await renderPage(site, { path });
    const [, ...later] = page.all('img').map((image) => attribute(image, 'loading'));
    const early = later.filter((loading) => loading !== 'lazy');
    expect([path, ...problemsOf(page), ...early]).toEqual([path]);
    expect(page.html).not.toContain('undefined');
  }
});

it('a section with any look has an address, is named by its heading and loads its pictures late', async () => {
  addEverything();
  const { site } = seeded.made();
  for (const look of Object.keys(looks) as LookName[]) {
    const path = `/look-${look.toLowerCase()}/`;
    const [section] = site.pages.find((page) => page.path === path)?.sections ?? [];
    const page = await renderPage(site, { path });
    const element = page.all('section').find((one) => attribute(one, 'id') === section?.id);
    const name = element && attribute(element, 'aria-labelledby');
    const heading = page.all('h2').find((h2) => attribute(h2, 'id') === name);
    expect(heading && textOf(heading)).toBe(`Heading of ${look}`);
    for (const image of page.all('img')) expect(attribute(image, 'loading')).toBe('lazy');
  }
});
