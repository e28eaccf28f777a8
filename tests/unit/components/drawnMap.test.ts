import { createElement } from 'react';
import { DrawnMap } from '../../../src/components/DrawnMap';
import { map } from '../../support/fixtures';
import { attribute, render, textOf } from '../../support/html';
import { inSite } from '../../support/inSite';

const at = { across: 8, down: 36 };
const towns = [
  { name: 'Avon', zips: [], villages: [], at, href: '/service-area/avon/' },
  { name: 'Canton', zips: [], villages: [], at: { across: 5, down: 20 } },
  { name: 'Boston', zips: [], villages: [] },
];

const drawing = (more: Partial<typeof map>) =>
  render(inSite(createElement(DrawnMap, { map: { ...map, towns, isDrawn: true, ...more } })));

describe('the drawn map', () => {
  it.each([
    [true, ['Avon', 'Canton']],
    [false, []],
  ])('drawn: %s, it shows the towns %j, and tells screen readers all', async (isDrawn, drawn) => {
    const { all, html } = await drawing({ isDrawn });
    const names = all('text').map(textOf);
    expect(names.filter((name) => towns.some((town) => town.name === name))).toEqual(drawn);
    expect(all('.river')).toHaveLength(isDrawn ? 1 : 0);
    expect(html).toMatch(/role="img" aria-label="[^"]*Avon, Canton, Boston"/);
  });

  it('leads from a name to the page of its town, by pointer only: the list has the same links', async () => {
    const { all } = await drawing({});
    const links = all('a').map((link) => [textOf(link), attribute(link, 'tabindex')]);
    expect(links).toEqual([['Avon', '-1']]);
  });

  it('marks the town on whose page it is', async () => {
    const dots = async (here?: typeof at) => (await drawing({ here })).all('circle').length;
    expect([await dots(), await dots(at)]).toEqual([1, 2]);
  });
});
