/** Decides what a seed has to do, from what comes with the site and what a space has. */
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
  /** Id of the item in the space after the seed; undefined for an item that stays deleted. */
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
  /** Ids of everything that exists after the seed and that no earlier seed has recorded. */
  readonly unrecorded: readonly string[];
}

/** Versions that a seed itself makes of an asset before publishing: create, upload again, process. */
const SEED_ASSET_VERSIONS = 3;

/** A draft that was never published. */
const isNew = ({ sys }: EntryProps | AssetProps): boolean =>
  sys.publishedVersion === undefined &&
  sys.firstPublishedAt === undefined &&
  sys.archivedVersion === undefined;

/**
 * Plans a seed.
 *
 * @param restoreDeleted whether it also restores what staff deleted after an earlier seed
 */
export const planSeed = (
  space: OpenSpace,
  bundled: Bundled,
  state: SpaceState,
  restoreDeleted: boolean,
): SeedPlan => {
  const defaults = contentTypeIds.flatMap(
    (type) => bundled.entries[type] as readonly PartialEntry[],
  );
  const ids = new Set(defaults.map(({ id }) => id));
  const others = state.entries.filter(
    ({ sys }) => !ids.has(sys.id) && sys.archivedVersion === undefined,
  );
  /** The space's own company details, or page at the same address. No bundled page stands below another. */
  const ownInstead = ({ type, fields }: PartialEntry): EntryProps | undefined => {
    const slug = valueOf({ fields }, 'slug');
    return others
      .filter(({ sys }) => sys.contentType.sys.id === type)
      .find(
        (other) =>
          type === 'siteConfig' ||
          (slug !== undefined &&
            valueIn(space, other.fields, 'slug') === slug &&
            valueIn(space, other.fields, 'below') === undefined),
      );
  };
  /** @param isUnfinished undefined when the space has nothing of this id */
  const decide = (id: string, isUnfinished: boolean | undefined, own?: EntryProps): Decision => {
    const wasSeeded = state.seeded.has(id);
    if (isUnfinished !== undefined)
      return { action: isUnfinished && !wasSeeded ? 'finish' : 'keep', target: id };
    if (own) return { action: 'own', target: own.sys.id };
    return wasSeeded && !restoreDeleted ? { action: 'deleted' } : { action: 'create', target: id };
  };
  const entries = defaults.map((source): PlannedEntry => {
    const { id, type } = source;
    const existing = state.entries.find(({ sys }) => sys.id === id);
    const isUnfinished = existing && isNew(existing) && existing.sys.version === 1;
    const name = `${model[type].name} “${entryTitle(source)}” (${id})`;
    const decision = decide(id, isUnfinished, ownInstead(source));
    return { id, name, source, existing, ...decision };
  });
  const pictures = Object.entries(bundled.pictures).map(([id, source]): PlannedPicture => {
    const existing = state.assets.find(({ sys }) => sys.id === id);
    const isUnfinished =
      existing &&
      isNew(existing) &&
      (existing.sys.version <= SEED_ASSET_VERSIONS || !hasFile(space, existing));
    return {
      id,
      name: `Picture “${source.file}” (${id})`,
      source,
      existing,
      ...decide(id, isUnfinished),
    };
  });
  const unrecorded = [...entries, ...pictures]
    .filter(({ id, target }) => target === id && !state.seeded.has(id))
    .map(({ id }) => id);
  return { entries, pictures, unrecorded };
};
