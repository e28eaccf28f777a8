/** The people that staff name: on sections, with their posts, and on the emergency page. */
import { pagesByTemplate } from '../../../src/content/assemble';
import { addNode } from '../../support/content';
import { seededForEach, toldOf } from '../../support/seeded';

const seeded = seededForEach();

const ANN = {
  name: 'Ann B.',
  role: 'Climber',
  credential: 'License 7',
  credentialRegister: 'https://register.example/7',
};

it('are shown in their order, with proof of their credentials only where staff provide it', () => {
  seeded.addSection({ name: 'crew', layout: 'People', heading: 'Us' });
  addNode(seeded.space, 'person', 'cy', { name: 'Cy D.', order: 20, credentialRegister: 'no' });
  addNode(seeded.space, 'person', 'ann', { ...ANN, order: 10 });
  const [ann, cy] = seeded.sections('people').flatMap(({ people }) => people);
  expect(ann).toMatchObject({
    name: 'Ann B.',
    role: 'Climber',
    initials: 'AB',
    evidence: { label: 'License 7', href: 'https://register.example/7' },
  });
  expect(cy?.name).toBe('Cy D.');
  expect(cy?.evidence).toBeUndefined();
});

it('customers are named with the month alone if staff do not say where the review was', () => {
  addNode(seeded.space, 'testimonial', 'ann', {
    name: 'Ann B.',
    quote: 'Good.',
    date: '2025-11-02',
    avatarUrl: 'http://portraits.example/ann.jpg',
  });
  const said = seeded.sections('testimonials').flatMap(({ testimonials }) => testimonials);
  expect(said.find(({ name }) => name === 'Ann B.')).toMatchObject({
    evidence: { label: 'November 2025' },
    // Pages load no picture without https.
    avatarUrl: 'https://portraits.example/ann.jpg',
  });
});

describe('who said something', () => {
  const said = (quote: string) => {
    addNode(seeded.space, 'testimonial', 'ann', { name: 'Ann B.', quote });
    const all = seeded.sections('testimonials').flatMap(({ testimonials }) => testimonials);
    const { quote: opening, rest } = all.find(({ name }) => name === 'Ann B.') ?? {};
    return [opening, rest];
  };
  const sentences = (count: number): string => Array(count).fill('They came. ').join('').trim();

  it('are quoted whole as long as that is no longer than a few sentences', () =>
    expect(said(sentences(54))).toEqual([sentences(54), undefined]));

  it('have whole sentences before the fold, and all others behind it', () =>
    expect(said(sentences(200))).toEqual([sentences(36), sentences(164)]));

  it.each([
    ['word ', 80],
    ['🌳', 400],
  ])('without sentences in %j have as many whole words as there is room for', (word, count) => {
    const whole = word.repeat(900).trim();
    const opening = word.repeat(count).trim();
    expect(said(whole)).toEqual([opening, whole.slice(opening.length).trim()]);
  });
});

it('are named with a post that they wrote, also in its structured data', () => {
  const post = seeded.node('blogPost');
  const view = () => seeded.post(`/blog/${post.slug as string}/`);
  const author = (): unknown => toldOf(view(), 'BlogPosting')[0]?.['author'];
  expect(view().author).toBeUndefined();
  expect(author()).not.toHaveProperty('name');
  addNode(seeded.space, 'person', 'ann', {
    ...ANN,
    portrait: `Asset:${seeded.space.asset.nodes[0]?.contentful_id}`,
  });
  post.author = ['Entry:ann'];
  expect(view().author?.name).toBe('Ann B.');
  expect(author()).toMatchObject({
    '@type': 'Person',
    name: 'Ann B.',
    jobTitle: 'Climber',
    image: expect.stringMatching(/^https:/) as string,
    hasCredential: { name: 'License 7', url: 'https://register.example/7' },
  });
});

it('answer the phone on the emergency page only', () => {
  addNode(seeded.space, 'person', 'ann', { ...ANN, answersPhone: true });
  addNode(seeded.space, 'person', 'cy', { name: 'Cy D.' });
  const ann = {
    name: 'Ann B.',
    role: 'Climber',
    initials: 'AB',
    tone: expect.any(Number) as number,
  };
  const { emergency } = pagesByTemplate(seeded.made().site);
  expect(emergency.map(({ answering }) => answering)).toEqual([[ann]]);
});
