/**
 * Builds from what a space may send that the set-up would not have made: fields that their type lacks,
 * and an alias that is pointed at another environment.
 */
import { useSpaceSite } from '../support/rehearsal/spaceSite';
import { richText } from '../contentful';
import { HAND_MADE_BLOG_POST } from '../content/support/usedSpace';

jest.setTimeout(1_200_000);

const OLD_ANSWER = 'Nobody can say that any more.';
const NEW_ANSWER = 'That is what we say from now on.';

const field = (id: string, type: string) => ({ id, name: id, type });

const site = useSpaceSite('otherSpaces');
let wordsBefore: string;

beforeAll(async () => {
  const { space } = site;
  space.removeContentType('blogPost');
  space.setContentTypes([HAND_MADE_BLOG_POST]);

  const next = site.contentful.copyEnvironment('master', 'next');
  next.updateFields('faq-lawn', { answer: richText(NEW_ANSWER) }, { publish: true });
  space.updateFields('faq-cost', { answer: richText(OLD_ANSWER) }, { publish: true });

  const stopDelay = space.delayContentTypes();
  const added = [field('lastModified', 'Date'), field('mood', 'Symbol')];
  space.setContentTypes([
    { ...HAND_MADE_BLOG_POST, fields: [...HAND_MADE_BLOG_POST.fields, ...added] },
  ]);
  const elms = { title: 'Elms', slug: 'elms', lastModified: '2025-01-05', mood: 'Glad' };
  space.createEntry('blogPost', elms, { id: 'elms' });
  await site.build();
  stopDelay();
  wordsBefore = site.wordsAt('/');
});

it('a field that its type lacks ends no build, and is shown if the site knows it', () => {
  expect(site.wordsAt('/blog/elms/')).toContain('January 5, 2025');
  expect(site.wordsAt('/blog/elms/')).not.toContain('Glad');
});

it('an alias that is pointed at another environment shows that one, and nothing of the other', async () => {
  expect(wordsBefore).toContain(OLD_ANSWER);
  site.contentful.pointAlias('master', 'next');
  await site.build();
  expect(site.wordsAt('/')).toContain(NEW_ANSWER);
  expect(site.wordsAt('/')).not.toContain(OLD_ANSWER);
  expect(site.checkout.pages().has('/blog/elms/')).toBe(false);
});
