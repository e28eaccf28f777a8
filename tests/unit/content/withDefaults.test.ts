import type { Bundled } from '../../../src/content/bundled';
import { mapContent } from '../../../src/content/mappers';
import type { ContentTypeId } from '../../../src/content/model';
import { Problems } from '../../../src/content/problems';
import { withDefaults } from '../../../src/content/withDefaults';
import {
  addNode,
  bundledDefaults,
  emptySpace,
  seededSpace,
  type Space,
} from '../../support/content';

let bundled: Bundled;
beforeAll(async () => {
  bundled = await bundledDefaults();
});

const merged = (space: Space) => {
  const problems = new Problems();
  const content = withDefaults(mapContent(space, problems).drafts, bundled, problems);
  return { content, problems: problems.all };
};

const defaultId = (type: ContentTypeId): string => bundled.entries[type][0]?.id ?? '';

describe('without a space', () => {
  it('everything is the bundled default, and nothing is told', () => {
    const { content, problems } = merged(emptySpace());
    expect(problems).toEqual([]);
    for (const entry of Object.values(content).flat()) {
      expect(entry.entryId).toBeUndefined();
      expect(new Set(Object.values(entry.origins))).not.toContain('contentful');
    }
    expect(content.service).toHaveLength(bundled.entries.service.length);
  });
});

describe('a list', () => {
  const LISTS = ['faq', 'testimonial', 'highlight', 'contactInfo', 'navigationLink'] as const;

  it.each(LISTS)('of %s is the space’s alone as soon as it has a valid entry', (type) => {
    const space = seededSpace(bundled);
    space[type].nodes = space[type].nodes.slice(0, 1);
    expect(merged(space).content[type]).toHaveLength(1);
  });

  it.each(LISTS)('of %s is the default one while no entry is valid, and says why', (type) => {
    const space = emptySpace();
    addNode(space, type, 'incomplete', {});
    const { content, problems } = merged(space);
    expect(content[type].map(({ id }) => id)).toEqual(bundled.entries[type].map(({ id }) => id));
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
  it('falls back to the default of the entry’s own id, field by field', () => {
    const space = emptySpace();
    addNode(space, 'service', defaultId('service'), { title: 'Our own title' });
    const [service] = merged(space).content.service;
    const [standard] = bundled.entries.service;
    expect(service?.fields.title).toBe('Our own title');
    expect(service?.fields.intro).toBe(standard?.fields.intro);
    expect(service?.origins).toMatchObject({ title: 'contentful', intro: 'default' });
    expect(service?.entryId).toBe(defaultId('service'));
  });

  it('of an entry without a default stays empty', () => {
    const space = emptySpace();
    addNode(space, 'service', 'new', { title: 'New', slug: 'new' });
    const [service] = merged(space).content.service;
    expect(service?.fields).toEqual({ title: 'New', slug: 'new' });
  });

  it.each([
    ['section', 'picture', 'pictureCaption'],
    ['section', 'buttonLabel', 'buttonHref'],
  ] as const)(
    '%s: beside a %s of the staff’s own, an empty %s stays empty',
    (type, own, companion) => {
      const space = seededSpace(bundled);
      const node = space[type].nodes.find(
        (one) => one[own] !== null && one[companion] !== null && one[companion] !== undefined,
      );
      if (!node) throw new Error('A default has both.');
      node[companion] = null;
      const find = () =>
        merged(space).content[type].find(({ id }) => id === node.contentful_id)?.fields ?? {};
      expect(find()).not.toHaveProperty(companion);
      node[own] = null;
      expect(find()).toHaveProperty(companion);
    },
  );

  it('of the phone is made from the staff’s own number, never from the default one', () => {
    const space = emptySpace();
    addNode(space, 'siteConfig', 'ours', { phoneLink: '+18025550199' });
    const { fields, origins } = merged(space).content.siteConfig;
    expect([fields.phoneDisplay, fields.phoneDashed]).toEqual(['(802) 555-0199', '(802) 555-0199']);
    expect(origins).toMatchObject({ phoneDisplay: 'contentful', company: 'default' });
  });
});

describe('what there is one of', () => {
  it('is the entry with the seeded id, else the first; others are told', () => {
    const space = emptySpace();
    addNode(space, 'menuText', 'another', { skipLink: 'Another' });
    expect(merged(space).content.menuText.id).toBe('another');
    addNode(space, 'menuText', defaultId('menuText'), { skipLink: 'Ours' });
    const { content, problems } = merged(space);
    expect(content.menuText.id).toBe(defaultId('menuText'));
    expect(problems.map(({ severity, entryId }) => [severity, entryId])).toEqual([
      ['warning', 'another'],
    ]);
  });
});

describe('pages', () => {
  it('of every kind are there; a kind that is taken twice is shown once and told', () => {
    const space = emptySpace();
    addNode(space, 'page', 'a-home', { name: 'First', kind: 'home', slug: 'a' });
    addNode(space, 'page', 'b-home', { name: 'Second', kind: 'home', slug: 'b' });
    const { content, problems } = merged(space);
    const kinds = content.page.map(({ fields }) => fields.kind);
    expect(kinds.filter((kind) => kind === 'home')).toHaveLength(1);
    expect(new Set(kinds)).toEqual(
      new Set(
        bundled.entries.page.map(({ fields }) => fields.kind).filter((kind) => kind !== 'standard'),
      ),
    );
    expect(problems.map(({ entryId, field }) => [entryId, field])).toEqual([['b-home', 'kind']]);
  });

  it('of a kind fall back to the default of that kind, whatever their id is', () => {
    const space = emptySpace();
    addNode(space, 'page', 'ours', { name: 'Start', kind: 'home' });
    const home = merged(space).content.page.find(({ id }) => id === 'ours');
    const standard = bundled.entries.page.find(({ fields }) => fields.kind === 'home');
    expect(home?.fields.name).toBe('Start');
    expect(home?.fields.heading).toBe(standard?.fields.heading);
  });
});

describe('posts', () => {
  const own = { title: 'Ours', slug: 'ours' };

  it('join the bundled ones in a space that was not seeded, one per address', () => {
    const space = emptySpace();
    addNode(space, 'blogPost', 'ours', own);
    const [bundledPost] = bundled.entries.blogPost;
    addNode(space, 'blogPost', 'same-address', { ...own, slug: bundledPost?.fields.slug });
    const ids = merged(space).content.blogPost.map(({ id }) => id);
    expect(ids).toHaveLength(bundled.entries.blogPost.length + 1);
    expect(ids).toEqual(expect.arrayContaining(['ours', 'same-address']));
    expect(ids).not.toContain(bundledPost?.id);
  });

  it('that staff removed from a seeded space do not come back', () => {
    const space = seededSpace(bundled);
    space.blogPost.nodes = [];
    expect(merged(space).content.blogPost).toEqual([]);
    addNode(space, 'blogPost', 'ours', own);
    expect(merged(space).content.blogPost.map(({ id }) => id)).toEqual(['ours']);
  });
});

it('embedded parts keep every default that the space has no entry for', () => {
  const space = emptySpace();
  addNode(space, 'callout', defaultId('callout'), { title: 'Ours' });
  const { callout } = merged(space).content;
  expect(callout).toHaveLength(bundled.entries.callout.length);
  expect(callout.find(({ id }) => id === defaultId('callout'))?.fields.title).toBe('Ours');
});
