import { css } from '@emotion/react';
import type { BlogView, PostCard } from '../../content/views';
import { Frame, Picture, acrossOnPhones } from '../../components/Picture';
import { useSite } from '../../components/siteContext';
import { SmartLink } from '../../components/SmartLink';
import { atLeast } from '../../theme/breakpoints';
import { editable } from '../../components/editing';

const paginationStyles = css`
  padding-top: 1.5rem;
  border-top: 1px solid var(--rule);
  [rel='next'] {
    margin-left: auto;
  }
`;

/** Links to the newer and older pages of a list of posts. Renders nothing if all posts fit on one page. */
const Pagination = ({ page }: { readonly page: BlogView }) => {
  const { ui } = useSite();
  const { newer, older, pageNumber } = page;
  if (!newer && !older) return null;
  return (
    <nav className="row" aria-label={`${ui.pageOf} ${pageNumber}`} css={paginationStyles}>
      {newer && (
        <SmartLink className="more" href={newer.href} rel="prev">
          {newer.label}
        </SmartLink>
      )}
      {older && (
        <SmartLink className="more" href={older.href} rel="next">
          {older.label}
        </SmartLink>
      )}
    </nav>
  );
};

const styles = css`
  padding-bottom: var(--sec);
`;

const postStyles = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem clamp(1.5rem, 4vw, 3.5rem);
  img {
    transition: transform 700ms var(--ease);
  }
  @media (hover: hover) {
    &:hover img {
      transform: scale(1.025);
    }
  }
`;

const rowStyles = css`
  padding-block: clamp(1.75rem, 3vw, 2.75rem);
  border-top: 1px solid var(--rule);
`;

const rowBesidePicture = css`
  @media ${atLeast.md} {
    grid-template-columns: 19rem minmax(0, 1fr);
    align-items: center;
  }
`;

const firstStyles = css`
  margin-top: clamp(1.5rem, 4vw, 3.5rem);
`;

const leadStyles = css`
  margin-bottom: clamp(3rem, 7vw, 6.5rem);
`;

const leadOnPicture = css`
  @media ${atLeast.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: 0;
  }
`;

const leadPicture = css`
  @media ${atLeast.lg} {
    grid-area: 1 / 1 / auto / 9;
    align-self: start;
  }
`;

/** The text of the lead overlaps its picture. It hangs from the top, so that it does not move while the page loads. */
const leadCard = css`
  @media ${atLeast.lg} {
    grid-area: 1 / 7 / auto / 13;
    position: relative;
    /* 23rem is its usual height. */
    margin-block: max(3rem, 100% - 23rem) -2.5rem;
    padding: 2.25rem 0 0 2.5rem;
    background: var(--paper);
  }
`;

const titleStyles = css`
  font-size: clamp(1.5rem, 1.3rem + 1vw, 2.125rem);
`;

const leadTitle = css`
  font-size: var(--fs-h2);
`;

const excerptStyles = css`
  max-width: 38em;
  margin-top: 0.6rem;
  color: var(--ink-2);
`;

interface PostItemProps {
  readonly post: PostCard;
  readonly lead?: boolean;
}

const ITEM_SIZES = acrossOnPhones(`${atLeast.md} 19rem`);
const LEAD_SIZES = acrossOnPhones(`${atLeast.lg} 48rem, ${atLeast.md} 100vw`);

const PostItem = ({ post, lead = false }: PostItemProps) => (
  <article
    css={[
      postStyles,
      lead ? [firstStyles, leadStyles] : rowStyles,
      post.picture && (lead ? leadOnPicture : rowBesidePicture),
    ]}
    {...editable(post.entryId, 'title')}
  >
    {post.picture && (
      <Frame css={lead && leadPicture}>
        <Picture picture={post.picture} sizes={lead ? LEAD_SIZES : ITEM_SIZES} priority={lead} />
      </Frame>
    )}
    <div css={lead && post.picture && leadCard}>
      <h2
        className="covering-link quiet-links"
        css={[titleStyles, lead && !post.longTitle && leadTitle]}
      >
        <SmartLink href={post.href}>{post.title}</SmartLink>
      </h2>
      {post.excerpt && (
        <p css={excerptStyles} className={lead ? 'lede' : undefined}>
          {post.excerpt}
        </p>
      )}
    </div>
  </article>
);

/** The posts, newest first; the first page starts with a large one. */
export const PostList = ({ page }: { readonly page: BlogView }) => {
  const { ui } = useSite();
  const lead = page.pageNumber === 1 ? page.posts[0] : undefined;
  const rows = lead ? page.posts.slice(1) : page.posts;
  return (
    <div className="page-width" css={styles}>
      {page.posts.length === 0 && (
        <p className="lede" css={firstStyles}>
          {ui.noPosts}
        </p>
      )}
      {lead && <PostItem post={lead} lead />}
      {rows.length > 0 && (
        <ul>
          {rows.map((post) => (
            <li key={post.href}>
              <PostItem post={post} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} />
    </div>
  );
};
