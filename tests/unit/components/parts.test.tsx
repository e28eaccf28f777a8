import { Breadcrumbs } from '../../../src/components/Breadcrumbs';
import { CallButton } from '../../../src/components/CallButton';
import { Picture } from '../../../src/components/Picture';
import { facts, picture } from '../../support/fixtures';
import { attribute, render, textOf } from '../../support/html';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

it('CallButton leaves words in square brackets to wide screens', async () => {
  const page = await render(
    <CallButton
      label="Contact"
      note={`for [Immediate] help: ${facts.phone.display}`}
      facts={facts}
    />,
  );
  expect(attribute(page.one('a'), 'href')).toBe(facts.phone.href);
  expect(textOf(page.one('.md-up'))).toBe('Immediate');
  expect(textOf(page.one('small'))).toBe(`for Immediate help: ${facts.phone.display}`);
  expect(textOf(page.one('.nowrap'))).toBe(facts.phone.display);
});

describe('Picture', () => {
  it('waits until it is near, and has its size and every format from the start', async () => {
    const page = await render(<Picture picture={picture} sizes="50vw" />);
    const img = page.one('img');
    expect(attribute(img, 'loading')).toBe('lazy');
    expect(attribute(img, 'fetchpriority')).toBeUndefined();
    expect([attribute(img, 'width'), attribute(img, 'height')]).toEqual([
      String(picture.width),
      String(picture.height),
    ]);
    expect(page.all('source').map((source) => attribute(source, 'type'))).toEqual(
      picture.sources.map((source) => source.type),
    );
    for (const source of page.all('source')) expect(attribute(source, 'sizes')).toBe('50vw');
  });

  it('comes first when it is the picture of the first screen', async () => {
    const img = (await render(<Picture picture={picture} sizes="50vw" priority />)).one('img');
    expect(attribute(img, 'loading')).toBe('eager');
    expect(attribute(img, 'fetchpriority')).toBe('high');
  });
});

describe('Breadcrumbs', () => {
  it('links all but the current page', async () => {
    const page = await render(
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'About' }]} label="Path" />,
    );
    expect(page.all('a').map(textOf)).toEqual(['Home']);
    expect(page.all('li').map((item) => attribute(item, 'aria-current'))).toEqual([
      undefined,
      'page',
    ]);
  });

  it('is not there when it would have one step', async () => {
    expect((await render(<Breadcrumbs crumbs={[{ label: 'Home' }]} />)).html).toBe('');
  });
});
