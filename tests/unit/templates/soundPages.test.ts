/** Every page and every look, with all that staff can write, and with as little as they may. */
import { contentTypeIds, fieldsOf, LOOKS } from '../../../src/content/model';
import { fallsBackWhenEmpty } from '../../../src/content/model/fields';
import { addEverything, addLooks, allPages, fillTexts } from '../../support/content';
import { attribute, problemsOf, textOf } from '../../support/html';
import { renderPage } from '../../support/renderSite';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

const withEverything = (): void => {
  addEverything(seeded.space);
  fillTexts(seeded.space);
};

const EMPTIED = ['text', 'longText', 'textList', 'richText', 'picture', 'pictureList'];

const emptyEverything = (): void => {
  withEverything();
  for (const type of contentTypeIds)
    for (const [id, field] of fieldsOf(type))
      if (EMPTIED.includes(field.kind) && !fallsBackWhenEmpty(field))
        for (const entry of seeded.space[type].nodes) entry[id] = null;
};

it.each([
  ['as it comes', () => addLooks(seeded.space)],
  ['with everything', withEverything],
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
  withEverything();
  const { site } = seeded.made();
  for (const look of Object.keys(LOOKS)) {
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
