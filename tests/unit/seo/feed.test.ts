import { xmlText } from '../../../src/escape';
import { feedFile } from '../../../src/seo/feed';
import { addNode } from '../../support/content';
import { rawRichText } from '../../support/richText';
import { seededForEach } from '../../support/seeded';

const SITE_URL = 'https://www.example.com';

const seeded = seededForEach();
const feed = (): string => feedFile(seeded.made().site, SITE_URL) ?? '';

const addPost = (id: string, more: object = {}): void => {
  const fields = { title: `Post ${id}`, slug: id, body: rawRichText('Words.') };
  addNode(seeded.space, 'blogPost', id, { ...fields, ...more });
};

describe('the feed', () => {
  it('has the newest fifty posts, with absolute addresses', () => {
    for (let n = 0; n < 60; n += 1) addPost(`post-${n}`);
    const items = feed().matchAll(/<item>.*?<link>([^<]*)<\/link>/gs);
    expect([...items].map(([, link]) => link)).toEqual(
      seeded
        .made()
        .site.posts.slice(0, 50)
        .map(({ path }) => `${SITE_URL}${path}`),
    );
  });

  it('knows a post by its entry, so that a post whose address was corrected is not shown as new', () => {
    const guids = () => feed().match(/<guid.*?<\/guid>/g);
    addPost('a', { slug: 'tree-carre' });
    const before = guids();
    expect(before).toContain('<guid isPermaLink="false">a</guid>');
    seeded.node('blogPost', { slug: 'tree-carre' }).slug = 'tree-care';
    expect(guids()).toEqual(before);
  });

  it('shows a date as the same day in every time zone', () => {
    addPost('a', { lastModified: '2024-05-05' });
    expect(feed()).toContain('<pubDate>Sun, 05 May 2024 12:00:00 GMT</pubDate>');
  });

  it('escapes whatever a title holds and drops what XML cannot hold', () => {
    addPost('a', { title: 'Oak <b>&amp; "elm"</b> ]]> \u0007\u{1f333}' });
    expect(feed()).toContain(
      '<title>Oak &#60;b&#62;&#38;amp; &#34;elm&#34;&#60;/b&#62; ]]&#62; \u{1f333}</title>',
    );
    expect(xmlText('a\u0000b\ud800c\ufffe\td')).toBe('abc\td');
  });
});
