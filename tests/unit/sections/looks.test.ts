/** What is special about a look. */
import { LOOKS, type LookName } from '../../../src/content/model';
import { addNode, sectionIn } from '../../support/content';
import { attribute, find, hrefsIn, textOf, type Element } from '../../support/html';
import { documentOf, renderPage } from '../../support/renderSite';
import { node, rawRichText, words } from '../../support/richText';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();
const PHONE = 'tel:+18605550142';

/** A section with the look, as the only one on the home page. */
const show = async (look: LookName, fields: object = {}): Promise<Element> => {
  seeded.node('page', { kind: 'home' }).sections = null;
  seeded.addSection({ name: 'ours', layout: LOOKS[look], heading: 'Ours', ...fields });
  return (await renderPage(seeded.made().site, { path: '/' })).one('section');
};

it('the company’s number in a card can be tapped', async () => {
  addNode(seeded.space, 'card', 'ann', { title: 'Ann B.', text: 'Call {{phone}}.' });
  expect(hrefsIn(await show('cards', { chosen: ['Entry:ann'] }))).toEqual([PHONE]);
});

it('testimonials have a bullet each', async () => {
  const section = await show('testimonials');
  const { length } = seeded.space.testimonial.nodes;
  expect(find(section, 'li').flatMap((item) => find(item, 'a'))).toHaveLength(length);
});

it('the rest of a long testimonial is on the page, behind a fold', async () => {
  const quote = `${'They came. '.repeat(80)}We are glad.`;
  for (const node of seeded.space.testimonial.nodes) node.quote = quote;
  const section = await show('testimonials');
  const [first] = find(section, 'blockquote');
  const folds = first ? find(first, 'details') : [];
  expect(folds.flatMap((fold) => find(fold, 'summary')).map(textOf)).toEqual(['Read on']);
  expect(folds.map((fold) => textOf(fold).endsWith('We are glad.”'))).toEqual([true]);
});

it('a testimonial of pictures alone, which are few letters in many bytes, has no empty fold', async () => {
  for (const node of seeded.space.testimonial.nodes) node.quote = '🌳'.repeat(350);
  expect(find(await show('testimonials'), 'details')).toEqual([]);
});

it.each([
  [0, 'Save 15% on oaks in January.'],
  [1, 'Words '.repeat(50)],
])('a text in columns has %i large first letters that begins: %s', async (count, text) => {
  await show('text', { body: rawRichText(text), pictureSide: 'Right' });
  const html = await documentOf(seeded.made().site, '/');
  expect(html.includes('::first-letter')).toBe(count === 1);
});

describe('featured services', () => {
  it('lead with the emergency service and dial from it', async () => {
    const emergency = seeded.node('service', { slug: 'emergency-tree-services' });
    const { services } = seeded.node('siteConfig') as unknown as { services: string[] };
    services.reverse();
    const section = await show('services');
    const [first, ...others] = find(section, '.tile');
    expect(first && textOf(find(first, 'h3')[0] ?? first)).toBe(emergency.title);
    expect(others).toHaveLength(8);
    expect(hrefsIn(section).filter((href) => href === PHONE)).toHaveLength(1);
    expect(find(section, '.on-deep')).toEqual([first]);
  });

  it('show the icon of a service that has no drawing', async () => {
    for (const service of seeded.space.service.nodes) service.drawing = null;
    const section = await show('services');
    expect(find(section, 'use')).toHaveLength(0);
    expect(find(section, '.illustration').flatMap((one) => find(one, 'path'))).not.toEqual([]);
  });
});

describe('questions', () => {
  it.each([1, 6, 19])(
    '%i appear once each, in order, in two columns of equal length, one of them open',
    async (count) => {
      seeded.space.faq.nodes.splice(count);
      const section = await show('questions');
      const all = sectionIn(seeded.page('/'), 'questions')?.faqs.map(({ anchor }) => anchor);
      // The second column of many is in a fold of its own, which has no address.
      const questions = find(section, 'details').filter((one) => attribute(one, 'id'));
      expect(questions.map((one) => attribute(one, 'id'))).toEqual(all);
      expect(new Set(questions.map((one) => attribute(one, 'name'))).size).toBe(1);
      const [left, right] = [...new Set(questions.map(({ parentNode }) => parentNode as Element))];
      expect(left && find(left, 'details')).toHaveLength(Math.ceil(count / 2));
      expect(right ? find(right, 'details').length : 0).toBe(Math.floor(count / 2));
    },
  );

  it('link to the page of all questions', async () => {
    const section = await show('questions', { buttonLabel: 'All', buttonHref: '/questions/' });
    expect(hrefsIn(section)).toContain('/questions/');
  });

  it('end with a link to call', async () => {
    expect(hrefsIn(await show('questions'))).toContain(PHONE);
  });

  it('are headings of one more level than the section has', async () => {
    seeded.node('faq').answer = rawRichText(node('heading-2', ['More']));
    const levelOf = async (heading: string | null) => {
      const section = await show('questions', { heading });
      return ['h2', 'h3'].find((tag) => find(section, tag).some((one) => textOf(one) === 'More'));
    };
    expect([await levelOf('Ours'), await levelOf(null)]).toEqual(['h3', 'h2']);
  });
});

it.each([
  { pictureSide: 'Left' },
  { pictureSide: 'Right' },
  { pictureSide: 'Left, narrow' },
  { numeral: '9' },
])('a text without a heading leaves out no level: %j', async (fields) => {
  const body = rawRichText(node('heading-2', ['First']), 'One.');
  const section = await show('text', { heading: null, body, ...fields });
  expect(find(section, 'h2').map(textOf)).toEqual(['First']);
});

it('only a numbered list is ordered, and its headings keep links and formatting', async () => {
  const heading = [words('Call ', 'strikethrough'), words('{{phone}}')];
  const fields = { body: rawRichText(node('heading-2', heading), 'One.') };
  const [list] = find(await show('list', { ...fields, numbered: true }), 'ol');
  const headings = list ? find(list, 'h3') : [];
  expect(headings.flatMap(hrefsIn)).toEqual([PHONE]);
  expect(headings.flatMap((one) => find(one, 's')).map(textOf)).toEqual(['Call']);
  expect(find(await show('list', fields), 'ol')).toHaveLength(0);
});

it('the ways to reach the company stand once on a page, beside its first form or map', () => {
  const contact = seeded.page('/contact/').sections.filter(({ look }) => look === 'contact');
  expect(contact.map((section) => 'contactInfo' in section && section.contactInfo?.length)).toEqual(
    [3, undefined],
  );
});

it('contact blocks link only what has an address', async () => {
  const [linked, plain] = seeded.space.contactInfo.nodes;
  Object.assign(linked ?? {}, { infoBody02: 'Ring', link: '{{phone}}' });
  Object.assign(plain ?? {}, { infoBody02: 'In town', link: null, cta: null });
  const [phone, town] = find(await show('contact'), 'li');
  expect(phone && find(phone, 'a').map(textOf)).toEqual(['Ring']);
  expect(town && [hrefsIn(town), textOf(town).includes('In town')]).toEqual([[], true]);
});
