/** Marks in texts: what they stand for, and what is computed before a text gets its mark. */
import { encodeMark, marksIn, marksOf, withoutMarks } from '../../../src/content/marks';
import { initialsView } from '../../../src/content/assemble/people';
import { numeralView, isLong } from '../../../src/content/assemble/textTraits';
import { addNode } from '../../support/content';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

it('a mark is found again, and is invisible to what reads the text', () => {
  const mark = encodeMark(2 ** 52 - 1);
  const marked = `Oak${mark} and elm${encodeMark(0)}${mark}`;
  expect(marksIn(marked)).toEqual([mark, encodeMark(0)]);
  expect(withoutMarks(marked)).toBe('Oak and elm');
  expect(marksOf(marked)).toBe(mark + encodeMark(0));
});

it('a new entry changes nothing on the pages that do not show it', () => {
  const page = () => JSON.stringify(seeded.marked().pages.find(({ path }) => path === '/about/'));
  const before = page();
  const { nodes } = seeded.space.faq;
  const added = addNode(seeded.space, 'faq', 'new', { ...nodes[0], contentful_id: 'new' });
  seeded.space.faq.nodes = [added, ...nodes.filter((node) => node !== added)];
  expect(page()).toBe(before);
  expect(seeded.shownIds()).toContain('new');
});

it('a mark stands for its field, also in a text that was copied from a preview', () => {
  const [first, second] = seeded.space.faq.nodes;
  const { provenance } = seeded.marked();
  const mark = [...provenance.all].find(
    ([, { entry, field }]) => entry.id === second?.contentful_id && field === 'question',
  );
  Object.assign(first ?? {}, { question: `Copied?${mark?.[0]}` });
  const copied = seeded.marked();
  const question = copied.pages
    .flatMap(({ sections }) => sections.flatMap((one) => (one.look === 'faq' ? one.faqs : [])))
    .find((one) => withoutMarks(one.question) === 'Copied?')?.question;
  expect(copied.provenance.in(question ?? '').map(({ entry }) => entry.id)).toEqual([
    first?.contentful_id,
  ]);
});

const MARK = encodeMark(7);

it.each([
  ['10+', { number: `10${MARK}`, sign: '+', long: false }],
  ['100 %', { number: `100${MARK}`, sign: '%', long: false }],
  ['24/7', { number: `24/7${MARK}`, sign: undefined, long: false }],
  ['+', { number: `+${MARK}`, sign: undefined, long: false }],
  ['12,500+', { number: `12,500${MARK}`, sign: '+', long: true }],
  ['Since 1987', { number: `Since 1987${MARK}`, sign: undefined, long: true }],
])('the numeral %j keeps its sign and its size with a mark', (text, numeral) => {
  expect(numeralView(text + MARK)).toEqual(numeral);
});

it('initials and lengths are computed from the words, without the mark', () => {
  expect(initialsView(`ann van Óst${MARK}`)).toEqual(initialsView('ann van Óst'));
  expect(initialsView('ann van Óst').initials).toBe('AÓ');
  expect(initialsView('Cy').initials).toBe('C');
  expect(isLong(`${'O'.repeat(80)}${MARK}`)).toBe(false);
  expect(isLong('O'.repeat(81))).toBe(true);
  expect(isLong()).toBe(false);
});

it('hours are a big number only where they fit as one', () => {
  const isLong = (): boolean => seeded.marked().footer.longHours;
  expect(isLong()).toBe(false);
  seeded.node('siteConfig').hoursOfOperation = 'Mon–Sat 7–6';
  expect(isLong()).toBe(true);
});
