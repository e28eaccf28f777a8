/** Links to nothing, circles, lists of any length, and formatted text of any shape. */
import '../support/asInBuilds';
import type { Bundled } from '../../src/content/bundled';
import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { fieldsOf, type ContentTypeId } from '../../src/content/model';
import { addNode, allPages, seededSpace, siteOf } from '../support/content';
import { renderChrome, renderPage } from '../support/renderSite';
import { executables, faultsOf } from '../support/soundness';
import { hostileDocument } from './support/generated';
import {
  everyField,
  expectHarmless,
  inField,
  setEverywhere,
  smallDefaults,
  soundSite,
} from './support/hostile';

jest.mock('gatsby', () => jest.requireActual<object>('../support/gatsby'));
jest.setTimeout(300_000);

let small: Bundled;
beforeAll(async () => {
  small = await smallDefaults();
});

describe('links', () => {
  const LINKS = everyField.filter(([, , { kind }]) =>
    ['link', 'linkList', 'picture', 'document'].includes(kind),
  );

  it.each(LINKS)('%s.%s to a draft or something deleted is left out and told', (type, id) => {
    const space = seededSpace(small);
    const [node] = space[type].nodes;
    if (!node) {
      expect(type).toBe('notice');
      return;
    }
    node[id] = ['Entry:a-draft', 'Asset:deleted'];
    const { problems } = soundSite(space, small);
    const told = problems.filter(
      ({ entryId, field }) => entryId === node.contentful_id && field === id,
    );
    expect(told.map(({ severity }) => severity)).toContain('error');
    expect(told.map(({ message }) => message).join()).toMatch(/a-draft|deleted/);
  });

  it('in texts to drafts, to entries without a page and in circles', async () => {
    const space = seededSpace(small);
    const target = (nodeType: BLOCKS | INLINES, linkType: string, id: string) => ({
      nodeType,
      data: { target: { sys: { type: 'Link', linkType, id } } },
      content:
        nodeType === INLINES.ENTRY_HYPERLINK
          ? [{ nodeType: 'text', value: 'words', marks: [], data: {} }]
          : [],
    });
    const [post, other] = space.blogPost.nodes;
    const circle = (...content: object[]) =>
      JSON.stringify({ nodeType: 'document', data: {}, content });
    const embeds = (id: string) => [
      target(BLOCKS.EMBEDDED_ENTRY, 'Entry', id),
      { nodeType: 'paragraph', data: {}, content: [target(INLINES.ENTRY_HYPERLINK, 'Entry', id)] },
    ];
    if (!post || !other) throw new Error('The defaults have two posts.');
    post.body = circle(...embeds(other.contentful_id), ...embeds('faq-draft'));
    other.body = circle(...embeds(post.contentful_id), ...embeds(other.contentful_id));
    for (const { nodes } of [space.page, space.section]) {
      for (const node of nodes) node.body = circle(...embeds(node.contentful_id));
    }
    for (const node of space.page.nodes)
      node.sections = space.page.nodes.map(({ contentful_id }) => `Entry:${contentful_id}`);
    for (const node of space.service.nodes) {
      node.warning = [`Entry:${node.contentful_id}`];
      node.body = circle(target(BLOCKS.EMBEDDED_ASSET, 'Asset', node.contentful_id));
    }
    const { problems, site } = soundSite(space, small);
    const told = new Set(problems.map(({ entryId }) => entryId));
    expect(told).toContain(post.contentful_id);
    expect(told).toContain(space.service.nodes[0]?.contentful_id);
    // A link in a circle is a link like any other: it leads to the other post.
    expect(JSON.stringify(site.posts)).toContain(`"uri":"/blog/${String(other.slug)}/"`);
    await expectHarmless(space, small);
  });
});

describe('rich text', () => {
  it('of any nodes and marks, known or not, becomes a page', async () => {
    await fc.assert(
      fc.asyncProperty(hostileDocument([]), fc.nat(), async (document, which) => {
        const space = seededSpace(small);
        for (const [owner, field, { kind }] of everyField)
          if (kind === 'richText') setEverywhere(space, owner, field, document);
        const made = siteOf(space, small);
        expect(faultsOf(made)).toEqual([]);
        const pages = allPages(made.site);
        const view = pages[which % pages.length];
        if (view) expect(executables(await renderPage(made.site, view))).toEqual([]);
      }),
      { seed: 20260505, numRuns: 300 },
    );
  });
});

describe('lists', () => {
  const LISTS: readonly ContentTypeId[] = [
    'service',
    'faq',
    'testimonial',
    'highlight',
    'contactInfo',
    'navigationLink',
    'blogPost',
    'section',
    'page',
    'notice',
  ];
  const filler = (type: ContentTypeId, index: number): Record<string, unknown> =>
    Object.fromEntries(
      fieldsOf(type).map(([field, definition]) => {
        if (field === 'slug') return [field, `entry-${index}`];
        if (definition.kind === 'choice') {
          const usable = Object.keys(definition.choices).filter(
            (choice) => choice !== 'contactForm',
          );
          return [field, field === 'kind' ? 'standard' : usable[index % usable.length]];
        }
        if (definition.kind === 'number') return [field, index];
        if (definition.kind === 'date') return [field, '2026-05-05'];
        if (definition.kind === 'boolean') return [field, index % 2 === 0];
        if (
          field === 'hidden' ||
          ['link', 'linkList', 'picture', 'document'].includes(definition.kind)
        )
          return [field, null];
        if (field === 'website' || field === 'previousAddresses') return [field, null];
        return [field, inField(definition, `Text ${index}`)];
      }),
    );

  it.each(LISTS.flatMap((type) => [0, 1, 200].map((count) => [type, count] as const)))(
    '%s with %i entries',
    async (type, count) => {
      const space = seededSpace(small);
      space[type].nodes = [];
      for (let index = 0; index < count; index += 1)
        addNode(space, type, `entry-${index}`, filler(type, index));
      if (type === 'section') {
        for (const page of space.page.nodes)
          page.sections = space.section.nodes.map(({ contentful_id }) => `Entry:${contentful_id}`);
      }
      const { site } = soundSite(space, small);
      const made: Partial<Record<ContentTypeId, number>> = {
        service: site.services.length,
        blogPost: site.posts.length,
        page: site.pages.length,
      };
      const total = made[type];
      if (total !== undefined && count > 0) expect(total).toBeGreaterThanOrEqual(count);
      const pages = allPages(site);
      const [home] = pages.filter(({ path }) => path === '/');
      for (const view of [home, pages.at(-1)]) {
        if (view) expect(executables(await renderPage(site, view))).toEqual([]);
      }
      expect(executables(await renderChrome(site))).toEqual([]);
    },
  );
});
