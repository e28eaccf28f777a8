import { createElement } from 'react';
import { DrawnMap } from '../../../src/components/DrawnMap';
import { map } from '../../support/fixtures';
import { attribute, render, textOf } from '../../support/html';
import { inSite } from '../../support/inSite';

const avon = { name: 'Avon', at: { across: 8, down: 36 } };

const drawing = (more: Partial<typeof map>) =>
  render(inSite(createElement(DrawnMap, { map: { ...map, ...more } })));

describe('the drawn map', () => {
  it.each([
    [true, ['Avon', 'Boston'], ['Avon']],
    [false, ['Avon', 'Boston'], []],
  ])('drawn: %s, of %j it shows %j', async (isDrawn, names, drawn) => {
    const towns = names.map((name) => ({ ...avon, name, zips: [], villages: [] }));
    const [first, ...others] = towns;
    const rest = others.map((town) => ({ ...town, at: undefined }));
    const { html, all } = await drawing({ isDrawn, towns: first ? [first, ...rest] : [] });
    const across = all('text').map((element) => attribute(element, 'x'));
    expect(across.filter((x) => x === '8%')).toHaveLength(drawn.length);
    expect(html.includes('class="river"')).toBe(isDrawn);
  });

  it('has a name for screen readers that lists the towns', async () => {
    const towns = ['Hartford', 'Avon'].map((name) => ({ name, zips: [], villages: [] }));
    const { all } = await drawing({ towns });
    const labels = all('div').map((element) => attribute(element, 'aria-label') ?? '');
    expect(labels.find((label) => label.includes('Hartford, Avon'))).toBeDefined();
  });

  it('leads from a name to the page of its town, by pointer only: the list has the same links', async () => {
    const towns = [
      { ...avon, zips: [], villages: [], href: '/service-area/avon/' },
      { ...avon, name: 'Canton', zips: [], villages: [] },
    ];
    const { all } = await drawing({ isDrawn: true, towns });
    const links = all('a').filter((link) => attribute(link, 'href')?.startsWith('/'));
    expect(links.map((link) => [textOf(link), attribute(link, 'tabindex')])).toEqual([
      ['Avon', '-1'],
    ]);
  });

  it('marks the town on whose page it is', async () => {
    const dots = async (here?: typeof avon.at) =>
      (await drawing({ isDrawn: true, here })).all('circle').length;
    expect([await dots(), await dots(avon.at)]).toEqual([1, 2]);
  });
});
