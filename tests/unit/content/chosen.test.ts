/** Which questions, services and testimonials a section and the page of a service show. */
import { plainText } from '../../../src/content/richText/nodes';
import { addNode, sectionIn } from '../../support/content';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

const HOME = { faq: 'section-home-questions', services: 'section-home-services' } as const;

/** Chooses entries for a section of the home page, and returns its view and problems. */
const choosing = (section: string, ...ids: readonly string[]) => {
  const node = seeded.node('section', { contentful_id: section });
  node.chosen = ids.map((id) => `Entry:${id}`);
  return { home: seeded.page('/'), problems: seeded.problemsOf(node) };
};

const questionsOf = (...ids: readonly string[]) =>
  sectionIn(choosing(HOME.faq, ...ids).home, 'questions')?.faqs.map(({ anchor }) => anchor);

const anchorsOf = (path: string) =>
  sectionIn(seeded.service(path), 'questions')?.faqs.map(({ anchor }) => anchor);

const LAWN = 'will-machines-ruin-my-lawn';
const STUMP = ['how-deep-do-you-grind-a-stump', 'what-is-811-and-why-wait-for-it', LAWN] as const;

describe('a section', () => {
  it('shows the chosen questions in the order of their choice, without drafts', () => {
    expect(questionsOf('faq-lawn', 'draft', 'faq-stump-depth')).toEqual([LAWN, STUMP[0]]);
  });

  it('shows all questions about a chosen service, each once', () => {
    expect(questionsOf('service-stump-grinding', 'faq-lawn')).toEqual(STUMP);
  });

  it('shows all while nothing is chosen', () => {
    expect(questionsOf()).toHaveLength(19);
    expect(questionsOf('draft', 'service-land-clearing')).not.toHaveLength(19);
  });

  it.each([['draft'], ['testimonial-sample-1'], ['draft', 'testimonial-sample-1']])(
    'is left out while nothing can be shown of what is chosen: %s %s',
    (...ids) => {
      const { home, problems } = choosing(HOME.faq, ...ids);
      expect(sectionIn(home, 'questions')).toBeUndefined();
      expect(problems.at(-1)?.message).toContain(
        'has nothing to show as “Questions”, so it is left out on the site.',
      );
    },
  );

  it('without a choice shows the questions that no other section of the page has chosen', () => {
    const topics = () =>
      seeded
        .page('/questions/')
        .sections.flatMap((one) =>
          one.look === 'questions' ? [one.faqs.map(({ anchor }) => anchor)] : [],
        );
    expect(topics()).toHaveLength(5);
    expect(new Set(topics().flat()).size).toBe(19);
    expect(topics().flat()).toHaveLength(19);
    expect(topics().at(-1)).toContain(LAWN);
    const node = seeded.node('section', { contentful_id: 'section-questions-cost' });
    node.chosen = ['Entry:faq-lawn'];
    expect(topics()[0]).toEqual([LAWN]);
    expect(topics().at(-1)).not.toContain(LAWN);
    expect(topics().at(-1)).toContain('what-will-the-work-cost');
  });

  it('has all others after those that come first, if staff want them', () => {
    const shown = () =>
      seeded.sections('testimonials')[0]?.testimonials.map(({ name }) => name) ?? [];
    const [first, second, third] = shown();
    const section = seeded.node('section', { contentful_id: 'section-home-testimonials' });
    Object.assign(section, { chosen: ['Entry:testimonial-sample-3'], others: true });
    expect(shown()).toEqual([third, first, second]);
    section.others = false;
    expect(shown()).toEqual([third]);
  });

  it('shows the chosen services and testimonials', () => {
    const { home } = choosing(HOME.services, 'service-tree-removal', 'service-tree-planting');
    const services = sectionIn(home, 'services')?.services;
    expect(services?.map(({ href }) => href)).toEqual(['/tree-removal/', '/tree-planting/']);
    const [, , third] = seeded.bundled.entries.testimonial;
    choosing('section-home-testimonials', third?.id ?? '');
    const quotes = seeded.sections('testimonials').flatMap(({ testimonials }) => testimonials);
    expect(quotes.map(({ name }) => name)).toEqual([third?.fields.name]);
  });

  it('shows the testimonials about a chosen service, to which new ones are added', () => {
    const named = () =>
      seeded
        .sections('testimonials')
        .flatMap(({ testimonials }) => testimonials.map(({ name }) => name));
    choosing('section-home-testimonials', 'service-tree-removal');
    expect(named()).toEqual([]);
    const services = ['Entry:service-tree-removal', 'Entry:service-stump-grinding'];
    addNode(seeded.space, 'testimonial', 'bo', { name: 'Bo C.', quote: 'Gone.', services });
    expect(named()).toEqual(['Bo C.']);
    const section = seeded.node('section', { contentful_id: 'section-home-testimonials' });
    expect(seeded.problemsOf(section)).toEqual([]);
  });

  it.each([
    [HOME.services, 'faq-lawn', 'Services'],
    ['section-home-text', 'faq-lawn', 'Text'],
  ])('of %s is reported if its look cannot list the chosen entries', (section, id, look) => {
    const { problems } = choosing(section, id);
    expect(problems[0]).toMatchObject({ severity: 'warning', field: 'chosen' });
    expect(problems[0]?.message).toContain(
      `“${look}” cannot show “Will machines ruin my lawn?” (Question and answer)`,
    );
  });
});

describe('the page of a service', () => {
  it('has the sections that staff put there, the same one on several pages, before its questions', () => {
    const looks = (path: string) => seeded.service(path).sections.map(({ look }) => look);
    expect(looks('/tree-pruning/')).toEqual(['text', 'questions']);
    expect(looks('/stump-grinding/')).toEqual(['text', 'questions']);
    for (const node of seeded.space.service.nodes) node.sections = null;
    expect(looks('/tree-pruning/')).toEqual(['questions']);
  });

  it('has each id once, even if staff show a question that is also added automatically', () => {
    const chosen = ['Entry:service-stump-grinding'];
    const service = seeded.node('service', { slug: 'stump-grinding' });
    seeded.addSection({ name: 'ours', layout: 'Questions', heading: 'Questions', chosen }, service);
    const ids = seeded
      .service('/stump-grinding/')
      .sections.flatMap((one) => [
        one.id,
        ...(one.look === 'questions' ? one.faqs.map(({ anchor }) => anchor) : []),
      ]);
    expect(ids.length).toBeGreaterThan(STUMP.length * 2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows the questions about it, three or four of those that come with the site', () => {
    expect(anchorsOf('/stump-grinding/')).toEqual(STUMP);
    for (const page of seeded.made().site.services)
      expect([3, 4]).toContain(sectionIn(page, 'questions')?.faqs.length);
  });

  it('adds questions that are about no service while it has fewer than three', () => {
    for (const node of seeded.space.faq.nodes)
      if (node.contentful_id !== 'faq-lawn') node.services = null;
    expect(anchorsOf('/stump-grinding/')).toEqual([
      LAWN,
      'what-will-the-work-cost',
      'is-the-estimate-really-free',
    ]);
  });

  it('does not link to itself in an answer, whose words stay', () => {
    const answerOn = (page: Parameters<typeof sectionIn>[0]) =>
      sectionIn(page, 'questions')?.faqs.find(({ anchor }) => anchor === STUMP[0])?.answer;
    const home = answerOn(seeded.page('/'));
    const own = answerOn(seeded.service('/stump-grinding/'));
    const link = '"uri":"/stump-grinding/"';
    expect([JSON.stringify(home).includes(link), JSON.stringify(own).includes(link)]).toEqual([
      true,
      false,
    ]);
    expect(own && plainText(own)).toBe(home && plainText(home));
  });

  it('leads to all questions while there is a page of them', () => {
    const buttons = () =>
      seeded.made().site.services.map((page) => sectionIn(page, 'questions')?.button?.href);
    expect(new Set(buttons())).toEqual(new Set(['/questions/']));
    seeded.remove('page', { kind: 'questions' });
    expect(new Set(buttons())).toEqual(new Set([undefined]));
  });
});
