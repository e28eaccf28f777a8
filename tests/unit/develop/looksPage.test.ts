/** The page of `npm run develop` with all looks. */
import { looks } from '../../../src/content/looks';
import { looksPage } from '../../../src/develop/looksPage';
import { page, sectionOf } from '../../support/fixtures';

const first = sectionOf('text');
const plain = { ...first, id: 'plain', picture: undefined };

it('shows each look once in each state, under its name, and names those without an example', () => {
  const pages = [
    page('home', { sections: [first, sectionOf('faq')] }),
    page('standard', { sections: [plain, { ...first, heading: 'Other words' }] }),
  ];
  const made = looksPage(page('home'), pages);
  expect(made.sections.map(({ id, kicker }) => [id, kicker])).toEqual([
    ['faq-1', `faq: ${looks.faq.label}`],
    ['text-1', `text: ${looks.text.label}`],
    ['text-2', `text: ${looks.text.label}`],
  ]);
  expect(made.head.intro).toContain('panorama');
  expect(made.head.intro).not.toMatch(/\b(faq|text)\b/);
});
