/** Marks of pretended entries, as a preview has them. */
import { encodeMark } from '../../src/content/marks';
import type { MarkTarget, MarkTargets } from '../../src/preview/previewFile';

const targets: MarkTarget[] = [];

/** A text with the mark of a field. */
export const markedText = (text: string, { entryId, fieldId }: MarkTarget): string => {
  const isThis = (one: MarkTarget): boolean => one.entryId === entryId && one.fieldId === fieldId;
  if (!targets.some(isThis)) targets.push({ entryId, fieldId });
  return `${text}${encodeMark(targets.findIndex(isThis))}`;
};

/** The fields of all marks so far. */
export const markedTargets = (): MarkTargets =>
  Object.fromEntries(targets.map((target, number) => [encodeMark(number), target]));
