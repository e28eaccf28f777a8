import type { BlogView, PostCard } from '../../content/views';
import { longTitle } from '../../components/longTitle';
import { Picture, acrossOnPhones } from '../../components/Picture';
import { SmartLink } from '../../components/SmartLink';
import { Pagination } from './Pagination';
import { postListStyles } from './postListStyles';

const PostWords = ({ post }: { readonly post: PostCard }) => (
  <div className="card">
    <h2 className={longTitle(post.title) ? 'covers long' : 'covers'}>
      <SmartLink href={post.href}>{post.title}</SmartLink>
    </h2>
    {post.excerpt && <p>{post.excerpt}</p>}
  </div>
);

interface EntryProps {
  readonly post: PostCard;
  readonly lead?: boolean;
}

/** Two of its pixels for each of a phone's width are enough to look sharp: see the budgets. */
const ITEM_SIZES = acrossOnPhones('(min-width: 48em) 19rem');
const LEAD_SIZES = acrossOnPhones('(min-width: 62em) 48rem, (min-width: 48em) 100vw');

const Entry = ({ post, lead = false }: EntryProps) => (
  <article className={`${lead ? 'lead' : 'postrow'}${post.picture ? '' : ' wordsonly'}`}>
    {post.picture && (
      <div className="frame">
        <Picture picture={post.picture} sizes={lead ? LEAD_SIZES : ITEM_SIZES} priority={lead} />
      </div>
    )}
    <PostWords post={post} />
  </article>
);

/**
 * The posts, newest first: on the first page the newest leads, the others follow as rows. Advice on
 * trees keeps for years, so that only the post itself tells its date.
 */
export const PostList = ({ page }: { readonly page: BlogView }) => {
  const lead = page.pageNumber === 1 ? page.posts[0] : undefined;
  const rows = lead ? page.posts.slice(1) : page.posts;
  return (
    <div className="wrap" css={postListStyles}>
      {page.posts.length === 0 && <p className="lede">{page.ui.noPosts}</p>}
      {lead && <Entry post={lead} lead />}
      {rows.length > 0 && (
        <ul className="postlist">
          {rows.map((post) => (
            <li key={post.href}>
              <Entry post={post} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} />
    </div>
  );
};
