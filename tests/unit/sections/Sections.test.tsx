import { Sections } from '../../../src/sections';
import { sectionTable } from '../../../src/sections/table';
import type { SectionView } from '../../../src/content/views';
import { everySection, facts, sectionOf, ui } from '../../support/fixtures';
import { attribute, headingLevels, problemsOf, render, textOf } from '../../support/html';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

const sections = (...views: readonly SectionView[]) =>
  render(<Sections sections={views} facts={facts} ui={ui} />);

describe('the list of sections', () => {
  it('has nothing to show for a list without entries, which would be a heading over nothing', () => {
    const table = sectionTable;
    expect([
      table.faq.hasContent(sectionOf('faq', { faqs: [] })),
      table.highlights.hasContent(sectionOf('highlights', { highlights: [] })),
      table.featuredServices.hasContent(sectionOf('featuredServices', { services: [] })),
      table.testimonials.hasContent(sectionOf('testimonials', { testimonials: [] })),
      table.panorama.hasContent(sectionOf('panorama', { picture: undefined })),
      table.aboutServices.hasContent(sectionOf('aboutServices', { services: [] })),
      table.steps.hasContent(sectionOf('steps', { items: [] })),
    ]).not.toContain(true);
  });

  it.each([
    ['essay', 'featuredServices', 'gap closed'],
    ['fieldNotes', 'faq', 'divider'],
    ['highlights', 'essay', 'divider'],
    ['highlights', 'steps', 'own ground'],
    ['steps', 'fieldNotes', 'own ground'],
  ] as const)('puts between %s and %s: %s', async (first, second, joint) => {
    const page = await sections(sectionOf(first), sectionOf(second));
    const found = page.all('.divider').length > 0 ? 'divider' : 'own ground';
    expect(page.all('.flush').length > 0 ? 'gap closed' : found).toBe(joint);
  });

  it('puts no divider after the last section', async () => {
    expect((await sections(sectionOf('highlights'))).all('.divider')).toHaveLength(0);
  });
});

describe.each(everySection.map((section) => [section.layout, section] as const))(
  'the look %s',
  (layout, section) => {
    it('is a section with the address and the name of its heading', async () => {
      const page = await sections(section);
      const element = page.one('section');
      expect(attribute(element, 'id')).toBe(section.id);
      const name = attribute(element, 'aria-labelledby');
      const heading = page.all('h2').find((h2) => attribute(h2, 'id') === name);
      expect(heading && textOf(heading)).toBe(`Heading of ${layout}`);
    });

    it('has sound markup, with a heading and without', async () => {
      expect(problemsOf(await sections(section))).toEqual([]);
      const bare = await sections({ ...section, heading: undefined });
      expect(problemsOf(bare)).toEqual([]);
      expect(headingLevels(bare)[0] ?? 2).toBe(2);
    });

    it('survives without every text that may be missing', async () => {
      const { id, layout: look, heading } = section;
      const bare = {
        ...section,
        id,
        layout: look,
        heading,
        kicker: undefined,
        intro: undefined,
        body: undefined,
        picture: undefined,
        pictureCaption: undefined,
        button: undefined,
        call: undefined,
      } as SectionView;
      const page = await sections(bare);
      expect(problemsOf(page)).toEqual([]);
      expect(page.all('img')).toHaveLength(0);
      expect(page.html).not.toContain('undefined');
    });

    it('loads its pictures only when they come near', async () => {
      for (const image of (await sections(section)).all('img')) {
        expect(attribute(image, 'loading')).toBe('lazy');
      }
    });
  },
);
