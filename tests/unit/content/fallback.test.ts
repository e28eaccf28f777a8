import { valueOf } from '../../../src/content/entries';
import { readContent } from '../../../src/content/read';
import { defaults } from '../../../src/content/defaults';
import type { ContentTypeId } from '../../../src/content/model';
import { PlainError } from '../../../src/failure';
import { Problems } from '../../../src/content/problems';
import { addNode, emptySpace } from '../../support/content';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

const merged = (space = seeded.space) => {
  const problems = new Problems();
  const { content } = readContent(space, seeded.bundled, 2026, problems);
  return { content, problems: problems.all };
};

/** A space that was never seeded, with one entry. */
const mergedWith = (type: ContentTypeId, id: string, fields: Readonly<Record<string, unknown>>) => {
  const space = emptySpace();
  addNode(space, type, id, fields);
  return merged(space);
};

const defaultId = (type: keyof typeof defaults): string => defaults[type][0]?.id ?? '';

describe('without a space', () => {
  it('everything is the bundled default, and nothing is reported', () => {
    const { content, problems } = merged(emptySpace());
    expect(problems).toEqual([]);
    for (const entry of Object.values(content).flat()) {
      expect(entry.isBundled).toBe(true);
      expect(entry.own).toEqual([]);
    }
    expect(content.service).toHaveLength(defaults.service.length);
  });
});

describe('a list', () => {
  const LISTS = ['faq', 'testimonial', 'highlight', 'contactInfo', 'navigationLink'] as const;

  it.each(LISTS)('of %s is the space’s alone when it has a valid entry', (type) => {
    seeded.space[type].nodes.splice(1);
    expect(merged().content[type]).toHaveLength(1);
  });

  it.each(LISTS)('of %s falls back while no entry is valid, and the report says why', (type) => {
    const { content, problems } = mergedWith(type, 'incomplete', {});
    expect(content[type].map(({ id }) => id)).toEqual(defaults[type].map(({ id }) => id));
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        contentType: type,
        entryId: 'incomplete',
        message: expect.stringContaining('is not shown on the site, because it lacks:') as string,
      }),
    ]);
  });
});

describe('a field', () => {
  it('falls back to the default with the same id, field by field', () => {
    const id = defaultId('service');
    const [service] = mergedWith('service', id, { title: 'Ours' }).content.service;
    expect(service).toMatchObject({
      id,
      fields: { title: 'Ours', intro: defaults.service[0]?.fields.intro },
      own: ['title'],
    });
  });

  it('stays empty in an entry without a default', () => {
    const fields = { title: 'New', slug: 'new' };
    expect(mergedWith('service', 'new', fields).content.service[0]?.fields).toEqual(fields);
  });

  it('that belongs to another field stays empty if staff filled in the other one', () => {
    const standard = defaults.section.find(({ fields }) => fields.buttonLabel !== undefined);
    const hrefWith = (buttonLabel: string | null) =>
      mergedWith('section', standard?.id ?? '', { buttonLabel }).content.section.find(
        ({ id }) => id === standard?.id,
      )?.fields.buttonHref;
    expect(hrefWith('Ours')).toBeUndefined();
    expect(hrefWith(null)).toBe(standard?.fields.buttonHref);
  });

  it('of the phone is made from the number in the space, never from the bundled one', () => {
    const ours = { phoneLink: '+18025550199' };
    const { fields, own } = mergedWith('siteConfig', 'ours', ours).content.siteConfig;
    expect([fields.phoneDisplay, fields.phoneDashed]).toEqual(['(802) 555-0199', '(802) 555-0199']);
    expect(own).toContain('phoneDisplay');
    expect(own).not.toContain('company');
  });
});

it.each([
  ['page', 'page-home', 'heading'],
  ['microcopy', 'text-submit', 'text'],
] as const)(
  'a text that is only an unknown token counts as missing: %s %s: %s',
  (type, id, field) => {
    seeded.node(type, { contentful_id: id })[field] = ' {{fax}} ';
    const { content, problems } = merged();
    const entries: readonly { readonly id: string; readonly fields: object }[] = content[type];
    const { fields = {} } = entries.find((entry) => entry.id === id) ?? {};
    expect(valueOf({ fields }, field)).toMatch(/\w/);
    expect(problems.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('uses “{{fax}}”, which does not exist'),
        expect.stringContaining('is empty, so the site shows the text it came with'),
      ]),
    );
  },
);

describe('a shared text', () => {
  it('is the entry with its key, else the text the site came with', () => {
    const space = emptySpace();
    addNode(space, 'microcopy', 'own', { key: 'callButton', text: 'Ring us' });
    addNode(space, 'microcopy', 'unknown', { key: 'nothing', text: 'Nowhere' });
    const { content, problems } = merged(space);
    const textOf = (wanted: string) =>
      content.microcopy.find(({ fields }) => fields.key === wanted)?.fields.text;
    expect([textOf('callButton'), textOf('quoteButton')]).toEqual([
      'Ring us',
      'Request a free estimate',
    ]);
    expect(content.microcopy).toHaveLength(defaults.microcopy.length);
    expect(problems.map(({ severity, entryId }) => [severity, entryId])).toEqual([
      ['warning', 'unknown'],
    ]);
  });
});

describe('a type that has one entry', () => {
  it('uses the entry with the seeded id, else the first, and reports the others', () => {
    const space = emptySpace();
    addNode(space, 'siteConfig', 'another', { city: 'Another' });
    expect(merged(space).content.siteConfig.id).toBe('another');
    addNode(space, 'siteConfig', defaultId('siteConfig'), { city: 'Ours' });
    const { content, problems } = merged(space);
    expect(content.siteConfig.id).toBe(defaultId('siteConfig'));
    expect(problems.map(({ severity, entryId }) => [severity, entryId])).toEqual([
      ['warning', 'another'],
    ]);
  });
});

describe('pages of a space that was never seeded', () => {
  it('are complete; when two have the same kind, the older keeps it', () => {
    const space = emptySpace();
    const home = { kind: 'home', createdAt: '2024-01-02T00:00:00Z' };
    addNode(space, 'page', 'a-home', { ...home, name: 'Second', slug: 'a' });
    addNode(space, 'page', 'b-home', { ...home, name: 'First', createdAt: '2024-01-01T00:00:00Z' });
    const { content, problems } = merged(space);
    const kindOf = (id: string) => content.page.find((page) => page.id === id)?.fields.kind;
    expect([kindOf('a-home'), kindOf('b-home')]).toEqual(['standard', 'home']);
    expect(content.page.map(({ fields }) => fields.kind)).toEqual(
      expect.arrayContaining(defaults.page.map(({ fields }) => fields.kind)),
    );
    expect(problems.map(({ entryId, field }) => [entryId, field])).toEqual([['a-home', 'kind']]);
  });

  it('fall back to the default of their kind, whatever their id is', () => {
    const { page } = mergedWith('page', 'ours', { name: 'Start', kind: 'home' }).content;
    const standard = defaults.page.find(({ fields }) => fields.kind === 'home');
    expect(page.find(({ id }) => id === 'ours')?.fields).toMatchObject({
      name: 'Start',
      heading: standard?.fields.heading?.replace('{{city}}', 'Hartford'),
    });
  });
});

it('a page below another does not replace the bundled page whose address ends in the same word', () => {
  const space = emptySpace();
  const own = { name: 'Ours', kind: 'standard' };
  addNode(space, 'page', 'team', { ...own, slug: 'team' });
  addNode(space, 'page', 'below', { ...own, slug: 'privacy', below: ['Entry:team'] });
  const slugs = merged(space).content.page.map(({ fields }) => fields.slug);
  expect(slugs.filter((slug) => slug === 'privacy')).toHaveLength(2);
});

describe('posts', () => {
  const own = { title: 'Ours', slug: 'ours' };

  it('join the bundled ones in a space that was not seeded, one for each address', () => {
    const space = emptySpace();
    addNode(space, 'blogPost', 'ours', own);
    const [bundledPost] = defaults.blogPost;
    addNode(space, 'blogPost', 'same-address', { ...own, slug: bundledPost?.fields.slug });
    const ids = merged(space).content.blogPost.map(({ id }) => id);
    expect(ids).toHaveLength(defaults.blogPost.length + 1);
    expect(ids).toEqual(expect.arrayContaining(['ours', 'same-address']));
    expect(ids).not.toContain(bundledPost?.id);
  });

  it('that staff removed from a seeded space do not come back', () => {
    seeded.space.blogPost.nodes = [];
    expect(merged().content.blogPost).toEqual([]);
    addNode(seeded.space, 'blogPost', 'ours', own);
    expect(merged().content.blogPost.map(({ id }) => id)).toEqual(['ours']);
  });
});

describe('a seeded space', () => {
  /** Fields of an entry, and the report, once some of them are emptied. */
  const emptied = (type: ContentTypeId, id: string, ...fields: readonly string[]) => {
    const node = seeded.node(type, { contentful_id: id });
    for (const field of fields) node[field] = null;
    const { content, problems } = merged();
    const entries: readonly { readonly id: string; readonly fields: object }[] = [
      content[type],
    ].flat();
    return {
      fields: entries.find((entry) => entry.id === id)?.fields ?? {},
      reported: problems.map(({ severity, field }) => `${severity}: ${field}`),
    };
  };

  it.each([
    ['page', 'page-home', 'intro', 'callText', 'callLabel', 'callNote', 'quoteLabel', 'picture'],
    ['section', 'section-home-text', 'picture', 'pictureCaption', 'buttonLabel', 'buttonHref'],
    ['section', 'section-home-banner', 'intro', 'callLabel', 'callNote', 'picture'],
    ['section', 'section-home-testimonials', 'kicker', 'intro'],
    ['service', 'service-tree-removal', 'about', 'bannerHeading', 'bannerText', 'pictureCaption'],
    ['contactInfo', 'contact-info-call', 'infoBody01', 'infoBody02', 'infoBody03', 'link'],
    ['microcopy', 'text-badgeNote', 'text'],
    ['blogPost', 'post-how-to-read-a-trees-health', 'excerpt', 'imageCaption'],
  ] as const)(
    'shows nothing for an emptied optional field: %s %s: %s and more',
    (type, id, ...fields) => {
      const { fields: left, reported } = emptied(type, id, ...fields);
      for (const field of fields) expect(left).not.toHaveProperty(field);
      expect(reported).toEqual([]);
    },
  );

  it.each([
    ['page', 'page-home', 'heading'],
    ['section', 'section-home-questions', 'heading'],
    ['section', 'section-home-list', 'body'],
    ['service', 'service-tree-removal', 'body'],
    ['microcopy', 'text-submit', 'text'],
    ['siteConfig', 'site-config', 'photoCredits'],
    ['siteConfig', 'site-config', 'company'],
  ] as const)(
    'falls back for an emptied field that a page needs, and reports it: %s %s: %s',
    (type, id, field) => {
      const { fields, reported } = emptied(type, id, field);
      expect(fields).toHaveProperty(field);
      expect(reported).toEqual([`error: ${field}`]);
    },
  );

  it('without a phone number is not built: the site never invents one', () => {
    const facts = seeded.node('siteConfig');
    Object.assign(facts, { phoneDisplay: null, phoneDashed: null, phoneLink: null });
    expect(() => merged()).toThrow(
      '“Company and contact details” in Contentful has no “Phone number as shown”, and the site never invents it: open the entry, fill in “Phone number as shown” and press Publish (if it was deleted, add it again under Content); the site that is live stays as it is.',
    );
    Object.assign(facts, { phoneDisplay: 'Call us' });
    expect(() => merged()).toThrow('“Call us” is not of the right form.');
    seeded.space.siteConfig.nodes = [];
    expect(() => merged()).toThrow('“Company and contact details” in Contentful is not published');
    expect(() => merged()).toThrow(PlainError);
    seeded.space.migrationRecord.nodes = [];
    expect(merged().content.siteConfig.isBundled).toBe(true);
  });

  it.each(['testimonial', 'callout'] as const)('has no %s once staff deleted the last', (type) => {
    seeded.space[type].nodes = [];
    const { content, problems } = merged();
    expect(content[type]).toEqual([]);
    expect(problems.filter(({ contentType }) => contentType === type)).toEqual([]);
  });

  it.each([
    ['faq', 'set “Hide” to Hidden'],
    ['highlight', 'set “Hide” to Hidden'],
    ['service', 'set “Hide” to Hidden'],
    ['contactInfo', 'set “Hide” to Hidden'],
    ['navigationLink', 'Publish one.'],
  ] as const)(
    'falls back to the bundled list once the last %s is gone, and reports what to do: %s',
    (type, remedy) => {
      seeded.space[type].nodes = [];
      const { content, problems } = merged();
      expect(content[type].map(({ id }) => id)).toEqual(defaults[type].map(({ id }) => id));
      expect(problems).toContainEqual(
        expect.objectContaining({
          severity: 'error',
          contentType: type,
          message: expect.stringContaining(remedy) as string,
        }),
      );
    },
  );

  it('has only the published pages, and those that no site can be without', () => {
    seeded.space.page.nodes = [];
    const { content, problems } = merged();
    expect(content.page.map(({ fields }) => fields.kind).sort()).toEqual(['home', 'notFound']);
    expect(problems.map(({ severity, contentType }) => [severity, contentType])).toEqual([
      ['error', 'page'],
      ['error', 'page'],
    ]);
  });
});

it('embedded entries keep every default that the space has no entry for', () => {
  const { callout } = mergedWith('callout', defaultId('callout'), { title: 'Ours' }).content;
  expect(callout).toHaveLength(defaults.callout.length);
  expect(callout.find(({ id }) => id === defaultId('callout'))?.fields.title).toBe('Ours');
});
