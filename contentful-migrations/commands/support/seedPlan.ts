/** Decides what a seed has to do, from the bundled defaults and what a space holds. */
import type { AssetProps, EntryProps } from 'contentful-management';
import type { Bundled } from '../../../src/content/bundled';
import type { PartialEntry } from '../../../src/content/entries';
import { contentTypeIds } from '../../../src/content/model';
import { hasFile, valueIn, type OpenSpace } from './space';

/** What a space holds before a seed. */
export interface SpaceState {
  readonly entries: readonly EntryProps[];
  readonly assets: readonly AssetProps[];
  /** Ids that earlier seeds added. */
  readonly seeded: ReadonlySet<string>;
}

/**
 * - `create`: it does not exist yet
 * - `finish`: an earlier seed was cut off before it was published
 * - `keep`: it exists, in whatever state staff left it
 * - `deleted`: staff deleted it after an earlier seed
 * - `own`: the space has an entry of its own instead
 */
export type Action = 'create' | 'finish' | 'keep' | 'deleted' | 'own';

export interface PlannedEntry {
  readonly action: Action;
  readonly id: string;
  readonly entry: PartialEntry;
}

export interface PlannedAsset {
  readonly action: Action;
  readonly id: string;
  readonly file: string;
  readonly alt: string;
  readonly caption?: string;
}

export interface SeedPlan {
  readonly entries: readonly PlannedEntry[];
  readonly assets: readonly PlannedAsset[];
  /** Ids of what is there after the seed, as far as no earlier seed has recorded them. */
  readonly unrecorded: readonly string[];
  /** Id in the space of the target of a link to a default; undefined when there is none. */
  readonly targetOf: (id: string) => string | undefined;
}

/** Versions that a seed itself makes of an asset before publishing: create, upload again, process. */
const SEED_ASSET_VERSIONS = 3;

/** A draft that was never published. */
const isNew = ({ sys }: EntryProps | AssetProps): boolean =>
  sys.publishedVersion === undefined &&
  sys.firstPublishedAt === undefined &&
  sys.archivedVersion === undefined;

/** An entry that nobody changed since a seed created it. */
const isUnfinishedEntry = (entry: EntryProps): boolean => entry.sys.version === 1 && isNew(entry);

const isUnfinishedAsset = (space: OpenSpace, asset: AssetProps): boolean =>
  isNew(asset) && (!hasFile(space, asset) || asset.sys.version <= SEED_ASSET_VERSIONS);

/** The space's own entry that makes a default unnecessary. */
const ownInstead = (
  space: OpenSpace,
  entry: PartialEntry,
  others: readonly EntryProps[],
): EntryProps | undefined => {
  const alike = others.filter(
    ({ sys }) => sys.contentType.sys.id === entry.type && sys.archivedVersion === undefined,
  );
  const { slug }: { readonly slug?: unknown } = entry.fields;
  return entry.type === 'siteConfig'
    ? alike[0]
    : alike.find(({ fields }) => slug !== undefined && valueIn(space, fields, 'slug') === slug);
};

/**
 * Plans a seed.
 *
 * @param restoreDeleted - restores what staff deleted after an earlier seed
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
  const known = new Map(state.entries.map((entry) => [entry.sys.id, entry]));
  const knownAssets = new Map(state.assets.map((asset) => [asset.sys.id, asset]));
  const others = state.entries.filter(({ sys }) => !ids.has(sys.id));
  const targets = new Map<string, string | undefined>();
  /** @param isUnfinished undefined when there is no such entry or asset */
  const actionFor = (id: string, isUnfinished: boolean | undefined): Action => {
    if (isUnfinished !== undefined) return isUnfinished ? 'finish' : 'keep';
    return state.seeded.has(id) && !restoreDeleted ? 'deleted' : 'create';
  };

  const entries = defaults.map((entry): PlannedEntry => {
    const { id } = entry;
    const existing = known.get(id);
    const own = existing ? undefined : ownInstead(space, entry, others);
    const action = own ? 'own' : actionFor(id, existing && isUnfinishedEntry(existing));
    targets.set(id, action === 'deleted' ? undefined : (own?.sys.id ?? id));
    return { action, id, entry };
  });
  const assets = [...bundled.pictures].map(([id, { file, alt, caption }]): PlannedAsset => {
    const existing = knownAssets.get(id);
    const action = actionFor(id, existing && isUnfinishedAsset(space, existing));
    targets.set(id, action === 'deleted' ? undefined : id);
    return { action, id, file, alt, caption };
  });

  const unrecorded = [...entries, ...assets]
    .filter(({ action, id }) => !['deleted', 'own'].includes(action) && !state.seeded.has(id))
    .map(({ id }) => id);
  return { entries, assets, unrecorded, targetOf: (id) => targets.get(id) };
};
