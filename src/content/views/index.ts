/**
 * What templates, sections and components are given: plain data without a trace of where it came
 * from. `src/content/pages` makes these; templates, sections and components only read them. The type of a view is
 * what the function that makes it returns; `parts.ts` and `forms.ts` declare what cannot be inferred.
 */
export type * from './forms';
export type * from './parts';
export type { LookData, SectionBase, SectionView } from '../looks';
export type { LookName } from '../model';
export type { SiteView } from '../pages';
export type { PageBase } from '../pages/base';
export type { FooterView, HeaderView, NoticeView } from '../pages/chrome';
export type { PageView } from '../pages/page';
export type { TopView } from '../pages/pageInput';
export type { BlogView, PostCard, PostView, RecentPostsView } from '../pages/post';
export type { EmergencyView, ServicePage, ServiceView } from '../pages/service';
