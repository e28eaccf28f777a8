/** Puts every bundled default into a space, and leaves alone what staff have there. */
import type { AssetProps, EntryProps } from 'contentful-management';
import { loadBundled } from '../../../src/content/bundled';
import { contentTypeIds } from '../../../src/content/model';
import { PlainError } from '../../../src/failure';
import { outcome, type Outcome } from './outcome';
import { readRecords, writeRecord } from './records';
import { seedAssets, seedEntries } from './seedContent';
import { planSeed, type Action, type Known, type SeedPlan, type SpaceState } from './seedPlan';
import { allOf, valueIn, type OpenSpace } from './space';

interface SeedOptions {
  /** Only tells what would be done. */
  readonly dryRun: boolean;
  /** Brings back what staff deleted after an earlier seed. */
  readonly restoreDeleted: boolean;
}

const known = ({ sys }: EntryProps | AssetProps): Known => ({
  id: sys.id,
  version: sys.version,
  everPublished: sys.publishedVersion !== undefined || sys.firstPublishedAt !== undefined,
  archived: sys.archivedVersion !== undefined,
});

const requireModel = async ({ client }: OpenSpace): Promise<void> => {
  const types = await client.contentType.getMany({ query: { limit: 1000 } });
  const there = new Set(
    types.items.filter(({ sys }) => sys.publishedVersion !== undefined).map(({ sys }) => sys.id),
  );
  const missing = contentTypeIds.filter((id) => !there.has(id));
  if (missing.length > 0) {
    throw new PlainError(
      `The space lacks ${missing.length} of the site’s content types (${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}): run npm run contentful:migrate first.`,
    );
  }
};

const readSpace = async (space: OpenSpace): Promise<SpaceState> => {
  const { client, defaultLocale } = space;
  const entries = await allOf((query) => client.entry.getMany({ query }));
  const assets = await allOf((query) => client.asset.getMany({ query }));
  const records = await readRecords(space);
  return {
    entries: entries.map((entry) => {
      const slug = valueIn(entry.fields, 'slug', defaultLocale);
      return {
        ...known(entry),
        contentType: entry.sys.contentType.sys.id,
        slug: typeof slug === 'string' ? slug : undefined,
      };
    }),
    assets: assets.map((asset) => ({
      ...known(asset),
      hasFile: asset.fields.file?.[defaultLocale]?.url !== undefined,
    })),
    seeded: new Set(records.flatMap(({ items }) => items)),
  };
};

const MEANINGS: Readonly<Record<Action, string>> = {
  create: 'to write',
  finish: 'to finish, an earlier seed was cut off',
  keep: 'there already, left as they are',
  deleted: 'deleted by staff, stay deleted (bring them back with -- --restore-deleted)',
  own: 'not needed, the space has its own',
};

const count = (items: readonly { readonly action: Action }[]): string =>
  (Object.keys(MEANINGS) as Action[])
    .map((action) => [action, items.filter((item) => item.action === action).length] as const)
    .filter(([, number]) => number > 0)
    .map(([action, number]) => `  ${number} ${MEANINGS[action]}`)
    .join('\n');

const tell = (plan: SeedPlan): void => {
  console.log(`Texts:\n${count(plan.entries)}\nPictures:\n${count(plan.assets)}`);
};

/** Notes what is there now, so that a later seed can tell "deleted by staff" from "never there". */
const record = async (space: OpenSpace, plan: SeedPlan, state: SpaceState): Promise<void> => {
  const present = [
    ...plan.entries.map(({ action, entry }) => ({ action, id: entry.id })),
    ...plan.assets,
  ].filter(({ action }) => action !== 'deleted' && action !== 'own');
  const items = present.map(({ id }) => id).filter((id) => !state.seeded.has(id));
  if (items.length === 0) return;
  await writeRecord(space, { id: `seed-${Date.now()}`, name: 'Seed', items });
};

const summary = (plan: SeedPlan, actions: readonly Action[]): readonly string[] => {
  const among = (items: readonly { readonly action: Action }[]): number =>
    items.filter(({ action }) => actions.includes(action)).length;
  const [texts, pictures] = [among(plan.entries), among(plan.assets)];
  return texts + pictures === 0 ? [] : [`${texts} texts and ${pictures} pictures`];
};

/** Seeds an environment, or only tells what that would do. Safe to repeat. */
export const seed = async (space: OpenSpace, options: SeedOptions): Promise<Outcome> => {
  await requireModel(space);
  const state = await readSpace(space);
  const plan = planSeed(await loadBundled(), state, options.restoreDeleted);
  tell(plan);
  if (options.dryRun) {
    console.log('Nothing was changed.');
    return outcome({});
  }
  await seedAssets(space, plan.assets);
  await seedEntries(space, plan);
  await record(space, plan, state);
  console.log('Done: the texts and pictures that come with the site are in the space.');
  return outcome({
    done: summary(plan, ['create', 'finish']),
    existed: summary(plan, ['keep', 'own', 'deleted']),
  });
};
