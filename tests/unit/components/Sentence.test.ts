/** Numbers and addresses in sentences, which visitors can tap. */
import type { ContentTypeId } from '../../../src/content/model';
import { addNode, allPages } from '../../support/content';
import { documentOf } from '../../support/renderSite';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

/** Fields in which staff write sentences. */
const SENTENCES: { readonly [T in ContentTypeId]?: readonly string[] } = {
  page: ['intro', 'pictureCaption'],
  section: ['intro', 'numeralNote', 'pictureCaption'],
  service: ['intro', 'bannerText', 'pictureCaption'],
  blogPost: ['imageCaption'],
  callout: ['title', 'text'],
  contactInfo: ['infoBody01', 'infoBody02', 'infoBody03'],
  notice: ['text'],
};

it('the company’s number can be tapped wherever a sentence has it', async () => {
  const { space } = seeded;
  addNode(space, 'notice', 'storm', {});
  for (const [type, fields] of Object.entries(SENTENCES))
    for (const node of space[type as ContentTypeId].nodes)
      for (const field of fields) {
        const sentence = `In ${node.contentful_id}.${field}: call {{phone}} first.`;
        node[field] = sentence;
      }
  for (const node of space.contactInfo.nodes) node.link = null;
  const { site } = seeded.made();
  const documents = await Promise.all(allPages(site).map(({ path }) => documentOf(site, path)));
  const html = documents.join('').replace(/<head>.*?<\/head>|<script.*?<\/script>/gs, '');
  const placesOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, place]) => place);
  const linked = placesOf(
    /In ([\w-]+\.\w+): call <a [^>]*translate="no"[^>]*href="tel:\+18605550142"/g,
  );
  expect(linked).toEqual(placesOf(/In ([\w-]+\.\w+): call /g));
  const fieldsWith = new Set(linked.map((place) => place?.split('.')[1]));
  expect([...fieldsWith].sort()).toEqual([...new Set(Object.values(SENTENCES).flat())].sort());
});
