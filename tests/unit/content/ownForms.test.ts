/** Forms with questions of staff's own. */
import { formsOn } from '../../../src/content/assemble/forms';
import { questionIn } from '../../../src/content/assemble/formQuestions';
import type { FormFieldView, FormView } from '../../../src/content/views';
import { formsIn } from '../../../src/hosting/server';
import type { Node } from '../../support/content';
import { attribute, find, textOf } from '../../support/html';
import { documentOf, renderPage } from '../../support/renderSite';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

const OWN = { layout: 'Contact', form: 'Your own questions' };
const addForm = (name: string, questions: readonly string[] = [], more: object = {}): Node =>
  seeded.addSection({ name, ...OWN, questions, ...more });

/** The forms on the home page. */
const forms = (): readonly FormView[] => {
  const { sections } = seeded.page('/');
  return sections.flatMap((section) => (section.look === 'contact' ? (section.form ?? []) : []));
};
const reportOf = (node: Node) => seeded.problemsOf(node).map(({ message }) => message);

/** The fields after name, phone and e-mail. */
const fieldsOf = (...questions: readonly string[]): readonly FormFieldView[] => {
  addForm('Firewood', questions);
  const fields = forms()[0]?.fields ?? [];
  expect(fields.slice(0, 3).map(({ name }) => name)).toEqual(['name', 'phone', 'email']);
  return fields.slice(3);
};

it.each<[typed: string, label: string, ...(string | readonly string[])[]]>([
  ['How tall is it?', 'How tall is it?', 'text'],
  ['How many cords?*', 'How many cords?', 'text', 'required'],
  ['*How many cords?', 'How many cords?', 'text', 'required'],
  ['How many cords? (required)', 'How many cords?', 'text', 'required'],
  ['Your road (optional)', 'Your road', 'text'],
  ['Anything else?…', 'Anything else?', 'long'],
  ['Tell us more...*', 'Tell us more', 'long', 'required'],
  ['Tell us more *...', 'Tell us more', 'long', 'required'],
  ['1. Preferred day:', 'Preferred day', 'text'],
  ['Preferred day: ______*', 'Preferred day', 'text', 'required'],
  ['(2) Delivery: curb / stacked', 'Delivery', 'choice', ['curb', 'stacked']],
  ['Delivery: at the curb / stacked', 'Delivery', 'choice', ['at the curb', 'stacked']],
  ['Delivery*: curb/ stacked', 'Delivery', 'choice', ['curb', 'stacked'], 'required'],
  ['Delivery : curb / stacked*', 'Delivery', 'choice', ['curb', 'stacked'], 'required'],
  ['When: 24/7 / 9:30 / 24/7 /', 'When', 'choice', ['24/7', '9:30']],
  ['Is there a dog? yes / no', 'Is there a dog?', 'choice', ['yes', 'no']],
  // A hint, and not a list to choose from.
  ['Delivery: at the curb', 'Delivery: at the curb', 'text'],
  ['Delivery: curb / curb', 'Delivery: curb / curb', 'text'],
  ['Day of delivery: mm/dd', 'Day of delivery: mm/dd', 'text'],
  ['Town / ZIP', 'Town / ZIP', 'text'],
  [': curb / stacked', ': curb / stacked', 'text'],
  ['x'.repeat(200), 'x'.repeat(200), 'text'],
])('reads the question %p', (typed, label, kind, ...more) => {
  const choices = more.find(Array.isArray) ?? [];
  const required = more.includes('required') ? true : undefined;
  expect(questionIn(typed)).toEqual({ label, kind, choices, required });
});

it('shows fields with the words of each question, and a * at what is required', () => {
  const delivery = 'Delivery: at the curb / stacked';
  const from = 'How far do you live from {{city}}?*';
  expect(fieldsOf(from, 'Anything else?…', delivery)).toMatchObject([
    {
      ...{ kind: 'text', required: true, fullWidth: true },
      texts: { label: 'How far do you live from Hartford?*' },
    },
    { kind: 'long', texts: { label: 'Anything else?' } },
    {
      kind: 'choice',
      options: [{ title: 'at the curb' }, { title: 'stacked' }],
      texts: { label: 'Delivery', notChosen: 'Choose one' },
    },
  ]);
});

it('knows a question as required by a * in front of it, which is no bullet', () => {
  expect(fieldsOf('* How many?', '- Where?')).toMatchObject([
    { required: true, texts: { label: 'How many?*' } },
    { texts: { label: 'Where?' } },
  ]);
});

it('names each question once, by its words, and by no name that means something else', () => {
  const names = fieldsOf('Name?', 'Subject', 'Comment more', 'Constructor', '你好', '再见').map(
    ({ name }) => name,
  );
  const apart = ['name-2', 'subject-2', 'comment-more-2', 'constructor-2'];
  expect(names).toEqual([...apart, 'question', 'question-2']);
});

it('leaves out lines that ask nothing, or what the form asks already, and says so', () => {
  const node = addForm('Firewood', [
    ...['*', ' ', 'Email*', 'Your name*', 'Your e-mail', 'Cords?', 'cords?*', 'Phone: home / work'],
    ...['Phone number', 'E-mail address*', 'Gate number', '1. Name:', '________', '2.'],
  ]);
  expect(
    forms()[0]
      ?.fields.slice(3)
      .map(({ texts }) => texts.label),
  ).toEqual(['Cords?', 'Gate number']);
  const report = reportOf(node);
  for (const words of [
    'without a question: “*”',
    'without a question: “________”',
    'without a question: “2.”',
    'has “Name”',
    'has “Email”',
    'has “Your name”',
    'has “Your e-mail”',
    'has “cords?”',
    'has “Phone”',
    'has “Phone number”',
    'has “E-mail address”',
  ])
    expect(report).toContainEqual(expect.stringContaining(words));
  expect(report).toHaveLength(11);
});

it('asks forty questions, and none at all for a newsletter', () => {
  expect(fieldsOf(...Array.from({ length: 40 }, (_, n) => `Question ${n}`))).toHaveLength(40);
  addForm('Newsletter');
  expect(forms()[1]?.fields.map(({ name }) => name)).toEqual(['name', 'phone', 'email']);
});

describe('messages of each form', () => {
  const names = () => forms().map(({ name }) => name);

  it('arrive in a list that has the name of the section, whatever its heading is', () => {
    const firewood = addForm('one', [], { heading: 'Dry oak for winter' });
    firewood.name = 'Order: firewood';
    addForm('Newsletter');
    expect(names()).toEqual(['order-firewood', 'newsletter']);
    expect(forms()[0]?.texts.subject).toBe('Dry oak for winter');
    expect(forms()[1]?.texts.subject).toBe('Website message');
    firewood.heading = 'Dry ash';
    expect(names()).toEqual(['order-firewood', 'newsletter']);
  });

  it('are told apart where names are the same, or that of a form of the site, or no letters', () => {
    addForm('Contact');
    Object.assign(addForm('one'), { name: 'Wood', createdAt: '2026-02-01T00:00:00Z' });
    expect(names()).toEqual(['contact-Contact', 'wood']);
    // Does not begin a new list for the older form.
    Object.assign(addForm('a-copy'), { name: 'Wood!', createdAt: '2026-03-01T00:00:00Z' });
    Object.assign(addForm('three'), { name: '木' });
    expect(names()).toEqual(['contact-Contact', 'wood', 'wood-a-copy', 'three']);
  });

  it('arrive in one list from all pages that have the section', async () => {
    addForm('Wood', ['Cords?*']);
    seeded.node('page', { slug: 'about' }).sections = ['Entry:Wood'];
    const { site } = seeded.made();
    const found = formsOn(site.pages).filter(({ name }) => name === 'wood');
    expect(found).toEqual([{ name: 'wood', path: '/about/' }]);
    for (const path of ['/', '/about/'])
      expect(formsIn(await documentOf(site, path))).toEqual([
        expect.stringMatching(/ name="wood".* action="\/thank-you\/"/) as string,
      ]);
  });
});

it('has the button that staff name, and says what follows this form and not a request for a quote', async () => {
  addForm('Newsletter', [], { heading: 'Our newsletter', buttonLabel: 'Sign up' });
  const page = await renderPage(seeded.made().site, { path: '/' });
  const [submit] = find(page.one('form'), 'button').slice(-1);
  expect(submit && textOf(submit)).toBe('Sign up');
  expect(page.all('section').map((one) => attribute(one, 'id'))).toContain('our-newsletter');
  const { successText, requiredNote } = forms()[0]?.texts ?? {};
  expect(successText).not.toContain('leans');
  expect(requiredNote).not.toContain('only to reply');
});

it('is never where the quote buttons of a page lead', () => {
  addForm('Contact', ['Cords?']);
  const { quoteHref, barLink } = seeded.page('/');
  expect([quoteHref, barLink.href]).toEqual(['/contact/#quote', '/contact/#quote']);
});
