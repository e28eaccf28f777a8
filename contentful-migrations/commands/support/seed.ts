/** Adds every bundled default to a space, and leaves everything that staff have made as it is. */
import { fetchAll } from 'contentful-management';
import { loadBundled } from '../../../src/content/bundled';
import { contentTypeIds } from '../../../src/content/model';
import { PlainError } from '../../../src/failure';
import { typesIn } from './migrations';
import type { Outcome } from './outcome';
import { seededIds, writeSeedRecord } from './records';
import { seedContent } from './seedContent';
import { ACTIONS, planSeed, type Action, type SeedPlan } from './seedPlan';
import { REPOSITORY } from './settings';
import type { OpenSpace } from './space';

/** A sort order that does not change when staff add entries during the run. */
const OLDEST_FIRST = { query: { order: 'sys.createdAt' } };

const count = (items: SeedPlan['entries' | 'pictures'], actions: readonly Action[]): number =>
  items.filter(({ action }) => actions.includes(action)).length;

/** How many texts and pictures of a plan one of the actions is planned for. */
const summary = ({ entries, pictures }: SeedPlan, ...actions: readonly Action[]): string[] => {
  const [texts, others] = [count(entries, actions), count(pictures, actions)];
  return texts + others === 0 ? [] : [`${texts} texts and ${others} pictures`];
};

/**
 * Plans a seed and prints what it would do.
 *
 * @param seeded ids of what earlier seeds published
 * @param restoreDeleted whether it also restores what staff deleted after an earlier seed
 */
const makePlan = async (
  space: OpenSpace,
  seeded: ReadonlySet<string>,
  restoreDeleted: boolean,
): Promise<SeedPlan> => {
  const { client } = space;
  const entries = await fetchAll((params) => client.entry.getMany(params), OLDEST_FIRST);
  const assets = await fetchAll((params) => client.asset.getMany(params), OLDEST_FIRST);
  const bundled = await loadBundled(REPOSITORY);
  const plan = planSeed(space, bundled, { entries, assets, seeded }, restoreDeleted);
  for (const [title, items] of Object.entries({ Texts: plan.entries, Pictures: plan.pictures })) {
    console.log(`${title}:`);
    for (const [action, meaning] of Object.entries(ACTIONS)) {
      const number = count(items, [action as Action]);
      if (number > 0) console.log(`  ${number} ${meaning}`);
    }
  }
  return plan;
};

/** @throws PlainError for a space without the content types of the site */
const requireTypes = async (space: OpenSpace): Promise<void> => {
  const published = (await typesIn(space)).filter(({ sys }) => sys.publishedVersion !== undefined);
  const missing = contentTypeIds.filter((id) => !published.some(({ sys }) => sys.id === id));
  if (missing.length > 0)
    throw new PlainError(
      `The space lacks ${missing.length} of the site’s content types (${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}): run npm run contentful:migrate first.`,
    );
};

/** Plans a seed, prints what it would do, and does nothing. */
export const printSeedPlan = async (space: OpenSpace, restoreDeleted: boolean): Promise<void> => {
  await requireTypes(space);
  await makePlan(space, await seededIds(space), restoreDeleted);
};

/** Seeds an environment. Safe to repeat. */
export const seed = async (
  space: OpenSpace,
  restoreDeleted: boolean,
  outcome: Outcome,
): Promise<void> => {
  await requireTypes(space);
  const seeded = await seededIds(space);
  const plan = await makePlan(space, seeded, restoreDeleted);
  const refusals = await seedContent(space, plan);
  // Lets a later seed tell what staff unpublished or deleted from what is new or was refused.
  const unrecorded = [...plan.entries, ...plan.pictures]
    .filter(({ id, target }) => target === id && !seeded.has(id) && !refusals.has(id))
    .map(({ id }) => id);
  if (unrecorded.length > 0) await writeSeedRecord(space, unrecorded);
  const published: SeedPlan = {
    entries: plan.entries.filter(({ id }) => !refusals.has(id)),
    pictures: plan.pictures.filter(({ id }) => !refusals.has(id)),
  };
  console.log(
    refusals.size > 0
      ? `Not published: ${refusals.size} of the texts and pictures, each with its reason below. The rest is published.`
      : 'Done: the texts and pictures that come with the site are in the space.',
  );
  outcome.refused.push(...refusals.values());
  outcome.done.push(...summary(published, 'create', 'finish'));
  outcome.existed.push(...summary(plan, 'keep', 'own', 'deleted'));
};
