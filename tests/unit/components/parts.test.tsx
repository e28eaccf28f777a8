import { Breadcrumbs } from '../../../src/components/Breadcrumbs';
import { CallButton } from '../../../src/components/CallButton';
import { Picture } from '../../../src/components/Picture';
import { facts, picture } from '../../support/fixtures';
import { attribute, render, textOf } from '../../support/html';
import { inSite } from '../../support/inSite';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

it('a call button shows words in square brackets on wide screens only', async () => {
  const { display, href } = facts.phone;
  const page = await render(
    inSite(<CallButton label="Contact" note={`for [Immediate] help: ${display}`} />),
  );
  expect(attribute(page.one('a'), 'href')).toBe(href);
  expect(textOf(page.one('.hidden-on-phones'))).toBe('Immediate');
  expect(textOf(page.one('small'))).toBe(`for Immediate help: ${display}`);
  expect(textOf(page.one('.no-wrap'))).toBe(display);
});

it.each([
  [false, 'lazy', undefined],
  [true, 'eager', 'high'],
])('a picture with priority %s loads %s', async (priority, loading, fetchPriority) => {
  const page = await render(<Picture picture={picture} sizes="50vw" priority={priority} />);
  const read = (name: string) => attribute(page.one('img'), name);
  expect(['loading', 'fetchpriority', 'width', 'height'].map(read)).toEqual([
    ...[loading, fetchPriority],
    ...[String(picture.width), String(picture.height)],
  ]);
  expect(
    page.all('source').map((source) => [attribute(source, 'type'), attribute(source, 'sizes')]),
  ).toEqual(picture.sources.map(({ type }) => [type, '50vw']));
});

it('breadcrumbs link all but the current page, and are left out when they have one step', async () => {
  const home = { label: 'Home', href: '/' };
  const page = await render(inSite(<Breadcrumbs crumbs={[home, { label: 'About' }]} />));
  expect(page.all('a').map(textOf)).toEqual(['Home']);
  expect(page.all('li').map((item) => attribute(item, 'aria-current'))).toEqual([
    undefined,
    'page',
  ]);
  expect((await render(inSite(<Breadcrumbs crumbs={[{ label: 'Home' }]} />))).html).toBe('');
});
