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
      'warning: “Answer” is empty. The site shows the text it came with, or nothing. Write something, or delete the entry.',
      'error: “When do you prune?” is not shown on the site, because it lacks: Answer.',
    ]);
  });
});

describe('tokens', () => {
  it('that do not exist are named', async () => {
    expect(await aboutAnswer(block('Call {{phone}} or {{fax}}.'))).toEqual([
      'error: The text uses {{fax}}, which does not exist, so nothing is shown in its place. Use one of: {{phone}}, {{city}}, {{state}}, {{company}}, {{hours}}, {{year}}.',
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

  it('that stand behind another one are told', async () => {
    const both = [notice('n1', {}), notice('n2', {})];
    expect(await about('n1', ...both)).toEqual([]);
    expect(await about('n2', ...both)).toEqual([
      'warning: There is more than one notice, but the site shows one. This one is not shown; unpublish the other first.',
    ]);
  });
});
