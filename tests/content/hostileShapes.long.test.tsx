/** Links to nothing, circles, and nothing at all. */
import '../support/asInBuilds';
import { pagesByTemplate } from '../../src/content/assemble';
import type { Bundled } from '../../src/content/bundled';
import { allPages, bundledDefaults, emptySpace, seededSpace } from '../support/content';
import { document, node, words, type TestNode } from '../support/richText';
import {
  everyField,
  expectHarmless,
  fewDefaults,
  setEverywhere,
  soundSite,
} from './support/hostile';

jest.setTimeout(300_000);

let few: Bundled;
beforeAll(async () => {
  few = await fewDefaults();
});

it('links in texts may lead to drafts, to entries without a page and in circles', async () => {
  const space = seededSpace(few);
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
  const { problems, site } = soundSite(space, few);
  const reported = new Set(problems.map(({ entryId }) => entryId));
  expect(reported).toContain(post.contentful_id);
  expect(reported).toContain(space.service.nodes[0]?.contentful_id);
  // A link in a circle is a link like any other: it leads to the other post.
  expect(JSON.stringify(site.posts)).toContain(`"uri":"/blog/${String(other.slug)}/"`);
  await expectHarmless(space, few);
});

it('a space with everything empty has the site of no space at all', async () => {
  const full = await bundledDefaults();
  const space = seededSpace(full);
  for (const [type, field] of everyField) setEverywhere(space, type, field, null);
  const emptied = soundSite(space, full);
  const nothing = soundSite(emptySpace(), full);
  const texts = (made: typeof nothing) =>
    allPages(made.site)
      .map(({ path, seo }) => [path, seo.title, seo.description])
      .sort();
  expect(texts(emptied)).toEqual(texts(nothing));
  expect(emptied.site.texts.facts).toEqual(nothing.site.texts.facts);
  const services = ({ site }: typeof nothing) =>
    pagesByTemplate(site)
      .service.map(({ path, head, body, services: cards }) => [path, head, body, cards])
      .sort();
  expect(JSON.stringify(services(emptied))).toBe(JSON.stringify(services(nothing)));
  await expectHarmless(space, full);
});
