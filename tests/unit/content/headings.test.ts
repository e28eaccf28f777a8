/** Links to a heading: what staff type behind the #, and where it leads. */
import { addNode } from '../../support/content';
import { attribute, elementsOf } from '../../support/html';
import { renderPage } from '../../support/renderSite';
import { node, paragraph, rawRichText } from '../../support/richText';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

const heading = (level: number, words: string) => node(`heading-${level}`, [words]);

/** A page with headings in its text, on its section, in the section's text, and above the parts of a list. */
const addPage = (): void => {
  const list = node('unordered-list', [node('list-item', [heading(4, 'Oak')])]);
  const body = rawRichText(
    heading(2, 'What’s in a cord?'),
    heading(3, 'Prices'),
    'By the cord.',
    list,
  );
  const page = addNode(seeded.space, 'page', 'firewood', { name: 'Firewood', body });
  Object.assign(page, { kind: 'standard', slug: 'firewood' });
  const text = rawRichText(heading(2, 'By the crate'), heading(2, '20% off in May'), 'Kindling.');
  seeded.addSection({ name: 'a', layout: 'Text', heading: 'Prices', body: text }, page);
  const steps = rawRichText(heading(3, 'You call'), 'We come.');
  seeded.addSection({ name: 'b', layout: 'list', heading: 'Delivery', body: steps }, page);
};

const answer = (typed: string): void => {
  const linked = node('hyperlink', ['there'], { uri: typed });
  seeded.node('faq').answer = rawRichText(paragraph(linked));
};

it.each([
  ['/firewood/#What’s in a cord?', '/firewood/#whats-in-a-cord'],
  ['firewood#WHATS%20IN A CORD', '/firewood/#whats-in-a-cord'],
  ['https://trees.example/firewood/#Prices', '/firewood/#prices'],
  ['https://trees.example/firewood/#What’s in a cord?', '/firewood/#whats-in-a-cord'],
  ['/firewood/#prices:~:text=By%20the%20cord', '/firewood/#prices:~:text=By%20the%20cord'],
  ['/firewood/#prices-2', '/firewood/#prices-2'],
  ['/firewood/#By the crate', '/firewood/#by-the-crate'],
  ['/firewood/#Oak', '/firewood/#oak'],
  ['/firewood/#20% off in May', '/firewood/#20-off-in-may'],
  ['https://trees.example/firewood/#20% off in May', '/firewood/#20-off-in-may'],
  ['/old-firewood/#You call', '/firewood/#you-call'],
  ['/emergency-tree-services/#Do this now', '/emergency-tree-services/#do-this-now'],
  ['#Delivery', '#delivery'],
  ['/firewood/#:~:text=By%20the%20cord', '/firewood/#:~:text=By%20the%20cord'],
])('%j leads to %j, which exists', async (typed, href) => {
  addPage();
  seeded.node('siteConfig').homeUrl = 'https://trees.example';
  seeded.node('page', { slug: 'firewood' }).previousAddresses = ['/old-firewood/'];
  answer(typed);
  const { site, problems } = seeded.made();
  expect(site.destination(typed).href).toBe(href);
  expect(problems.filter(({ message }) => message.includes('heading'))).toEqual([]);
  const [path, fragment] = href.split('#');
  const page = await renderPage(site, { path: path || '/firewood/' });
  const [id] = fragment?.split(':~:') ?? [];
  if (id) expect(elementsOf(page.root).map((one) => attribute(one, 'id'))).toContain(id);
});

it('a file opens where staff say', () => {
  answer('/guide.pdf#page=3');
  expect(seeded.made().site.destination('/guide.pdf#page=3').href).toBe('/guide.pdf#page=3');
  expect(seeded.problemsOf(seeded.node('faq'))).toEqual([]);
});

it('every page with a text gives each of its headings one id', async () => {
  const body = rawRichText(heading(2, 'Top'), heading(2, 'Work'), 'Words.');
  seeded.node('service', { slug: 'tree-pruning' }).body = body;
  seeded.node('blogPost').body = body;
  const { site } = seeded.made();
  const post = site.posts.find(({ contents }) => contents.length === 0)?.path ?? '';
  for (const path of ['/tree-pruning/', post]) {
    const page = await renderPage(site, { path });
    const ids = elementsOf(page.root).flatMap((one) => attribute(one, 'id') ?? []);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toContain('top-2');
    expect(ids.filter((id) => /^work(-2)?$/.test(id))).not.toEqual([]);
  }
});
