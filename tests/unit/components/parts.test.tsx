import { Breadcrumbs } from '../../../src/components/Breadcrumbs';
import { CallButton } from '../../../src/components/CallButton';
import { facts } from '../../support/fixtures';
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
