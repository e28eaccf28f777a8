/** Whatever a bundled text points at is there. */
import { defaults } from '../../../../src/content/defaults';
import { embedsIn, linksIn, stringsIn, values } from './entries';

const paths = new Set([
  ...defaults.page.map(({ fields }) => (fields.kind === 'home' ? '/' : `/${fields.slug}/`)),
  ...defaults.service.map(({ fields }) => `/${fields.slug}/`),
  ...defaults.blogPost.map(({ fields }) => `/blog/${fields.slug}/`),
]);

/** Fragments that the pages really have. */
const FRAGMENTS: Readonly<Record<string, readonly string[]>> = { '/contact/': ['quote'] };

const HREF_FIELDS = new Set(['href', 'quoteHref', 'buttonHref', 'linkHref']);

const links = values.flatMap((value) => {
  const inText = value.field.kind === 'richText' ? stringsIn(value).flatMap(linksIn) : [];
  const inField = HREF_FIELDS.has(value.fieldId) ? stringsIn(value) : [];
  return [...inText, ...inField].map((href) => ({ href, where: value.where }));
});

describe('links of bundled texts', () => {
  it('are found at all', () => {
    expect(links.length).toBeGreaterThan(40);
  });

  it('go to pages that exist, in their final form', () => {
    const broken = links.filter(({ href }) => {
      if (/^https:\/\//.test(href)) return false;
      const [path = '', fragment] = href.split('#');
      return !paths.has(path) || (fragment !== undefined && !FRAGMENTS[path]?.includes(fragment));
    });
    expect(broken).toEqual([]);
  });

  it('reach every service from some text', () => {
    const linked = new Set(links.map(({ href }) => href.split('#')[0]));
    for (const { fields } of defaults.service) expect([...linked]).toContain(`/${fields.slug}/`);
  });
});

describe('embeds and sections', () => {
  it('are embedded by the id and kind of a default', () => {
    const known = new Set(
      (['callout', 'diagram', 'comparison'] as const).flatMap((type) =>
        defaults[type].map(({ id }) => `${type} ${id}`),
      ),
    );
    const missing = values
      .filter(({ field }) => field.kind === 'richText')
      .flatMap((value) =>
        stringsIn(value)
          .flatMap(embedsIn)
          .filter(({ kind, target }) => kind !== 'picture' && !known.has(`${kind} ${target}`))
          .map(({ kind, target }) => `${value.where}: ${kind} ${target}`),
      );
    expect(missing).toEqual([]);
  });

  it('every section belongs to exactly one page and is named after it', () => {
    const shownOn = defaults.page.flatMap((page) =>
      (page.fields.sections ?? []).map((id) => ({ id, page: page.id.replace(/^page-/, '') })),
    );
    expect(shownOn.map(({ id }) => id).sort()).toEqual(defaults.section.map(({ id }) => id).sort());
    for (const { id, page } of shownOn) {
      const section = defaults.section.find((candidate) => candidate.id === id);
      expect(id).toBe(`section-${page}-${section?.fields.layout}`);
    }
  });

  it('the pages have the design’s sections in the design’s order', () => {
    const layouts = (id: string): readonly (string | undefined)[] =>
      (defaults.page.find((page) => page.id === id)?.fields.sections ?? []).map(
        (section) => defaults.section.find((candidate) => candidate.id === section)?.fields.layout,
      );
    expect(layouts('page-home')).toEqual([
      'highlights',
      'essay',
      'featuredServices',
      'steps',
      'fieldNotes',
      'faq',
      'testimonials',
      'callBanner',
      'estimate',
    ]);
    expect(layouts('page-services')).toEqual(['servicesIndex', 'reasons', 'estimate']);
    expect(layouts('page-about')).toEqual([
      'panorama',
      'experience',
      'servicesTeaser',
      'callBanner',
      'aboutServices',
      'promises',
      'estimate',
    ]);
    expect(layouts('page-careers')).toEqual(['roles', 'pictureText', 'reachOut']);
    expect(layouts('page-contact')).toEqual(['contactForm', 'map', 'callBanner']);
    expect(layouts('page-blog')).toEqual(['callBanner']);
  });

  it('buttons have an address and pictures a description', () => {
    const bare = defaults.section.filter(
      ({ fields }) =>
        fields.layout !== 'faq' &&
        (fields.buttonLabel === undefined) !== (fields.buttonHref === undefined),
    );
    expect(bare).toEqual([]);
    const undescribed = values.filter(
      ({ field, value }) =>
        field.kind === 'picture' &&
        typeof value === 'object' &&
        value !== null &&
        'alt' in value &&
        String(value.alt).trim() === '',
    );
    expect(undescribed.map(({ where }) => where)).toEqual([]);
  });
});
