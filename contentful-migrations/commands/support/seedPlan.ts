/** Decides what a seed has to do, from what comes with the site and what a space has. Pure. */
import type { AssetProps, EntryProps } from 'contentful-management';
import type { Bundled } from '../../../src/content/bundled';
import { entryTitle, valueOf, type PartialEntry } from '../../../src/content/entries';
import { contentTypeIds, model } from '../../../src/content/model';
import type { BundledPicture } from '../../../src/content/types';
import { hasFile, valueIn, type OpenSpace } from './space';

/** What a space has before a seed. */
interface SpaceState {
  readonly entries: readonly EntryProps[];
  readonly assets: readonly AssetProps[];
  /** Ids of what earlier seeds published. Staff unpublished or deleted those that are no longer published. */
  readonly seeded: ReadonlySet<string>;
}

/** What a seed can do with a text or picture, and the words for several of them in its plan. */
export const ACTIONS = {
  create: 'to write',
  finish: 'to finish: an earlier seed did not publish them',
  keep: 'there already, left as they are',
  deleted: 'deleted by staff, stay deleted (restore them with -- --restore-deleted)',
  own: 'not needed, the space has its own',
} as const;
export type Action = keyof typeof ACTIONS;

interface Decision {
  readonly action: Action;
  /** Id of what the space has for the item after the seed; undefined where links to it are left out. */
  readonly target?: string;
}

/** A text or picture that comes with the site. */
interface Planned<Source, Existing> extends Decision {
  readonly id: string;
  /** What it is, for the person who runs the command. */
  readonly name: string;
  readonly source: Source;
  readonly existing?: Existing;
}
export type PlannedEntry = Planned<PartialEntry, EntryProps>;
export type PlannedPicture = Planned<BundledPicture, AssetProps>;

export interface SeedPlan {
  readonly entries: readonly PlannedEntry[];
  readonly pictures: readonly PlannedPicture[];
}

/** A draft that was never published. */
const isNew = ({ sys }: EntryProps | AssetProps): boolean =>
  sys.firstPublishedAt === undefined && sys.archivedVersion === undefined;

/** Versions that a seed itself makes of an asset before publishing: create, upload again, process. */
const SEED_ASSET_VERSIONS = 3;

/**
 * The decision without a look at other entries of the space.
 *
 * @param isUnfinished whether the space has a draft of the item that a seed made and that nobody has changed;
 *   undefined when it has nothing of this id
 */
const decide = (
  id: string,
  isUnfinished: boolean | undefined,
  isSeeded: boolean,
  restoreDeleted: boolean,
): Decision => {
  if (isUnfinished !== undefined)
    return { action: isUnfinished && !isSeeded ? 'finish' : 'keep', target: id };
  return isSeeded && !restoreDeleted ? { action: 'deleted' } : { action: 'create', target: id };
};

/**
 * What the space has of its own in place of a bundled entry: company details, a page at the same address, or any
 * testimonial that is not a sample.
 *
 * @param others the entries of the space that came from no seed
 * @returns undefined if the bundled entry is needed
 */
const ownInstead = (
  space: OpenSpace,
  { type, fields }: PartialEntry,
  others: readonly EntryProps[],
): Decision | undefined => {
  const ofType = others.filter(({ sys }) => sys.contentType.sys.id === type);
  if (type === 'testimonial')
    return ofType.some((one) => valueIn(space, one.fields, 'isSample') !== true)
      ? { action: 'own' }
      : undefined;
  const slug = valueOf({ fields }, 'slug');
  // No bundled page stands below another.
  const own = ofType.find(
    (one) =>
      type === 'siteConfig' ||
      (slug !== undefined &&
        valueIn(space, one.fields, 'slug') === slug &&
        valueIn(space, one.fields, 'below') === undefined),
  );
  return own && { action: 'own', target: own.sys.id };
};

/**
 * Plans a seed.
 *
 * @param restoreDeleted whether it also restores what staff deleted after an earlier seed
 */
export const planSeed = (
  space: OpenSpace,
  bundled: Bundled,
  { entries, assets, seeded }: SpaceState,
  restoreDeleted: boolean,
): SeedPlan => {
  const defaults = contentTypeIds.flatMap(
    (type) => bundled.entries[type] as readonly PartialEntry[],
  );
  const ids = new Set(defaults.map(({ id }) => id));
  const others = entries.filter(({ sys }) => !ids.has(sys.id) && sys.archivedVersion === undefined);
  return {
    entries: defaults.map((source): PlannedEntry => {
      const { id, type } = source;
      const existing = entries.find(({ sys }) => sys.id === id);
      const own = existing ? undefined : ownInstead(space, source, others);
      const isUnfinished = existing && isNew(existing) && existing.sys.version === 1;
      const decision = own ?? decide(id, isUnfinished, seeded.has(id), restoreDeleted);
      return {
        id,
        name: `${model[type].name} “${entryTitle(source)}” (${id})`,
        source,
        existing,
        ...decision,
      };
    }),
    pictures: Object.entries(bundled.pictures).map(([id, source]): PlannedPicture => {
      const existing = assets.find(({ sys }) => sys.id === id);
      const isUnfinished =
        existing &&
        isNew(existing) &&
        (existing.sys.version <= SEED_ASSET_VERSIONS || !hasFile(space, existing));
      const decision = decide(id, isUnfinished, seeded.has(id), restoreDeleted);
      return { id, name: `Picture “${source.file}” (${id})`, source, existing, ...decision };
    }),
  };
};
