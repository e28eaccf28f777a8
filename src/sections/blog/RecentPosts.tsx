import { css } from '@emotion/react';
import { Frame, Picture } from '../../components/Picture';
import type { RecentPostsView } from '../../content/views';
import { atLeast, below } from '../../theme/breakpoints';
import { editable } from '../../components/editing';

const styles = css`
  h2 {
    font-size: 1.4375rem;
    margin-bottom: 0.5rem;
  }
  li {
    position: relative;
    display: grid;
    gap: 0 1rem;
  }
  h3 {
    font: var(--w-medium) 1.125rem/1.22 var(--font-display);
    letter-spacing: 0;
  }
  .excerpt {
    display: -webkit-box;
    grid-column: 1 / -1;
    margin-top: 0.65rem;
    overflow: hidden;
    font-size: var(--fs-sm);
    line-height: 1.45;
    color: var(--ink-2);
    -webkit-line-clamp: 3;
    -webkit-box-orient: vertical;
  }
  /* Below a post there is room beside the picture. */
  @media ${atLeast.md} and ${below.lg} {
    .excerpt {
      grid-column: auto;
    }
  }
`;

const besidePicture = css`
  grid-template-columns: min(5.5rem, 30%) minmax(0, 1fr);
`;

const pictureStyles = css`
  align-self: start;
  @media ${atLeast.md} and ${below.lg} {
    grid-row: span 2;
  }
`;

interface RecentPostsProps {
  readonly recent: RecentPostsView;
  /** Address of the open post, which is left out; '' when it is not among the newest. */
  readonly except: string;
}

/**
 * The newest posts beside an open one, or below it: square picture, title, date, three lines of its
 * summary.
 */
export const RecentPosts = ({ recent, except }: RecentPostsProps) => {
  const posts = recent.posts.filter((post) => post.href !== except).slice(0, recent.count);
  if (posts.length === 0) return null;
  return (
    <aside aria-labelledby="recent-posts" css={styles}>
      <h2 id="recent-posts">{recent.heading}</h2>
      <ul className="ruled-list">
        {posts.map((post) => (
          <li
            key={post.href}
            css={post.picture && besidePicture}
            {...editable(post.entryId, 'title')}
          >
            {post.picture && (
              <Frame css={pictureStyles}>
                <Picture picture={{ ...post.picture, alt: '' }} sizes="88px" />
              </Frame>
            )}
            <div>
              <h3 className="covering-link quiet-links">
                <a href={post.href}>{post.title}</a>
              </h3>
              <time dateTime={post.date}>{post.dateText}</time>
            </div>
            {post.excerpt && <p className="excerpt">{post.excerpt}</p>}
          </li>
        ))}
      </ul>
    </aside>
  );
};
