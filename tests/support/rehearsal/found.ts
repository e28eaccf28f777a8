/** What a space holds before a rehearsal, and what of it has changed afterwards. */
import { contentTypeIds } from '../../../src/content/model';
import type { Space } from '../../contentful';

type Found = ReturnType<Space['snapshot']>;

const OURS: ReadonlySet<string> = new Set(contentTypeIds);

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** What a space holds, in words for the operator. */
export const describeSpace = ({ contentTypes, entries, assets }: Found): string => {
  const all = [...entries.values()];
  const published = all.filter((entry) => entry.published).length;
  const others = [...contentTypes.keys()].filter((id) => !OURS.has(id)).length;
  const isSetUp = all.some(({ contentTypeId }) => contentTypeId === 'migrationRecord');
  if (contentTypes.size + all.length + assets.size === 0) return 'nothing';
  return [
    `${count(contentTypes.size, 'content type', 'content types')}, ${others} of them not of this site`,
    `${count(all.length, 'entry', 'entries')}, ${published} of them published`,
    count(assets.size, 'file', 'files'),
    isSetUp ? 'set up before' : 'never set up',
  ].join('; ');
};

interface Stored {
  readonly version: number;
  readonly body: object;
  readonly published?: object;
}

/** What an editor may change; a new version of a content type is noted in its entries as well. */
const stateOf = ({ version, body, published }: Stored): string =>
  JSON.stringify({ version, body, published });

const changedIn = (
  before: ReadonlyMap<string, Stored>,
  after: ReadonlyMap<string, Stored>,
): readonly string[] =>
  [...before].flatMap(([id, stored]) => {
    const now = after.get(id);
    return now && stateOf(now) === stateOf(stored) ? [] : [id];
  });

/** Ids of entries, files and content types that were in the space and are no longer as they were. */
export const changedSince = (before: Found, after: Found): readonly string[] => [
  ...changedIn(before.entries, after.entries),
  ...changedIn(before.assets, after.assets),
  // The set-up completes the types of the site.
  ...changedIn(before.contentTypes, after.contentTypes).filter((id) => !OURS.has(id)),
];
