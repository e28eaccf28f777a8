import { attribute, find, textOf } from '../../support/html';
import { renderPage } from '../../support/renderSite';
import { rawRichText } from '../../support/richText';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();
const show = (path = '/') => renderPage(seeded.made().site, { path });
const namesIn = async () => find((await show()).one('.map-frame'), 'text').map(textOf);

it('the drawn map shows the towns that have a place on it, and the words beside it all', async () => {
  expect(await namesIn()).toEqual(expect.arrayContaining(['Avon', 'Farmington']));
  Object.assign(seeded.node('town', { name: 'Farmington' }), { across: null, down: null });
  expect(await namesIn()).not.toContain('Farmington');
  expect((await show()).all('.town').map(textOf).join()).toContain('Farmington');
});

it('the map of another city has no town of Hartford’s and no river', async () => {
  seeded.node('siteConfig').city = 'Elmwood';
  expect(await namesIn()).toEqual(['Elmwood']);
  expect((await show()).all('.river')).toEqual([]);
});

it('the drawn map leads to the page of a town, by pointer only, and marks the town on its own page', async () => {
  const marksOn = async (path: string) => (await show(path)).all('circle').length;
  expect(await marksOn('/')).toBe(1);
  seeded.node('town', { name: 'Avon' }).body = rawRichText('Oaks.');
  const links = (await show()).all('svg').flatMap((svg) => find(svg, 'a'));
  expect(links.map((link) => [textOf(link), attribute(link, 'tabindex')])).toEqual([
    ['Avon', '-1'],
  ]);
  expect(await marksOn('/service-area/avon/')).toBe(2);
});

it('the drawn map has the city once, wherever staff place it, and leads to its page', async () => {
  const city = { body: rawRichText('Streets.'), across: 10, down: 10 };
  Object.assign(seeded.node('town', { name: 'Hartford' }), city);
  const page = await show();
  const links = page.all('svg').flatMap((svg) => find(svg, 'a'));
  expect(links.map((link) => attribute(link, 'href'))).toEqual(['/service-area/hartford/']);
  expect((await namesIn()).filter((name) => name === 'Hartford')).toHaveLength(1);
  expect((await show('/service-area/hartford/')).all('circle')).toHaveLength(1);
});
