import { css } from '@emotion/react';
import type { PostView } from '../../content/views';
import { useSite } from '../../components/siteContext';
import { CallBox } from '../parts/CallBox';
import { SideNav } from '../parts/SideNav';

const styles = css`
  /* Stays in view below the masthead while the post is read; contents that do not fit scroll. */
  .stays {
    position: sticky;
    top: var(--below-masthead);
    display: flex;
    flex-direction: column;
    gap: 2.25rem;
    max-height: calc(100vh - 8rem);
  }
  nav {
    min-height: 0;
    overflow-y: auto;
    scroll-target-group: auto;
  }
  /* Too low for both the contents and the call box. */
  @media (max-height: 42em) {
    .call-box {
      display: none;
    }
  }
`;

/**
 * The column beside a post: links to its headings and the call box. Browsers that can mark the heading being read
 * do so. Both parts stay in view until the column ends.
 */
export const BesidePost = ({ page }: { readonly page: PostView }) => {
  const { ui } = useSite();
  return (
    <div className="call-room" css={styles}>
      <div className="stays">
        {page.contents.length > 0 && (
          <SideNav id="contents" heading={ui.postContents}>
            {page.contents.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </SideNav>
        )}
        <CallBox quote={{ label: ui.quoteButton, href: page.quoteHref }} />
      </div>
    </div>
  );
};
