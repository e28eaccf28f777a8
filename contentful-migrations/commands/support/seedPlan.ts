/** Decides what a seed has to do, from the bundled defaults and from what a space holds. Pure. */
import type { Bundled, BundledEntry } from '../../../src/content/bundled';
import { contentTypeIds, model, type ContentTypeId } from '../../../src/content/model';

/** What is known of something in a space. */
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
  /** Ids that earlier seeds put in. */
  readonly seeded: ReadonlySet<string>;
}

/**
 * - `create`: it is not there yet
 * - `finish`: an earlier seed was cut off before it was published
 * - `keep`: it is there, in whatever state staff left it
 * - `deleted`: staff deleted it after an earlier seed
 * - `own`: the space has one of its own in its place
 */
export type Action = 'create' | 'finish' | 'keep' | 'deleted' | 'own';

interface PlannedEntry {
  readonly action: Action;
  readonly entry: BundledEntry;
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
  /** Id in the space that a link to a default leads to; undefined when it leads nowhere. */
  readonly targetOf: (id: string) => string | undefined;
}

/** What a seed itself does to an asset before publishing: create, upload again, process. */
const SEED_ASSET_VERSIONS = 3;

/** An entry that nobody touched since a seed created it. */
const isUnfinishedEntry = (known: Known): boolean =>
  known.version === 1 && !known.everPublished && !known.archived;

const isUnfinishedAsset = (known: KnownAsset): boolean =>
  !known.everPublished &&
  !known.archived &&
  (!known.hasFile || known.version <= SEED_ASSET_VERSIONS);

/** What to do with what the space has under an id; undefined when it has nothing. */
const actionWhenThere = <K extends Known>(
  known: K | undefined,
  isUnfinished: (known: K) => boolean,
): Action | undefined => known && (isUnfinished(known) ? 'finish' : 'keep');

const slugOf = (entry: BundledEntry): string | undefined => {
  const { slug }: { readonly slug?: unknown } = entry.fields;
  return typeof slug === 'string' ? slug : undefined;
};

/** The entry of the space's own that stands where a default would go. */
const ownInstead = (entry: BundledEntry, others: readonly KnownEntry[]): KnownEntry | undefined => {
  const alike = others.filter((other) => other.contentType === entry.type && !other.archived);
  const single = (model[entry.type] as { readonly single?: boolean }).single === true;
  const slug = slugOf(entry);
  return single ? alike[0] : alike.find((other) => slug !== undefined && other.slug === slug);
};

/**
 * Plans a seed.
 *
 * @param restoreDeleted - brings back what staff deleted after an earlier seed
 */
export const planSeed = (
  bundled: Bundled,
  space: SpaceState,
  restoreDeleted: boolean,
): SeedPlan => {
  const defaults = contentTypeIds.flatMap(
    (type: ContentTypeId) => bundled.entries[type] as readonly BundledEntry[],
  );
  const ids = new Set(defaults.map(({ id }) => id));
  const known = new Map(space.entries.map((entry) => [entry.id, entry]));
  const knownAssets = new Map(space.assets.map((asset) => [asset.id, asset]));
  const others = space.entries.filter(({ id }) => !ids.has(id));
  const targets = new Map<string, string | undefined>();
  const whenAbsent = (id: string): Action =>
    space.seeded.has(id) && !restoreDeleted ? 'deleted' : 'create';

  const entries = defaults.map((entry): PlannedEntry => {
    const there = known.get(entry.id);
    const own = there ? undefined : ownInstead(entry, others);
    const found = actionWhenThere(there, isUnfinishedEntry);
    const action = found ?? (own ? 'own' : whenAbsent(entry.id));
    targets.set(entry.id, action === 'deleted' ? undefined : (own?.id ?? entry.id));
    return { action, entry };
  });

  const assets = [...bundled.pictures].map(([id, { file, alt, caption }]): PlannedAsset => {
    const action = actionWhenThere(knownAssets.get(id), isUnfinishedAsset) ?? whenAbsent(id);
    targets.set(id, action === 'deleted' ? undefined : id);
    return { action, id, file, alt, caption };
  });

  return { entries, assets, targetOf: (id) => targets.get(id) };
};
