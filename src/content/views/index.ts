/**
 * What templates, sections and components are given: plain data without a trace of where it came
 * from. The assembly in `src/content/assemble` makes these; templates, sections and components only read them.
 */
export type * from './forms';
export type * from './pages';
export type * from './parts';
export type { LookData, SectionBase, SectionView } from '../looks';
export type { LookName } from '../model';
