/** Puts the bundled texts into a space: first all drafts, then published from the leaves up. */
import type { EntryProps } from 'contentful-management';
import { eachOf, startProgress } from './progress';
import type { SeedPlan } from './seedPlan';
import { publishingWaves, seedValues, type Values } from './seedValues';
import type { OpenSpace } from './space';

const AT_ONCE = 4;

const localized = (space: OpenSpace, values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, { [space.defaultLocale]: value }]),
  );

/** Creates, or finishes, every entry that the plan says so of. */
export const seedEntries = async (space: OpenSpace, plan: SeedPlan): Promise<void> => {
  const { client } = space;
  const due = plan.entries.filter(({ action }) => action === 'create' || action === 'finish');
  const values = new Map(
    due.map(({ entry }) => [entry.id, seedValues(entry, plan.targetOf)] as const),
  );

  const drafts = new Map<string, EntryProps>();
  const created = due.filter(({ action }) => action === 'create');
  const tickCreated = startProgress('Texts written', created.length);
  await eachOf(created, AT_ONCE, async ({ entry }) => {
    const fields = localized(space, values.get(entry.id) ?? {});
    const draft = await client.entry.createWithId(
      { contentTypeId: entry.type, entryId: entry.id },
      { fields },
    );
    drafts.set(entry.id, draft);
    tickCreated();
  });

  const tickPublished = startProgress('Texts published', due.length);
  for (const wave of publishingWaves(values)) {
    await eachOf(wave, AT_ONCE, async (entryId) => {
      const draft = drafts.get(entryId) ?? (await client.entry.get({ entryId }));
      await client.entry.publish({ entryId }, draft);
      tickPublished();
    });
  }
};
