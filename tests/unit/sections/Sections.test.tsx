import { Sections } from '../../../src/sections';
import { lookOf } from '../../../src/content/looks';
import type { SectionView } from '../../../src/content/views';
import { everySection, faqs, sectionOf } from '../../support/fixtures';
import { inSite } from '../../support/inSite';
import {
  attribute,
  find,
  headingLevels,
  problemsOf,
  render,
  textOf,
  type Element,
} from '../../support/html';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

/** TypeScript does not look through unions of more than 25 looks to see that a view is of one. */
const sections = (...views: readonly object[]) =>
  render(inSite(<Sections sections={views as readonly SectionView[]} />));

it('a section whose list is empty has no content: it would be a heading over nothing', () => {
  expect([
    lookOf('faq').hasContent(sectionOf('faq', { faqs: [] })),
    lookOf('highlights').hasContent(sectionOf('highlights', { highlights: [] })),
    lookOf('featuredServices').hasContent(sectionOf('featuredServices', { services: [] })),
    lookOf('testimonials').hasContent(sectionOf('testimonials', { testimonials: [] })),
    lookOf('panorama').hasContent(sectionOf('panorama', { picture: undefined })),
    lookOf('aboutServices').hasContent(sectionOf('aboutServices', { services: [] })),
    lookOf('steps').hasContent(sectionOf('steps', { items: [] })),
  ]).not.toContain(true);
});

it('a section with times says them, waits hidden, and asks at once whether it is due', async () => {
  const startsAt = '2030-01-01T08:00:00-05:00';
  const text = (id: string, due?: boolean): SectionView => ({
    ...sectionOf('text'),
    id,
    times: due === undefined ? undefined : { startsAt, due },
  });
  const page = await sections(text('always'), text('later', false), text('now', true));
  const timed = page.all('div').filter((one) => attribute(one, 'data-timed') !== undefined);
  expect(timed.map((one) => attribute(one, 'data-from'))).toEqual([startsAt, startsAt]);
  expect(timed.map((one) => attribute(one, 'hidden') !== undefined)).toEqual([true, false]);
  expect(page.html.match(/<\/section><\/div><script>showTimed\(\)<\/script>/g)).toHaveLength(2);
});

it.each([6, 12])('%i testimonials have a bullet each', async (count) => {
  const testimonials = Array.from({ length: count }, (_, index) => ({
    ...{ name: `Ann ${index}`, quote: 'Good.', longQuote: false, initials: 'A', tone: 0 },
  }));
  const page = await sections(sectionOf('testimonials', { testimonials }));
  expect(page.all('.bullets').flatMap((list) => find(list, 'a'))).toHaveLength(count);
});

it.each([
  [1, 0],
  [6, 0],
  [7, 3],
  [12, 6],
  [19, 13],
])(
  '%i questions stand each once, in order, in two columns as long as each other, %i in the fold, one of them open',
  async (count, folded) => {
    const all = faqs(count);
    const page = await sections(
      sectionOf('faq', { faqs: all, moreLabel: 'More', button: undefined }),
    );
    const idsIn = (parts: readonly Element[]) =>
      parts.flatMap((part) => find(part, '.question').map((one) => attribute(one, 'id')));
    expect(idsIn([page.one('section')])).toEqual(all.map(({ anchor }) => anchor));
    expect(new Set(page.all('.question').map((one) => attribute(one, 'name'))).size).toBe(1);
    expect(idsIn(page.all('.right'))).toHaveLength(Math.floor(count / 2));
    expect(idsIn(page.all('.fold'))).toHaveLength(folded);
  },
);

describe.each(everySection.map((section) => [section.look, section] as const))(
  'the look %s',
  (look, section) => {
    it('is a section with an address, named by its heading, that loads its pictures late', async () => {
      const page = await sections(section);
      const element = page.one('section');
      expect(attribute(element, 'id')).toBe(section.id);
      const name = attribute(element, 'aria-labelledby');
      const heading = page.all('h2').find((h2) => attribute(h2, 'id') === name);
      expect(heading && textOf(heading)).toBe(`Heading of ${look}`);
      expect(problemsOf(page)).toEqual([]);
      for (const image of page.all('img')) expect(attribute(image, 'loading')).toBe('lazy');
    });

    it('begins its headings at the second level without one of its own', async () => {
      const page = await sections({ ...section, heading: undefined });
      expect(problemsOf(page)).toEqual([]);
      expect(headingLevels(page)[0] ?? 2).toBe(2);
    });

    it('is sound without any text or picture that may be missing', async () => {
      const optional = ['kicker', 'intro', 'body', 'picture', 'pictureCaption', 'button', 'call'];
      const missing = Object.fromEntries(optional.map((field) => [field, undefined]));
      const people = section.people.map((person) => ({ ...person, portrait: undefined }));
      const projects = section.projects.map(({ title, href }) => ({ title, href, about: [] }));
      const memberships = section.memberships.map((one) => ({ ...one, logo: undefined }));
      const page = await sections({ ...section, ...missing, people, memberships, projects });
      expect(problemsOf(page)).toEqual([]);
      expect(page.all('img')).toHaveLength(0);
      expect(page.html).not.toContain('undefined');
    });
  },
);
