/** A build after an alias was pointed at another environment, which Gatsby's cache does not show. */
import { useSpaceSite } from '../support/rehearsal/spaceSite';
import { richText } from '../contentful';

jest.setTimeout(1_200_000);

const OLD_ANSWER = 'Nobody can say that any more.';
const NEW_ANSWER = 'That is what we say from now on.';

const site = useSpaceSite('moved-alias');

it('shows the other environment, and nothing of the one before', async () => {
  const { contentful, space } = site;
  const next = contentful.copyEnvironment('master', 'next');
  next.updateFields('faq-lawn', { answer: richText(NEW_ANSWER) }, { publish: true });
  space.updateFields('faq-cost', { answer: richText(OLD_ANSWER) }, { publish: true });
  const elms = { title: 'Elms', slug: 'elms', body: richText('Where did they go?') };
  space.createEntry('blogPost', elms, { id: 'elms' });
  await site.build();
  expect(site.wordsAt('/')).toContain(OLD_ANSWER);
  expect(site.checkout.pages().has('/blog/elms/')).toBe(true);

  contentful.pointAlias('master', 'next');
  await site.build();
  expect(site.wordsAt('/')).toContain(NEW_ANSWER);
  expect(site.wordsAt('/')).not.toContain(OLD_ANSWER);
  expect(site.checkout.pages().has('/blog/elms/')).toBe(false);
});
