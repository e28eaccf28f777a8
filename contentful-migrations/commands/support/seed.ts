/** Adds every bundled default to a space, and leaves everything that staff have made as it is. */
import { fetchAll } from 'contentful-management';
import { loadBundled } from '../../../src/content/bundled';
import { contentTypeIds } from '../../../src/content/model';
import { PlainError } from '../../../src/failure';
import type { Outcome } from './outcome';
import { readRecords, writeRecord } from './records';
import { seedContent } from './seedContent';
import { ACTIONS, planSeed, type Action, type SeedPlan } from './seedPlan';
import { REPOSITORY } from './settings';
import type { OpenSpace } from './space';

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

/** A sort order that does not change when staff add entries during the run. */
const OLDEST_FIRST = { query: { order: 'sys.createdAt' } };

const planFor = async (space: OpenSpace, restoreDeleted: boolean): Promise<SeedPlan> => {
  const { client } = space;
  await requireModel(space);
  const entries = await fetchAll((params) => client.entry.getMany(params), OLDEST_FIRST);
  const assets = await fetchAll((params) => client.asset.getMany(params), OLDEST_FIRST);
  const seeded = new Set((await readRecords(space)).flatMap(({ items }) => items));
  const bundled = await loadBundled(REPOSITORY);
  return planSeed(space, bundled, { entries, assets, seeded }, restoreDeleted);
};

const count = (items: SeedPlan['entries' | 'pictures'], actions: readonly Action[]): number =>
  items.filter(({ action }) => actions.includes(action)).length;

const summary = (
  { entries, pictures }: Pick<SeedPlan, 'entries' | 'pictures'>,
  ...actions: readonly Action[]
): string[] => {
  const numbers = [count(entries, actions), count(pictures, actions)] as const;
  return Math.max(...numbers) === 0 ? [] : [`${numbers[0]} texts and ${numbers[1]} pictures`];
};

/**
 * Plans a seed and prints what it would do.
 *
 * @param restoreDeleted whether it also restores what staff deleted after an earlier seed
 */
export const printSeedPlan = async (
  space: OpenSpace,
  restoreDeleted: boolean,
): Promise<SeedPlan> => {
  const plan = await planFor(space, restoreDeleted);
  for (const [title, items] of Object.entries({ Texts: plan.entries, Pictures: plan.pictures })) {
    console.log(`${title}:`);
    for (const [action, meaning] of Object.entries(ACTIONS)) {
      const number = count(items, [action as Action]);
      if (number > 0) console.log(`  ${number} ${meaning}`);
    }
  }
  return plan;
};

/** Seeds an environment. Safe to repeat. */
export const seed = async (
  space: OpenSpace,
  restoreDeleted: boolean,
  outcome: Outcome,
): Promise<void> => {
  const plan = await printSeedPlan(space, restoreDeleted);
  const refused = await seedContent(space, plan);
  const isPublished = (id: string): boolean => !refused.some((one) => one.id === id);
  // Lets a later seed tell what staff unpublished or deleted from what is new or was refused.
  const items = plan.unrecorded.filter(isPublished);
  if (items.length > 0) await writeRecord(space, { id: `seed-${Date.now()}`, items });
  const published = {
    entries: plan.entries.filter(({ id }) => isPublished(id)),
    pictures: plan.pictures.filter(({ id }) => isPublished(id)),
  };
  console.log(
    refused.length > 0
      ? `Not published: ${refused.length} of the texts and pictures, each with its reason below. The rest is published.`
      : 'Done: the texts and pictures that come with the site are in the space.',
  );
  outcome.refused.push(...refused.map(({ why }) => why));
  outcome.done.push(...summary(published, 'create', 'finish'));
  outcome.existed.push(...summary(plan, 'keep', 'own', 'deleted'));
};
