import { block, richText, toldAbout, type Entries } from './problemsIn';

const GOOD_TITLE = 'Tree pruning in Elmwood, Vermont';
const GOOD_TEXT =
  'We prune oaks, maples and fruit trees in Elmwood, in the season that is right for each.';

const service = (id: string, fields: object) => ({
  contentful_id: id,
  title: `Service ${id}`,
  slug: `service-${id}`,
  body: richText(block('Words.')),
  ...fields,
});
const about = (fields: object) =>
  toldAbout('s1', { entries: { service: [service('s1', fields)] } });

it('accepts a title and a description of the right length', async () => {
  expect(await about({ metaTitle: GOOD_TITLE, metaDescription: GOOD_TEXT })).toEqual([]);
});

it('tells a title that search results cut', async () => {
  expect(await about({ metaTitle: 'Tree '.repeat(12) })).toEqual([]);
  expect(await about({ metaTitle: `${'Tree '.repeat(12)}x` })).toEqual([
    'warning: The title in search results has 61 characters. Google cuts it after about 60.',
  ]);
});

it('counts what is shown, not the token', async () => {
  expect(await about({ metaTitle: `${'Tree '.repeat(11)}{{state}}` })).toEqual([
    'warning: The title in search results has 66 characters. Google cuts it after about 60.',
  ]);
});

it('tells a description that is too long or too short', async () => {
  expect(await about({ metaDescription: 'word '.repeat(33).trim() })).toEqual([
    'warning: The description in search results has 164 characters. Google cuts it after about 160.',
  ]);
  expect(await about({ metaDescription: 'We prune trees.' })).toEqual([
    'warning: The description in search results has only 15 characters. Google may write its own; use 70 to 160.',
  ]);
});

it('tells two pages with the same words', async () => {
  const fields = { metaTitle: GOOD_TITLE, metaDescription: GOOD_TEXT };
  const entries: Entries = { service: [service('s1', fields), service('s2', fields)] };
  expect(await toldAbout('s1', { entries })).toEqual([]);
  expect(await toldAbout('s2', { entries })).toEqual([
    'warning: The title in search results is the same as that of “Service s1”. Give each page its own, so that people can tell them apart.',
    'warning: The description in search results is the same as that of “Service s1”. Give each page its own, so that people can tell them apart.',
  ]);
});

it('tells two pages whose words are the same once tokens are replaced', async () => {
  const entries: Entries = {
    service: [
      service('s1', { metaTitle: 'Pruning in {{city}}' }),
      service('s2', { metaTitle: 'Pruning in Hartford ' }),
    ],
  };
  expect(await toldAbout('s2', { entries })).toEqual([
    expect.stringContaining('is the same as that of “Service s1”'),
  ]);
});
