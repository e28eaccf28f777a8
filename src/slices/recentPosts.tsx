import type { SliceComponentProps } from 'gatsby';
import type { RecentPostsView } from '../content/views';
import { RecentPosts } from '../sections/blog/RecentPosts';

interface RecentPostsSliceProps extends SliceComponentProps<object, RecentPostsView> {
  /** Address of the open post when it is among the newest, else ''. */
  readonly except: string;
}

/** The newest posts beside an open one: one part for all posts, so that a new post redoes none. */
const RecentPostsSlice = ({ sliceContext, except }: RecentPostsSliceProps) => (
  <RecentPosts recent={sliceContext} except={except} />
);

export default RecentPostsSlice;
