/** Links to nothing, circles, and lists of any length. */
import '../support/asInBuilds';
import type { Bundled } from '../../src/content/bundled';
import type { ContentTypeId } from '../../src/content/model';
import { addNode, allPages, seededSpace } from '../support/content';
import { renderChrome, renderPage } from '../support/renderSite';
import { document, node, words, type TestNode } from '../support/richText';
import { executables } from '../support/invariants';
import { tryEverything } from '../support/tryEverything';
import { expectHarmless, smallDefaults, soundSite } from './support/hostile';

jest.mock('gatsby', () => jest.requireActual<object>('../support/gatsby'));
jest.setTimeout(300_000);

let small: Bundled;
beforeAll(async () => {
  small = await smallDefaults();
});

describe('links', () => {
  it('in texts may lead to drafts, to entries without a page and in circles', async () => {
    const space = seededSpace(small);
    const target = (nodeType: string, linkType: string, id: string, content?: TestNode[]) =>
      node(nodeType, content, { target: { sys: { type: 'Link', linkType, id } } });
    const textOf = (...content: TestNode[]) => JSON.stringify(document(...content));
    const embeds = (id: string) => [
      target('embedded-entry-block', 'Entry', id),
      node('paragraph', [target('entry-hyperlink', 'Entry', id, [words('words')])]),
    ];
    const [post, other] = space.blogPost.nodes;
    if (!post || !other) throw new Error('The defaults have two posts.');
    post.body = textOf(...embeds(other.contentful_id), ...embeds('faq-draft'));
    other.body = textOf(...embeds(post.contentful_id), ...embeds(other.contentful_id));
    for (const one of [...space.page.nodes, ...space.section.nodes])
      one.body = textOf(...embeds(one.contentful_id));
    for (const page of space.page.nodes)
      page.sections = space.page.nodes.map(({ contentful_id }) => `Entry:${contentful_id}`);
    for (const service of space.service.nodes) {
      service.warning = [`Entry:${service.contentful_id}`];
      service.body = textOf(target('embedded-asset-block', 'Asset', service.contentful_id));
    }
    const { problems, site } = soundSite(space, small);
    const reported = new Set(problems.map(({ entryId }) => entryId));
    expect(reported).toContain(post.contentful_id);
    expect(reported).toContain(space.service.nodes[0]?.contentful_id);
    // A link in a circle is a link like any other: it leads to the other post.
    expect(JSON.stringify(site.posts)).toContain(`"uri":"/blog/${String(other.slug)}/"`);
    await expectHarmless(space, small);
  });
});

describe('lists', () => {
  const LISTS: readonly ContentTypeId[] = [
    ...(['service', 'faq', 'testimonial', 'highlight', 'contactInfo'] as const),
    ...(['navigationLink', 'blogPost', 'section', 'page', 'notice'] as const),
  ];
  const COUNTS = tryEverything ? [1, 200] : [1, 20];
  it.each(LISTS.flatMap((type) => COUNTS.map((count) => [type, count] as const)))(
    '%s may have %i entries',
    async (type, count) => {
      const space = seededSpace(small);
      const first = space[type].nodes[0] ?? addNode(space, type, 'storm', { text: 'Storm' });
      space[type].nodes = Array.from({ length: count }, (_, index) => {
        const own = { contentful_id: `entry-${index}`, slug: `entry-${index}`, order: index };
        return { ...first, ...own, ...(type === 'page' && { kind: 'standard' }) };
      });
      if (type === 'section') {
        for (const page of space.page.nodes)
          page.sections = space.section.nodes.map(({ contentful_id }) => `Entry:${contentful_id}`);
      }
      const { site } = soundSite(space, small);
      const views = { service: site.services, blogPost: site.posts, page: site.pages };
      const made = views[type as keyof typeof views];
      if (made) expect(made.length).toBeGreaterThanOrEqual(count);
      const pages = allPages(site);
      for (const view of [pages.find(({ path }) => path === '/'), pages.at(-1)])
        if (view) expect(executables(await renderPage(site, view))).toEqual([]);
      expect(executables(await renderChrome(site))).toEqual([]);
    },
  );
});
