import { Sections } from '../../../src/sections';
import type { SectionView } from '../../../src/content/views';
import {
  card,
  cards,
  faqs,
  facts,
  items,
  sectionOf,
  testimonials,
  ui,
  urgentCard,
} from '../../support/fixtures';
import { attribute, find, render, textOf } from '../../support/html';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

const section = (view: SectionView) => render(<Sections sections={[view]} facts={facts} ui={ui} />);

describe('highlights', () => {
  it.each([
    ['10+', '10', '+'],
    ['100%', '100', '%'],
    ['24/7', '24/7', undefined],
    ['Top', 'Top', undefined],
    ['+', '+', undefined],
  ])('raises the sign of %s', async (number, whole, sign) => {
    const page = await section(sectionOf('highlights', { highlights: [{ number, name: 'x' }] }));
    const [raised] = page.all('sup');
    expect(raised && textOf(raised)).toBe(sign);
    expect(textOf(page.one('b'))).toBe(whole + (sign ?? ''));
  });
});

describe('featured services', () => {
  const grid = (services = cards(0)) => section(sectionOf('featuredServices', { services }));

  it('leads with the emergency service and dials from it', async () => {
    const page = await grid([...cards(2), urgentCard, card(3, { emergency: true })]);
    const tiles = page.all('.tile');
    expect(tiles.map((tile) => textOf(find(tile, 'h3')[0] ?? tile))).toEqual([
      'Storm service',
      'Service 1',
      'Service 2',
      'Service 3',
    ]);
    const calls = page.all('a').filter((link) => attribute(link, 'href') === facts.phone.href);
    expect(calls.map(textOf)).toEqual([facts.phone.display]);
    expect(page.all('.hot')).toHaveLength(1);
  });

  it.each([
    [3, 'tiles rest3 few'],
    [8, 'tiles rest0'],
    [9, 'tiles rest1'],
  ])('gives the styles what they need to fill the last row of %i tiles', async (count, classes) => {
    for (const services of [cards(count), [...cards(count), urgentCard]])
      expect(attribute((await grid(services)).one('.tiles'), 'class')).toBe(classes);
  });

  it('shows the icon when a service has no drawing', async () => {
    const page = await grid([card(1, { drawing: undefined })]);
    expect(page.all('use')).toHaveLength(0);
    expect(find(page.one('.il'), 'path')).toHaveLength(1);
  });
});

describe('questions', () => {
  it.each([
    [1, 1, 0],
    [2, 1, 1],
    [19, 10, 9],
  ])('splits %i into columns of %i and %i', async (count, left, right) => {
    const columns = (await section(sectionOf('faq', { faqs: faqs(count) }))).all('.faqcol');
    expect(columns.map((column) => find(column, 'details').length)).toEqual([left, right]);
  });

  it('gives each question an address and lets the browser keep one open', async () => {
    const page = await section(sectionOf('faq', { faqs: faqs(3) }));
    const details = page.all('details');
    expect(details.map((one) => attribute(one, 'id'))).toEqual([
      'question-1',
      'question-2',
      'question-3',
    ]);
    expect(new Set(details.map((one) => attribute(one, 'name'))).size).toBe(1);
  });

  it('folds all but the first six away where the fold has a label', async () => {
    const page = await section(sectionOf('faq', { faqs: faqs(19), moreLabel: 'All questions' }));
    const fold = page.one('.all');
    expect(find(fold, 'summary').map(textOf)[0]).toBe('All questions');
    expect(find(fold, '.qa')).toHaveLength(13);
    expect(page.all('.qa')).toHaveLength(19);
    const few = await section(sectionOf('faq', { faqs: faqs(6), moreLabel: 'All questions' }));
    expect(few.all('.all')).toHaveLength(0);
  });

  it('ends with a line that asks a person', async () => {
    const page = await section(sectionOf('faq', { faqs: faqs(3) }));
    const ask = page.one('.ask');
    expect(textOf(ask)).toBe('{faqAsk} {faqAskLink}');
    expect(attribute(find(ask, 'a')[0] ?? ask, 'href')).toBe(facts.phone.href);
  });
});

describe('steps', () => {
  it('counts steps in an ordered list and leaves seals and roles unordered', async () => {
    expect(find((await section(sectionOf('steps'))).one('ol'), 'h3')).toHaveLength(items.length);
    expect((await section(sectionOf('promises'))).all('ol')).toHaveLength(0);
    expect((await section(sectionOf('roles'))).all('ol')).toHaveLength(0);
  });

  it('dials from a heading that holds the number', async () => {
    const heading = (await section(sectionOf('steps'))).all('h3')[1];
    const [link] = heading ? find(heading, 'a') : [];
    expect(link && attribute(link, 'href')).toBe(facts.phone.href);
    expect(heading && textOf(heading)).toBe(`Call ${facts.phone.display}`);
  });
});

describe('testimonials', () => {
  it('gives each five stars with one spoken label', async () => {
    const stars = (await section(sectionOf('testimonials'))).all('.stars');
    expect(stars).toHaveLength(testimonials.length);
    for (const row of stars) {
      expect(find(row, 'svg')).toHaveLength(5);
      expect(attribute(row, 'aria-label')).toBe('{stars}');
    }
  });
});

describe('the services index', () => {
  it('hides a heading that stands alone and shows one with an introduction', async () => {
    const alone = await section(sectionOf('servicesIndex', { intro: undefined }));
    expect(attribute(alone.one('h2'), 'class')).toBe('vh');
    expect(
      attribute((await section(sectionOf('servicesIndex'))).one('h2'), 'class'),
    ).toBeUndefined();
  });
});

describe('contact blocks', () => {
  it('makes the second line a link only where it goes somewhere', async () => {
    const page = await section(sectionOf('contactBlock'));
    const [phone, town] = page.all('.blocks').flatMap((list) => find(list, 'li'));
    expect(phone && find(phone, 'a').map(textOf)).toEqual([facts.phone.display]);
    expect(town && find(town, 'a')).toEqual([]);
    expect(town && textOf(town)).toContain('Elmwood');
  });
});
