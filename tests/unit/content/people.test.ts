/** The people that staff name: customers with what they said, and authors with their posts. */
import { addNode } from '../../support/content';
import { seededForEach, toldOf } from '../../support/seeded';

const seeded = seededForEach();

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

it('are hidden as long as one of them is not a sample, and reported while all are', () => {
  const names = () =>
    seeded
      .sections('testimonials')
      .flatMap(({ testimonials }) => testimonials.map(({ name }) => name));
  const told = () => seeded.made().problems.filter(({ field }) => field === 'isSample');
  expect(names()).toContain('Dana R.');
  expect(told().map(({ severity }) => severity)).toEqual(['error', 'error', 'error']);
  addNode(seeded.space, 'testimonial', 'ann', { name: 'Ann B.', quote: 'Good.', isSample: false });
  expect(names()).toEqual(['Ann B.']);
  expect(told()).toEqual([]);
});

describe('the author of a post', () => {
  const post = () => seeded.node('blogPost');
  const view = () => seeded.post(`/blog/${post().slug as string}/`);
  const told = (): unknown => toldOf(view(), 'BlogPosting')[0]?.['author'];

  it('is the company to search engines if staff name nobody', () => {
    expect(view().author).toBeUndefined();
    expect(told()).not.toHaveProperty('name');
  });

  it('is a name, which the structured data has too', () => {
    post().author = 'Ann B.';
    expect(view().author).toMatchObject({ name: 'Ann B.', initials: 'AB' });
    expect(told()).toMatchObject({ '@type': 'Person', name: 'Ann B.' });
  });

  it('is a card in place of the name, with its portrait, words and link', () => {
    addNode(seeded.space, 'card', 'ann', {
      ...{ title: 'Ann B.', note: 'Climber', text: 'Up since March.' },
      href: 'https://register.example/7',
      picture: `Asset:${seeded.space.asset.nodes[0]?.contentful_id}`,
    });
    Object.assign(post(), { author: 'A. Birch', authorCard: ['Entry:ann'] });
    expect(view().author).toMatchObject({
      ...{ name: 'Ann B.', role: 'Climber', words: 'Up since March.' },
      href: 'https://register.example/7',
    });
    expect(view().author?.avatarUrl).toMatch(/^https:/);
    expect(told()).toMatchObject({ name: 'Ann B.', jobTitle: 'Climber' });
  });
});
