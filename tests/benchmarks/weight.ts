/** Page weight: what each page of the built site sends, by kind of byte. */
import { readPages } from '../support/builtPages';
import { weigh, type PageWeight as Weight } from '../support/weight';

export interface PageWeight extends Weight {
  readonly path: string;
}

/** Weighs every page of a built site. */
export const measureWeight = (folder: string): readonly PageWeight[] =>
  [...readPages(folder).values()].map(({ path, html }) => ({
    path,
    ...weigh(folder, html),
  }));
