/** How many of each thing there are, as the specification counts them, and what they promise. */
import { defaults } from '../../../../src/content/defaults';
import { PAGE_KINDS } from '../../../../src/content/model/page';
import { linksIn, shown, wordsOf } from './entries';

const ordered = (entries: readonly { fields: { order?: number } }[]): boolean =>
  entries.every(
    (entry, index) =>
      index === 0 || (entry.fields.order ?? 0) > (entries[index - 1]?.fields.order ?? 0),
  );

describe('lists', () => {
  it.each([
    ['faq', 19],
    ['highlight', 4],
    ['testimonial', 3],
    ['contactInfo', 3],
    ['blogPost', 4],
    ['notice', 0],
  ] as const)('%s: %i', (type, count) => {
    expect(defaults[type]).toHaveLength(count);
  });

  it.each(['faq', 'highlight', 'testimonial', 'contactInfo', 'navigationLink'] as const)(
    '%s stands in the order of its positions',
    (type) => {
      expect(ordered(defaults[type])).toBe(true);
    },
  );

  it('there is one page of each kind, and every menu entry leads to one', () => {
    const kinds = defaults.page.map(({ fields }) => fields.kind);
    expect([...kinds].sort()).toEqual(Object.keys(PAGE_KINDS).sort());
    const paths = defaults.page.map(({ fields }) =>
      fields.kind === 'home' ? '/' : `/${fields.slug}/`,
    );
    for (const { fields } of defaults.navigationLink) expect(paths).toContain(fields.href);
  });

  it('careers are out of the top menu, home is out of the footer', () => {
    const link = (href: string) =>
      defaults.navigationLink.find(({ fields }) => fields.href === href)?.fields;
    expect(link('/careers/')?.hideFromTopNav).toBe(true);
    expect(link('/')?.hideFromFooter).toBe(true);
    expect(link('/services/')?.hideFromTopNav).not.toBe(true);
  });

  it('testimonials are marked as samples and show nobody’s face', () => {
    for (const { fields } of defaults.testimonial) {
      expect(fields.isSample).toBe(true);
      expect(fields.avatarUrl).toBeUndefined();
    }
  });

  it('four reasons, five steps, three promises and three roles', () => {
    const items = (id: string): number =>
      (defaults.section.find((section) => section.id === id)?.fields.body ?? '').match(/^### /gm)
        ?.length ?? 0;
    expect(items('section-services-reasons')).toBe(4);
    expect(items('section-home-steps')).toBe(5);
    expect(items('section-about-promises')).toBe(3);
    expect(items('section-careers-roles')).toBe(3);
  });
});

describe('questions', () => {
  it('are answered in 30 to 120 words, each question its own', () => {
    const questions = defaults.faq.map(({ fields }) => fields.question ?? '');
    expect(new Set(questions).size).toBe(19);
    for (const { fields } of defaults.faq) {
      const count = wordsOf(fields.answer ?? '').length;
      expect({ question: fields.question, fits: count >= 30 && count <= 120 }).toEqual({
        question: fields.question,
        fits: true,
      });
    }
  });

  it('lead on to pages where there is more to say', () => {
    const links = defaults.faq.flatMap(({ fields }) => linksIn(fields.answer ?? ''));
    expect(links.length).toBeGreaterThanOrEqual(8);
  });

  it('promise neither a price nor a time of arrival nor an insurer’s money', () => {
    const answers = defaults.faq.map(({ fields }) => fields.answer ?? '').join('\n');
    expect(answers).not.toMatch(/\$\s?\d|within (an|one|\d+) (hour|minute)/i);
    const insurance = defaults.faq.find(({ id }) => id === 'faq-insurance')?.fields.answer ?? '';
    expect(insurance).toMatch(/for your insurer to say/);
  });
});

describe('articles', () => {
  it('stand newest first on the days the specification gives', () => {
    const days = defaults.blogPost.map(({ fields }) =>
      new Intl.DateTimeFormat('en-US', {
        dateStyle: 'long',
        timeZone: 'America/New_York',
      }).format(new Date(fields.lastModified ?? '')),
    );
    expect(days).toEqual([
      'January 22, 2024',
      'January 9, 2024',
      'December 18, 2023',
      'December 4, 2023',
    ]);
  });

  it.each(defaults.blogPost.map((post) => [post.id, post.fields] as const))(
    '%s is a whole article',
    (id, fields) => {
      const body = fields.body ?? '';
      const count = wordsOf(body).length;
      expect(count).toBeGreaterThanOrEqual(650);
      expect(count).toBeLessThanOrEqual(1000);
      expect(body.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(4);
      expect(body).not.toMatch(/^# /m);
      expect(body).toMatch(/^(- |1\. )/m);
      expect(body).toMatch(/^> /m);
      expect(linksIn(body).length).toBeGreaterThanOrEqual(2);
      expect(id).toBe(`post-${fields.slug}`);
      expect(fields.image?.alt ?? '').not.toBe('');
      expect(fields.imageCaption ?? '').not.toBe('');
      expect(fields.excerpt ?? '').not.toBe('');
      expect(fields.tags?.length ?? 0).toBeGreaterThan(0);
    },
  );
});

describe('search texts of pages, services and articles', () => {
  const searchable = [...defaults.page, ...defaults.service, ...defaults.blogPost].map(
    ({ id, fields }) => ({
      id,
      title: shown(fields.metaTitle ?? ''),
      description: shown(fields.metaDescription ?? ''),
    }),
  );

  it('are there, of a length that search engines show whole', () => {
    const wrong = searchable.filter(
      ({ title, description }) =>
        title === '' || title.length > 60 || description.length < 90 || description.length > 155,
    );
    expect(wrong).toEqual([]);
  });

  it('are unique', () => {
    for (const key of ['title', 'description'] as const) {
      const texts = searchable.map((texts) => texts[key]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });
});
