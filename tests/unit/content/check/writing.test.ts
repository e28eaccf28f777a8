import type { TestNode } from '../../../support/richText';
import { block, problemsIn, question, richText, toldAbout } from './problemsIn';

const aboutAnswer = (...content: readonly TestNode[]) =>
  toldAbout('q1', { entries: { faq: [question({ answer: richText(...content) })] } });

describe('headings', () => {
  it('may start at any level and go down one at a time', async () => {
    expect(
      await aboutAnswer(
        block('A', 'heading-2'),
        block('a'),
        block('B', 'heading-3'),
        block('C', 'heading-2'),
        block('D', 'heading-3'),
      ),
    ).toEqual([]);
  });

  it('must not use the level of the page’s title', async () => {
    expect(await aboutAnswer(block('A', 'heading-1'), block('a'))).toEqual([
      'warning: “Answer” uses Heading 1, which belongs to the page’s own title. It is shown as Heading 2; use Heading 2 and below.',
    ]);
  });

  it('must not skip a level', async () => {
    expect(await aboutAnswer(block('A', 'heading-2'), block('B', 'heading-4'))).toEqual([
      'warning: “Answer” jumps from Heading 2 to Heading 4. Screen readers announce the gap; do not skip a level.',
    ]);
  });
});

describe('capitals', () => {
  const about = (text: string) =>
    toldAbout('q1', { entries: { faq: [question({ question: text })] } });

  it('are told when a whole text is set in them', async () => {
    expect(await about('CALL US RIGHT NOW!')).toEqual([
      'warning: “Question” is all in capitals. It is hard to read, and screen readers may spell it out. Write it in normal letters.',
    ]);
  });

  it('are fine in abbreviations, in single words and in tokens', async () => {
    expect(await about('ISA & ANSI A300')).toEqual([]);
    expect(await about('Call us NOW, day or night')).toEqual([]);
    expect(await about('{{company}} {{city}} {{state}}')).toEqual([]);
  });
});

describe('empty formatted text', () => {
  it('is told, because the site cannot show it', async () => {
    expect(await aboutAnswer(block(' '))).toEqual([
      'error: “When do you prune?” is not shown on the site, because it lacks: Answer.',
    ]);
  });
});

describe('tokens', () => {
  it('that do not exist are named', async () => {
    expect(await aboutAnswer(block('Call {{phone}} or {{fax}}.'))).toEqual([
      'error: “Answer” uses {{fax}}, which does not exist, so nothing is shown in its place. Use one of: {{phone}}, {{city}}, {{state}}, {{stateCode}}, {{company}}, {{hours}}, {{year}}, {{counting}}.',
    ]);
  });
});

describe('testimonials', () => {
  const testimonial = (isSample: boolean) => ({
    contentful_id: 't1',
    name: 'Ann B.',
    quote: 'They came at once.',
    isSample,
  });

  it('that are samples are told as long as visitors read them', async () => {
    expect(await toldAbout('t1', { entries: { testimonial: [testimonial(true)] } })).toEqual([
      'warning: The testimonial of “Ann B.” is a sample that came with the site, but visitors take it for real. Replace it with the words of a real customer.',
    ]);
    expect(await toldAbout('t1', { entries: { testimonial: [testimonial(false)] } })).toEqual([]);
  });

  it('of the site itself are samples', async () => {
    const told = (await problemsIn({})).filter(({ contentType }) => contentType === 'testimonial');
    expect(told).toHaveLength(3);
  });
});

describe('notices', () => {
  const notice = (id: string, fields: object) => ({ contentful_id: id, text: 'Storm!', ...fields });
  const about = (id: string, ...notices: readonly ReturnType<typeof notice>[]) =>
    toldAbout(id, { entries: { notice: notices }, now: '2024-06-01T12:00:00Z' });

  it('that are over are told', async () => {
    expect(await about('n1', notice('n1', { endsAt: '2024-06-01T11:59:00Z' }))).toEqual([
      'warning: The notice is over, so visitors do not see it any more. Unpublish it, or set a later end.',
    ]);
    expect(await about('n1', notice('n1', { endsAt: '2024-06-01T12:01:00Z' }))).toEqual([]);
  });

  it('that end before they start are told', async () => {
    const wrong = { startsAt: '2024-07-02T08:00+00:00', endsAt: '2024-07-01T08:00+00:00' };
    expect(await about('n1', notice('n1', wrong))).toEqual([
      'error: The notice ends before it starts, so visitors never see it. Set the end after the start.',
    ]);
  });

  it('that have the same time as a newer one are told', async () => {
    const all = [
      notice('holiday', { startsAt: '2024-12-01T08:00Z', endsAt: '2024-12-27T08:00Z' }),
      notice('storm', { startsAt: '2024-12-20T08:00Z', endsAt: '2024-12-21T08:00Z' }),
      notice('spring', { startsAt: '2025-03-01T08:00Z' }),
    ];
    expect(await about('holiday', ...all)).toEqual([
      'warning: The notices “Storm!” and “Storm!” have the same time. Visitors see only the second then, because it is newer. Change “Shown from” or “Shown until” of one of them.',
    ]);
    expect(await about('storm', ...all)).toEqual([]);
    expect(await about('spring', ...all)).toEqual([]);
  });
});

describe('what is unfinished', () => {
  const post = (fields: object) => ({
    contentful_id: 'p1',
    title: 'Pruning',
    slug: 'pruning',
    body: richText(block('Words.')),
    ...fields,
  });
  const about = (fields: object, space: object = {}) =>
    toldAbout('p1', { entries: { blogPost: [post(fields)], ...space } });

  it('is told of posts and services without a text', async () => {
    expect(await about({ body: null })).toEqual([
      'error: “Pruning” has no text, so its page is a heading over nothing. Write “Article”.',
    ]);
    const entries = { service: [{ contentful_id: 's1', title: 'Felling', slug: 'felling' }] };
    expect(await toldAbout('s1', { entries })).toEqual([
      'error: “Felling” has no text, so its page is a heading over nothing. Write “Text of the page”.',
    ]);
  });

  it('is told of filler text', async () => {
    expect(await about({ excerpt: 'Lorem ipsum dolor.' })).toEqual([
      'error: “Summary” still has filler text (“Lorem ipsum”), and visitors read it. Write the real text.',
    ]);
  });

  it('is told of a text far longer than its place', async () => {
    expect(await about({ title: 'Pruning '.repeat(30).trim() })).toEqual([
      'warning: “Title” has 239 characters, far more than fit its place. Write at most 160.',
    ]);
  });

  it('is told of a date in the future', async () => {
    expect(await about({ lastModified: '2024-07-01' })).toEqual([
      'warning: “Pruning” has a date in the future, and visitors see it already. To publish it later, use “Set schedule” beside Publish.',
    ]);
  });

  it('is told of a website that hides a post', async () => {
    const siteConfig = [{ contentful_id: 'facts', homeUrl: 'https://www.trees.example' }];
    expect(await about({ website: ['trees.example'] }, { siteConfig })).toEqual([]);
    expect(await about({ website: ['our site'] }, { siteConfig })).toEqual([
      'error: “Pruning” is not on this website, because “Only on these websites” says our site. If it belongs here, add trees.example, or empty that field.',
    ]);
  });

  it('is told of two equal questions', async () => {
    const entries = {
      faq: [question(), question({ contentful_id: 'q2', question: 'When do you PRUNE' })],
    };
    expect(await toldAbout('q2', { entries })).toEqual([
      'warning: The question “When do you PRUNE” is there twice. Unpublish one of the two.',
    ]);
  });

  it('is told of lists that are still those the site came with', async () => {
    const told = (await problemsIn({ entries: { faq: [question()] } })).filter(
      ({ entryId }) => entryId === undefined,
    );
    expect(told).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        contentType: 'highlight',
        message:
          'Visitors read “years of experience in {{state}} trees” and 3 more of “Highlight” as the site came with it. Write your own in Contentful, or have it put there by npm run contentful:seed.',
      }),
    );
  });
});
