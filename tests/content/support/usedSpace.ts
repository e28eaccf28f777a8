/** A space as it may be before the site comes to it: posts of three websites, other types beside. */
import { richText, richTextNode, type Space } from '../../contentful';

/** A `blogPost` made by hand with the fields that the website of before read, and no more. */
export const HAND_MADE_BLOG_POST = {
  id: 'blogPost',
  name: 'Blog',
  displayField: 'title',
  fields: [
    { id: 'title', name: 'Title', type: 'Symbol', required: true },
    { id: 'excerpt', name: 'Excerpt', type: 'Symbol' },
    { id: 'body', name: 'Body', type: 'RichText' },
    { id: 'slug', name: 'Slug', type: 'Symbol', required: true },
    { id: 'metaDescription', name: 'Meta description', type: 'Symbol' },
    { id: 'image', name: 'Image', type: 'Link', linkType: 'Asset' },
    { id: 'website', name: 'Website', type: 'Array', items: { type: 'Symbol' } },
    { id: 'reviewedBy', name: 'Reviewed by', type: 'Symbol' },
  ],
};

export const OTHER_TYPE = {
  id: 'recipe',
  name: 'Recipe',
  displayField: 'title',
  fields: [{ id: 'title', name: 'Title', type: 'Symbol' }],
};

const WEBSITES = ['https://trees.example', 'https://roofs.example', 'https://cakes.example'];
const POSTS = 30;

/** Fills a space with thirty posts, ten for each of three websites, and an entry of another type. */
export const fillUsedSpace = (space: Space): void => {
  space.setContentTypes([HAND_MADE_BLOG_POST, OTHER_TYPE]);
  for (let index = 0; index < POSTS; index += 1) {
    const fields = {
      title: `Post ${index}. `.padEnd(200, 'A title longer than the model allows. '),
      excerpt: 'Short.',
      body: richText(richTextNode('heading-1', [`Post ${index}`])),
      slug: `post-${index}`,
      metaDescription: 'What it is about.',
      website: [WEBSITES[index % WEBSITES.length] ?? ''],
      reviewedBy: 'Somebody',
    };
    space.createEntry('blogPost', fields, { id: `post${index}`, publish: index % 10 !== 9 });
  }
  space.createEntry('recipe', { title: 'Bread' }, { id: 'bread' });
};
