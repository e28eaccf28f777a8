/**
 * What the site comes with: the facts of the specification, and what its texts promise. That they are
 * within the model's limits is proven by `tests/content/setup.test.ts`, which puts all of them into a
 * space, and that a space shows them as they are by `tests/pipeline/space.test.ts`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaults } from '../../../src/content/defaults';
import {
  contentTypeIds,
  fieldsOf,
  isVisibleText,
  type ContentTypeId,
} from '../../../src/content/model';
import { PAGE_KINDS } from '../../../src/content/model/page';
import {
  bundledDefaults,
  emptySpace,
  allPages,
  siteOf,
  type MadeSite,
} from '../../support/content';

const SERVICES = [
  'tree-pruning',
  'tree-trimming',
  'tree-removal',
  'stump-grinding',
  'tree-planting',
  'tree-health-consulting',
  'land-clearing',
  'emergency-tree-services',
  'arborist-consultations',
  'eco-friendly-tree-solutions',
];

/** What nobody but staff can know, and what is there to be set aside from the rule. */
const EMPTY_AT_FIRST: Partial<Record<ContentTypeId, readonly string[]>> = {
  siteConfig: [
    ...['streetAddress', 'postalCode', 'email', 'textNumber', 'licenseNumber', 'licenseHolder'],
    ...['licenseRegister', 'insurer', 'insuranceCertificate', 'rating', 'ratingSource'],
    ...['homeUrl', 'socialProfiles', 'shareImage'],
  ],
  page: ['shareImage', 'previousAddresses'],
  section: ['hidden'],
  service: ['pictureBefore', 'pictureAfter', 'workCaption', 'shareImage'],
  testimonial: ['portrait', 'avatarUrl'],
  contactInfo: ['cta'],
  blogPost: ['website', 'shareImage', 'previousAddresses'],
  notice: ['text', 'linkLabel', 'linkHref', 'startsAt', 'endsAt', 'emergency'],
  diagram: ['caption'],
  migrationRecord: ['name', 'doneAt', 'items'],
};

/** Every string inside a value, however deep. */
const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => stringsOf(inner));
};

/** Every text that visitors read, with the entry and field it stands in. */
const texts = contentTypeIds.flatMap((type) =>
  defaults[type].flatMap(({ id, fields }) =>
    fieldsOf(type)
      .filter(([, field]) => isVisibleText(field) || field.kind === 'picture')
      .flatMap(([field]) =>
        stringsOf((fields as Record<string, unknown>)[field]).map((text) => ({
          type,
          where: `${type} ${id} ${field}`,
          text,
        })),
      ),
  ),
);

/** Where some text is not as it should be. */
const placesOf = (wrong: (text: string) => boolean): readonly string[] =>
  texts.filter(({ text }) => wrong(text)).map(({ where }) => where);

/** Words of a Markdown text without its signs, tables' rules and embeds. */
const countWords = (markdown = ''): number =>
  markdown
    .replace(/^!\[.*$/gm, '')
    .replace(/\]\([^)]*\)/g, '')
    .split(/\s+/)
    .filter((word) => /[a-z0-9]/i.test(word)).length;

/** Links of a Markdown text; embeds are not links. */
const linksIn = (markdown = ''): readonly string[] =>
  [...markdown.matchAll(/(?<!!)\[[^\]]*\]\([^)]*\)/g)].map(([link]) => link);

let bundled: MadeSite;
beforeAll(async () => {
  bundled = siteOf(emptySpace(), await bundledDefaults());
});

it('has nothing to mend but what only the owner can', () => {
  const told = bundled.problems.map(({ contentType, field }) => `${contentType} ${field}`);
  expect([...new Set(told)]).toEqual(['siteConfig licenseNumber', 'testimonial isSample']);
});

it.each(contentTypeIds)(
  '%s has every field filled in by some default, or is known to start empty',
  (type) => {
    const filled = new Set(defaults[type].flatMap(({ fields }) => Object.keys(fields)));
    const empty = fieldsOf(type).filter(([id]) => !filled.has(id));
    expect(empty.map(([id]) => id)).toEqual(EMPTY_AT_FIRST[type] ?? []);
  },
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

  it('there is one page of each kind', () => {
    const kinds = defaults.page.map(({ fields }) => fields.kind);
    expect([...kinds].sort()).toEqual(Object.keys(PAGE_KINDS).sort());
  });

  it('careers are out of the top menu, home is out of the footer', () => {
    const link = (href: string) =>
      defaults.navigationLink.find(({ fields }) => fields.href === href)?.fields;
    expect(link('/careers/')?.hideFromTopNav).toBe(true);
    expect(link('/')?.hideFromFooter).toBe(true);
    expect(link('/services/')?.hideFromTopNav).not.toBe(true);
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

it.each([
  [
    'home',
    ['highlights', 'essay', 'featuredServices', 'steps', 'fieldNotes', 'faq'],
    ['testimonials', 'callBanner', 'estimate'],
  ],
  ['services', ['servicesIndex', 'reasons', 'estimate'], []],
  [
    'about',
    ['panorama', 'experience', 'servicesTeaser', 'callBanner'],
    ['aboutServices', 'promises', 'estimate'],
  ],
  ['careers', ['roles', 'pictureText', 'reachOut'], []],
  ['contact', ['contactForm', 'map', 'callBanner'], []],
  ['blog', ['callBanner'], []],
])('the page %s has the design’s sections in the design’s order', (kind, first, rest) => {
  const pages = [...bundled.site.pages, ...bundled.site.blog];
  const sections = pages.find((page) => page.kind === kind)?.sections ?? [];
  expect(sections.map(({ layout }) => layout)).toEqual([...first, ...rest]);
});

describe('questions', () => {
  it('are answered in 30 to 120 words', () => {
    const counts = defaults.faq.map(({ fields }) => countWords(fields.answer));
    expect(counts.filter((count) => count < 30 || count > 120)).toEqual([]);
  });

  it('lead on to pages where there is more to say', () => {
    const links = defaults.faq.flatMap(({ fields }) => linksIn(fields.answer));
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
    expect(bundled.site.posts.map(({ dateText }) => dateText)).toEqual([
      'January 22, 2024',
      'January 9, 2024',
      'December 18, 2023',
      'December 4, 2023',
    ]);
  });

  it.each(defaults.blogPost.map(({ id, fields }) => [id, fields] as const))(
    '%s is a whole article',
    (_, { body = '', image, imageCaption, excerpt, tags }) => {
      expect(countWords(body)).toBeGreaterThanOrEqual(650);
      expect(countWords(body)).toBeLessThanOrEqual(1000);
      expect(body.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(4);
      expect(body).toMatch(/^(- |1\. )/m);
      expect(body).toMatch(/^> /m);
      expect(linksIn(body).length).toBeGreaterThanOrEqual(2);
      for (const there of [image?.alt, imageCaption, excerpt, tags?.[0]])
        expect(there).toMatch(/\S/);
    },
  );
});

describe('services', () => {
  const services = defaults.service.map(({ fields }) => fields);

  it('are the ten of the specification in the order of menus, nine featured, seven on the about page', () => {
    expect(bundled.site.services.map(({ path: address }) => address).sort()).toEqual(
      SERVICES.map((slug) => `/${slug}/`).sort(),
    );
    const inOrder = [...services].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
    expect(inOrder.map(({ slug }) => slug)).toEqual(SERVICES);
    expect(services.filter(({ featured }) => featured)).toHaveLength(9);
    expect(services.filter(({ about }) => about !== undefined)).toHaveLength(7);
  });

  it('keep the two old addresses', () => {
    expect(services.flatMap(({ previousAddresses = [] }) => previousAddresses)).toEqual([
      '/stump-grinding-removal/',
      '/tree-health-assessments/',
    ]);
  });

  it.each([
    ...(['title', 'heading', 'intro', 'description', 'overview', 'drawing'] as const),
    ...(['icon', 'bannerHeading'] as const),
  ])('have each a %s of their own', (field) => {
    const values = services.map((service) => service[field]);
    expect(values).not.toContain(undefined);
    expect(new Set(values).size).toBe(SERVICES.length);
  });

  it.each(services.map((fields) => [fields.slug, fields] as const))(
    '%s says enough, and not too much, with a picture',
    (_, { body, steps, layout, picture, pictureCaption, bannerText }) => {
      expect(countWords(body) + countWords(steps)).toBeGreaterThanOrEqual(500);
      expect(countWords(body)).toBeLessThanOrEqual(900);
      expect(picture?.alt).toMatch(/\S/);
      expect(bannerText).toMatch(/\S/);
      // The emergency page's picture is its background, without words of its own.
      if (layout !== 'emergency') expect(pictureCaption).toMatch(/\S/);
    },
  );

  it('have one for emergencies, which warns first and gives five steps', () => {
    const emergencies = bundled.site.services.filter(({ layout }) => layout === 'emergency');
    expect(emergencies).toMatchObject([
      {
        path: '/emergency-tree-services/',
        warning: { tone: 'warning', title: expect.stringContaining('911') as string },
        steps: { heading: expect.stringMatching(/\S/) as string },
      },
    ]);
    expect(emergencies[0]?.steps?.items).toHaveLength(5);
  });
});

it('search texts have a length that search engines show whole', () => {
  const wrong = allPages(bundled.site)
    .map(({ path: address, seo: { title, description } }) => ({ address, title, description }))
    .filter(
      ({ title, description }) =>
        title.length > 60 || description.length < 90 || description.length > 155,
    );
  expect(wrong).toEqual([]);
});

it('the form, the buttons and the posts say what the specification says', () => {
  expect(defaults.formText[0]?.fields).toMatchObject({
    namePlaceholder: 'Your Name*',
    emailPlaceholder: 'Email Address*',
    phonePlaceholder: 'Phone Number',
    commentPlaceholder: 'Message Here*',
    submit: 'Submit',
  });
  expect(defaults.menuText[0]?.fields).toMatchObject({
    quoteLabel: 'Request Free Quote',
    callLabel: 'Call Us Anytime',
  });
  expect(defaults.interfaceText[0]?.fields).toMatchObject({
    bannerCall: 'Call us today!',
    postCall: 'Call to schedule a FREE consultation',
    recentPosts: 'Recent Posts',
    shareSentence: 'I wanted to share this link with you',
  });
});

describe('the voice', () => {
  it('takes the company’s name and number from tokens', () => {
    const { company = '' } = defaults.siteConfig[0]?.fields ?? {};
    expect(company).toMatch(/\S/);
    const literal = texts.filter(
      ({ type, text }) =>
        type !== 'siteConfig' &&
        (text.includes(company) || /\d{3}[)\s.-]*\d{3}[\s.-]\d{4}/.test(text)),
    );
    expect(literal.map(({ where }) => where)).toEqual([]);
  });

  it('keeps the exclamation mark for the two calls that have it by the specification', () => {
    const loud = placesOf(
      (text) =>
        /!(?!\[)/.test(text.replace('404 - Oops, Branching Out to the Unknown!', '')) &&
        text !== 'Call us today!',
    );
    expect(loud).toEqual([]);
  });

  it('of services is calm and well set', () => {
    const typed = placesOf((text) =>
      // Typewriter quotes; those of a picture's caption are syntax.
      /—|\$\d|whether you|["']/i.test(text.replace(/!\[.*?\]\(.*?\)/g, '')),
    );
    expect(typed.filter((where) => /^(service|callout|diagram|comparison) /.test(where))).toEqual(
      [],
    );
  });
});

describe('photo credits', () => {
  const credits = defaults.menuText[0]?.fields.photoCredits ?? '';
  const rows = readFileSync(path.resolve('src/images/CREDITS.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, file = '']) => file.endsWith('.jpg'))
    .map(([, file = '', , source = '', license = '']) => ({
      name: file.replace('.jpg', ''),
      author: source.replace(/[,(].*$/, '').trim(),
      license,
    }));
  const LICENSES: Readonly<Record<string, string>> = {
    'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
    'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
    'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  };
  let used: ReadonlySet<string>;
  beforeAll(async () => {
    used = new Set([...(await bundledDefaults()).pictures.values()].map(({ file }) => file));
  });

  it('name the author of every picture in use', () => {
    const named = rows.filter(({ author }) => credits.toLowerCase().includes(author.toLowerCase()));
    expect([...used].filter((file) => !named.some(({ name }) => name === file))).toEqual([]);
  });

  it('link the license and tell the changes where the license asks for it', () => {
    const asking = rows.filter(({ name, license }) => used.has(name) && license in LICENSES);
    expect(asking.length).toBeGreaterThan(0);
    for (const { author, license } of asking) {
      const paragraph = credits
        .split('\n\n')
        .find((text) => text.includes(author) && text.includes(license));
      expect(paragraph).toContain(`[${license}](${LICENSES[license]})`);
      expect(paragraph).toContain('cropped and resized');
    }
  });
});
