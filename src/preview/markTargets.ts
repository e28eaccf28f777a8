import type { Site } from '../content/assemble';
import type { MarkTargets } from '../content/assemble/marks';

/** The fields of the space that the marks of a preview stand for. */
export const markTargets = ({ provenance }: Pick<Site, 'provenance'>): MarkTargets =>
  Object.fromEntries(
    [...provenance.all].flatMap(([number, { entry, field }]) =>
      entry.entryId !== undefined && entry.origins[field] === 'contentful'
        ? [[number, { entryId: entry.entryId, fieldId: field }]]
        : [],
    ),
  );
