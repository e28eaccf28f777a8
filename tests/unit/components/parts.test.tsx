import { Breadcrumbs } from '../../../src/components/Breadcrumbs';
import { Button } from '../../../src/components/Button';
import { CallButton } from '../../../src/components/CallButton';
import { Icon } from '../../../src/components/Icon';
import { PageHeader } from '../../../src/components/PageHeader';
import { Picture } from '../../../src/components/Picture';
import { ICON_PATHS } from '../../../src/components/icons';
import { ICONS, type IconName } from '../../../src/content/model/pictures';
import { facts, picture } from '../../support/fixtures';
import { attribute, problemsOf, render, textOf } from '../../support/html';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

describe('CallButton', () => {
  it('dials the number of the company', async () => {
    const page = await render(<CallButton label="Call now" facts={facts} />);
    expect(attribute(page.one('a'), 'href')).toBe(facts.phone.href);
    expect(page.text).toBe('Call now');
  });

  it('leaves words in square brackets to wide screens', async () => {
    const page = await render(
      <CallButton
        label="Contact"
        note={`for [Immediate] help: ${facts.phone.display}`}
        facts={facts}
      />,
    );
    expect(textOf(page.one('.md-up'))).toBe('Immediate');
    expect(textOf(page.one('small'))).toBe(`for Immediate help: ${facts.phone.display}`);
    expect(textOf(page.one('.nowrap'))).toBe(facts.phone.display);
  });
});

describe('Button', () => {
  it.each(['call', 'quote', 'solid'] as const)('has the look of %s', async (variant) => {
    const page = await render(
      <Button href="/contact/" variant={variant}>
        Go
      </Button>,
    );
    expect(attribute(page.one('a'), 'class')).toBe(`btn btn-${variant}`);
  });
});

describe('Icon', () => {
  it('has a drawing for every name editors can choose', () => {
    for (const name of Object.keys(ICONS) as IconName[])
      expect(ICON_PATHS[name]).toMatch(/^[Mm][\d.-]/);
  });

  it('is decoration unless it is named', async () => {
    expect(attribute((await render(<Icon name="star" />)).one('svg'), 'aria-hidden')).toBe('true');
    const named = (await render(<Icon name="star" label="Star" />)).one('svg');
    expect([attribute(named, 'role'), attribute(named, 'aria-label')]).toEqual(['img', 'Star']);
  });
});

describe('Picture', () => {
  it('waits until it is near, and has its size from the start', async () => {
    const img = (await render(<Picture picture={picture} />)).one('img');
    expect(attribute(img, 'loading')).toBe('lazy');
    expect(attribute(img, 'fetchpriority')).toBeUndefined();
    expect([attribute(img, 'width'), attribute(img, 'height')]).toEqual([
      String(picture.width),
      String(picture.height),
    ]);
  });

  it('comes first when it is the picture of the first screen', async () => {
    const img = (await render(<Picture picture={picture} priority />)).one('img');
    expect(attribute(img, 'loading')).toBe('eager');
    expect(attribute(img, 'fetchpriority')).toBe('high');
  });

  it('offers every format with the widths it is shown at', async () => {
    const page = await render(<Picture picture={picture} sizes="50vw" />);
    expect(page.all('source').map((source) => attribute(source, 'type'))).toEqual(
      picture.sources.map((source) => source.type),
    );
    for (const source of page.all('source')) expect(attribute(source, 'sizes')).toBe('50vw');
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

it('PageHeader has the one main heading and shows what is beside it', async () => {
  const page = await render(
    <PageHeader
      page={{ crumbs: [], crumbsLabel: 'Path', facts, head: { heading: 'Title' } }}
      aside={<b>beside</b>}
    >
      <i>below</i>
    </PageHeader>,
  );
  expect(page.all('h1').map(textOf)).toEqual(['Title']);
  expect(page.text).toBe('Titlebelowbeside');
  expect(problemsOf(page)).toEqual([]);
});
