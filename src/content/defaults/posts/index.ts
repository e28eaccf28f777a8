import type { DefaultEntry } from '../entry';
import { lateWinterPruning } from './lateWinterPruning';
import { sustainableTreeCare } from './sustainableTreeCare';
import { treeHealth } from './treeHealth';
import { treeOnTheHouse } from './treeOnTheHouse';

/** The four articles that ship with the site, newest first. */
export const posts: readonly DefaultEntry<'blogPost'>[] = [
  lateWinterPruning,
  treeOnTheHouse,
  sustainableTreeCare,
  treeHealth,
];
