/** Decides what a seed has to do, from the bundled defaults and the state of a space. Pure. */
import type { Bundled } from '../../../src/content/bundled';
import type { PartialEntry } from '../../../src/content/entries';
import { contentTypeIds } from '../../../src/content/model';
import type { TownLists } from './seedTowns';

/** An entry or asset of a space. */
export interface Known {
  readonly id: string;
  readonly version: number;
  readonly everPublished: boolean;
  readonly archived: boolean;
}

interface KnownEntry extends Known {
  readonly contentType: string;
  readonly slug?: string;
}

interface KnownAsset extends Known {
  /** True once its file has been processed. */
  readonly hasFile: boolean;
}

export interface SpaceState {
  readonly entries: readonly KnownEntry[];
  readonly assets: readonly KnownAsset[];
  /** From before towns were entries. */
  readonly towns: TownLists;
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

interface PlannedEntry {
  readonly action: Action;
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
  /** Id in the space of the target of a link to a default; undefined when there is none. */
  readonly targetOf: (id: string) => string | undefined;
}

/** Versions that a seed itself makes of an asset before publishing: create, upload again, process. */
const SEED_ASSET_VERSIONS = 3;

/** An entry that nobody changed since a seed created it. */
const isUnfinishedEntry = ({ version, everPublished, archived }: Known): boolean =>
  version === 1 && !everPublished && !archived;

const isUnfinishedAsset = ({ version, everPublished, archived, hasFile }: KnownAsset): boolean =>
  !everPublished && !archived && (!hasFile || version <= SEED_ASSET_VERSIONS);

/** The space's own entry that makes a default unnecessary. */
const ownInstead = (entry: PartialEntry, others: readonly KnownEntry[]): KnownEntry | undefined => {
  const alike = others.filter((other) => other.contentType === entry.type && !other.archived);
  const { slug }: { readonly slug?: unknown } = entry.fields;
  return entry.type === 'siteConfig'
    ? alike[0]
    : alike.find((other) => slug !== undefined && other.slug === slug);
};

/**
 * Plans a seed.
 *
 * @param restoreDeleted - restores what staff deleted after an earlier seed
 */
export const planSeed = (
  bundled: Bundled,
  space: SpaceState,
  restoreDeleted: boolean,
): SeedPlan => {
  const defaults = contentTypeIds.flatMap(
    (type) => bundled.entries[type] as readonly PartialEntry[],
  );
  const ids = new Set(defaults.map(({ id }) => id));
  const known = new Map(space.entries.map((entry) => [entry.id, entry]));
  const knownAssets = new Map(space.assets.map((asset) => [asset.id, asset]));
  const others = space.entries.filter(({ id }) => !ids.has(id));
  const targets = new Map<string, string | undefined>();
  const whenAbsent = (id: string): Action =>
    space.seeded.has(id) && !restoreDeleted ? 'deleted' : 'create';

  const entryAction = (id: string, own: KnownEntry | undefined): Action => {
    const existing = known.get(id);
    if (existing) return isUnfinishedEntry(existing) ? 'finish' : 'keep';
    return own ? 'own' : whenAbsent(id);
  };
  const assetAction = (id: string): Action => {
    const existing = knownAssets.get(id);
    if (existing) return isUnfinishedAsset(existing) ? 'finish' : 'keep';
    return whenAbsent(id);
  };

  const entries = defaults.map((entry): PlannedEntry => {
    const own = known.has(entry.id) ? undefined : ownInstead(entry, others);
    const action = entryAction(entry.id, own);
    targets.set(entry.id, action === 'deleted' ? undefined : (own?.id ?? entry.id));
    return { action, entry };
  });
  const assets = [...bundled.pictures].map(([id, { file, alt, caption }]): PlannedAsset => {
    const action = assetAction(id);
    targets.set(id, action === 'deleted' ? undefined : id);
    return { action, id, file, alt, caption };
  });

  return { entries, assets, targetOf: (id) => targets.get(id) };
};
