/** Runs every step that can tell a problem over a space made by hand, as a build does. */
import { assembleSite } from '../../../../src/content/assemble';
import { loadBundled, type Bundled } from '../../../../src/content/bundled';
import { checkContent } from '../../../../src/content/check';
import { mapContent } from '../../../../src/content/mappers';
import type { RawAsset, RawEntry } from '../../../../src/content/mappers/raw';
import type { ContentTypeId } from '../../../../src/content/model';
import { Problems, type Problem } from '../../../../src/content/problems';
import { withDefaults } from '../../../../src/content/withDefaults';

export type Entries = { readonly [T in ContentTypeId]?: readonly RawEntry[] };

export interface SpaceByHand {
  readonly entries?: Entries;
  readonly assets?: readonly RawAsset[];
  readonly now?: string;
}

let bundled: Promise<Bundled> | undefined;

/** All problems that a build of the space would report, worst first. */
export const problemsIn = async ({
  entries = {},
  assets = [],
  now = '2024-06-01T12:00:00Z',
}: SpaceByHand): Promise<readonly Problem[]> => {
  const problems = new Problems();
  const defaults = await (bundled ??= loadBundled());
  const nodes = Object.entries(entries).map(([type, list]) => [type, { nodes: list }]);
  const raw = { ...Object.fromEntries(nodes), asset: { nodes: assets } } as Parameters<
    typeof mapContent
  >[0];
  const space = mapContent(raw, problems);
  const content = withDefaults(space.drafts, defaults, problems);
  const site = assembleSite({
    content,
    bundled: defaults,
    assets: space.assets,
    settings: { siteUrl: 'https://www.example.com', preview: false, year: 2024 },
    ownAddress: '',
    history: {},
    problems,
  });
  checkContent({ content, site, assets: space.assets, now: new Date(now) }, problems);
  return problems.all;
};

/** What an editor reads about one entry, without what is said about all others. */
export const toldAbout = async (id: string, space: SpaceByHand): Promise<readonly string[]> =>
  (await problemsIn(space))
    .filter(({ entryId }) => entryId === id)
    .map(({ severity, message }) => `${severity}: ${message}`);

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });

/** A block of formatted text: a paragraph unless told otherwise. */
export const block = (value: string, nodeType = 'paragraph') => ({
  nodeType,
  data: {},
  content: [text(value)],
});

/** A paragraph that is one link. */
export const linkTo = (uri: string, words = 'here') => ({
  nodeType: 'paragraph',
  data: {},
  content: [text(''), { nodeType: 'hyperlink', data: { uri }, content: [text(words)] }],
});

/** An embedded entry or picture, or a link to an entry, as Contentful stores it. */
export const target = (nodeType: string, linkType: 'Entry' | 'Asset', id: string) => ({
  nodeType,
  data: { target: { sys: { type: 'Link', linkType, id } } },
  content: [],
});

/** Formatted text as the delivery API's GraphQL has it. */
export const richText = (...content: readonly object[]): string =>
  JSON.stringify({ nodeType: 'document', data: {}, content });

/** A question with an answer; nothing is wrong with it but what is given. */
export const question = (fields: Partial<RawEntry> = {}): RawEntry => ({
  contentful_id: 'q1',
  question: 'When do you prune?',
  answer: richText(block('In winter.')),
  ...fields,
});

/** The company's facts, all three phone numbers the same. */
export const company = (fields: Partial<RawEntry> = {}): RawEntry => ({
  contentful_id: 'facts',
  company: 'Oak & Sons',
  city: 'Elmwood',
  state: 'Vermont',
  phoneDisplay: '(802) 555-0199',
  phoneDashed: '802-555-0199',
  phoneLink: '+18025550199',
  hoursOfOperation: '24/7',
  ...fields,
});

/** A photograph that everything is right with. */
export const photo = (fields: Partial<RawAsset> = {}): RawAsset => ({
  contentful_id: 'photo',
  title: 'An oak',
  description: 'An oak in a field.',
  url: 'https://images.example/oak.jpg',
  mimeType: 'image/jpeg',
  width: 2400,
  height: 1600,
  size: 900_000,
  ...fields,
});
