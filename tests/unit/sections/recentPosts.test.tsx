import type { SliceComponentProps } from 'gatsby';
import type { RecentPostsView } from '../../../src/content/views';
import RecentPosts from '../../../src/slices/recentPosts';
import { post } from '../../support/fixtures';
import { render, textOf } from '../../support/html';

jest.mock('gatsby', () => jest.requireActual<object>('../../support/gatsby'));

const context = (sliceContext: RecentPostsView): SliceComponentProps<object, RecentPostsView> =>
  ({ sliceContext }) as SliceComponentProps<object, RecentPostsView>;

describe('recent posts', () => {
  const recent = { heading: 'Recent', count: 3, posts: [post(1), post(2), post(3), post(4)] };

  it.each([
    ['/blog/post-2/', ['Post 1', 'Post 3', 'Post 4']],
    ['', ['Post 1', 'Post 2', 'Post 3']],
  ])('are three without the open one: %s', async (except, titles) => {
    const shown = await render(<RecentPosts {...context(recent)} except={except} />);
    // The links are named by the titles alone: lists of links are heard one after the other.
    expect(shown.all('a').map(textOf)).toEqual(titles);
  });

  it('are absent when there is no other post', async () => {
    const only = { heading: 'Recent', count: 3, posts: [post(1)] };
    const shown = await render(<RecentPosts {...context(only)} except="/blog/post-1/" />);
    expect(shown.text).toBe('');
  });
});
