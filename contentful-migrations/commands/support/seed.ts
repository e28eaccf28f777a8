/** Adds every bundled default to a space, and leaves everything of the staff as it is. */
import { fetchAll, type EntryProps } from 'contentful-management';
import { loadBundled } from '../../../src/content/bundled';
import { contentTypeIds } from '../../../src/content/model';
import { PlainError } from '../../../src/failure';
import type { Outcome } from './outcome';
import { readRecords, writeRecord } from './records';
import { seedAssets, seedEntries } from './seedContent';
import { townsToSeed } from './seedTowns';
import { planSeed, type Action, type SeedPlan, type SpaceState } from './seedPlan';
import { REPOSITORY } from './settings';
import { valueIn, type OpenSpace } from './space';

const requireModel = async ({ client }: OpenSpace): Promise<void> => {
  const types = await fetchAll((params) => client.contentType.getMany(params), {});
  const published = types
    .filter(({ sys }) => sys.publishedVersion !== undefined)
    .map(({ sys }) => sys.id);
  const missing = contentTypeIds.filter((id) => !published.includes(id));
  if (missing.length > 0)
    throw new PlainError(
      `The space lacks ${missing.length} of the site’s content types (${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}): run npm run contentful:migrate first.`,
    );
};

/** A list of the company's details; empty in a space without it. */
const listIn = (space: OpenSpace, entries: readonly EntryProps[], field: string): string[] => {
  const config = entries.find(({ sys }) => sys.contentType.sys.id === 'siteConfig');
  const list = config && valueIn(space, config.fields, field);
  return Array.isArray(list) ? list.map(String) : [];
};

/** An order that what staff add meanwhile does not change. */
const OLDEST_FIRST = { order: 'sys.createdAt' };

const readSpace = async (space: OpenSpace): Promise<SpaceState> => {
  const { client } = space;
  const entries = await fetchAll((params) => client.entry.getMany(params), { query: OLDEST_FIRST });
  const assets = await fetchAll((params) => client.asset.getMany(params), { query: OLDEST_FIRST });
  const records = await readRecords(space);
  return { entries, assets, seeded: new Set(records.flatMap(({ items }) => items)) };
};

const MEANINGS: Readonly<Record<Action, string>> = {
  create: 'to write',
  finish: 'to finish, an earlier seed was cut off',
  keep: 'there already, left as they are',
  deleted: 'deleted by staff, stay deleted (restore them with -- --restore-deleted)',
  own: 'not needed, the space has its own',
};

type Items = readonly { readonly action: Action }[];

const count = (items: Items, ...actions: readonly Action[]): number =>
  items.filter(({ action }) => actions.includes(action)).length;

const printPlan = (title: string, items: Items): void => {
  console.log(`${title}:`);
  for (const [action, meaning] of Object.entries(MEANINGS)) {
    const number = count(items, action as Action);
    if (number > 0) console.log(`  ${number} ${meaning}`);
  }
};

const summary = ({ entries, assets }: SeedPlan, ...actions: readonly Action[]): string[] => {
  const [texts, pictures] = [count(entries, ...actions), count(assets, ...actions)];
  return texts + pictures === 0 ? [] : [`${texts} texts and ${pictures} pictures`];
};

/**
 * Plans a seed and prints what it would do.
 *
 * @param restoreDeleted also restores what staff deleted after an earlier seed
 */
export const printSeedPlan = async (
  space: OpenSpace,
  restoreDeleted: boolean,
): Promise<SeedPlan> => {
  const state = await readSpace(space);
  await requireModel(space);
  const bundled = await loadBundled(REPOSITORY);
  const town = townsToSeed(bundled.entries.town, {
    towns: listIn(space, state.entries, 'serviceTowns'),
    zips: listIn(space, state.entries, 'serviceZips'),
  });
  const withTowns = { ...bundled, entries: { ...bundled.entries, town } };
  const plan = planSeed(space, withTowns, state, restoreDeleted);
  printPlan('Texts', plan.entries);
  printPlan('Pictures', plan.assets);
  return plan;
};

/** Seeds an environment. Safe to repeat. */
export const seed = async (
  space: OpenSpace,
  restoreDeleted: boolean,
  outcome: Outcome,
): Promise<void> => {
  const plan = await printSeedPlan(space, restoreDeleted);
  const pictures = await seedAssets(space, plan.assets);
  const { absent, unpublished } = await seedEntries(space, plan);
  // By these a later seed can tell what staff deleted from what is new.
  const items = plan.unrecorded.filter((id) => !absent.some((one) => one.id === id));
  if (items.length > 0) await writeRecord(space, { id: `seed-${Date.now()}`, name: 'Seed', items });
  const refused = [...pictures, ...absent, ...unpublished];
  console.log(
    refused.length > 0
      ? `Not published: ${refused.length} of the texts and pictures, each with its reason below. The rest is published.`
      : 'Done: the texts and pictures that come with the site are in the space.',
  );
  outcome.refused.push(...refused.map(({ why }) => why));
  outcome.done.push(...summary(plan, 'create', 'finish'));
  outcome.existed.push(...summary(plan, 'keep', 'own', 'deleted'));
};
