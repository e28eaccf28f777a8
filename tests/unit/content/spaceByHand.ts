/** Runs every step that can tell a problem over a space made by hand, as a build does. */
import type { RawAsset, RawContent, RawEntry } from '../../../src/content/mappers/raw';
import type { ContentTypeId } from '../../../src/content/model';
import type { Problem } from '../../../src/content/problems';
import { bundledDefaults, siteOf } from '../../support/content';
import { document, node, words, type TestNode } from '../../support/richText';

export type Entries = { readonly [T in ContentTypeId]?: readonly RawEntry[] };

export interface SpaceByHand {
  readonly entries?: Entries;
  readonly assets?: readonly RawAsset[];
  readonly now?: string;
}

/** All problems that a build of the space would report, worst first. */
export const problemsIn = async ({
  entries = {},
  assets = [],
  now = '2024-06-01T12:00:00Z',
}: SpaceByHand): Promise<readonly Problem[]> => {
  const nodes = Object.entries(entries).map(([type, list]) => [type, { nodes: list }]);
  const types = Object.fromEntries(nodes) as RawContent;
  const raw = { ...types, asset: { nodes: assets } };
  return siteOf(raw, await bundledDefaults(), { now }).problems;
};

/** A block of formatted text: a paragraph unless told otherwise. */
export const block = (value: string, nodeType = 'paragraph'): TestNode =>
  node(nodeType, [words(value)]);

/** A paragraph that is one link. */
export const linkTo = (uri: string, label = 'here'): TestNode =>
  node('paragraph', [words(''), node('hyperlink', [words(label)], { uri })]);

/** An embedded entry or picture, or a link to an entry, as Contentful stores it. */
export const target = (nodeType: string, linkType: 'Entry' | 'Asset', id: string): TestNode =>
  node(nodeType, [], { target: { sys: { type: 'Link', linkType, id } } });

/** Formatted text as the delivery API's GraphQL has it. */
export const richText = (...content: readonly TestNode[]): string =>
  JSON.stringify(document(...content));

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
