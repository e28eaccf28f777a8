import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PostView } from '../../content/views';
import { useSite } from '../../components/siteContext';
import { CallBox } from '../parts/CallBox';
import { below } from '../../theme/breakpoints';

const styles = css`
  .stretch {
    flex: 1;
  }
  /* In view below the masthead while the post is read; contents that are too long for it scroll. */
  .stays {
    position: sticky;
    top: 7.25rem;
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
  .call-box {
    flex: none;
  }
  /* Too low for both. */
  @media (max-height: 42em) {
    .call-box {
      display: none;
    }
  }
  /* Below the text, its contents come too late, and the number is in the bar. */
  @media ${below.lg} {
    .stretch {
      display: none;
    }
  }
  nav h2 {
    margin-bottom: 0.6rem;
    font-size: 1.3125rem;
    font-weight: var(--w-medium);
  }
  nav a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.35rem 0 0.35rem 1rem;
    box-shadow: inset 2px 0 var(--rule);
    line-height: 1.3;
    color: var(--ink-2);
    text-decoration: none;
    overflow-wrap: anywhere;
    outline-offset: -3px;
  }
  @media (hover: hover) {
    nav a:hover {
      color: var(--link);
      text-decoration: underline;
      text-decoration-color: var(--amber);
    }
  }
  /* Same width and weight, so that no line moves while the page is read. */
  nav a:target-current {
    box-shadow: inset 4px 0 var(--amber);
    color: var(--ink);
  }
`;

/** The contents of a post: links to its headings. The browser marks the one that is read, if it can. */
const Contents = ({ contents }: Pick<PostView, 'contents'>) => {
  const { ui } = useSite();
  return contents.length === 0 ? null : (
    <nav aria-labelledby="contents">
      <h2 id="contents">{ui.postContents}</h2>
      <ul>
        {contents.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface BesidePostProps {
  readonly page: Pick<PostView, 'contents' | 'quoteHref'>;
  /** The recent posts, beside the end of the text. */
  readonly children: ReactNode;
}

/** The column beside a post: its contents and the call box, which stay in view, then the recent posts. */
export const BesidePost = ({ page, children }: BesidePostProps) => (
  <div className="sidebar no-print" css={styles}>
    <div className="stretch">
      <div className="stays">
        <Contents contents={page.contents} />
        <CallBox quoteHref={page.quoteHref} />
      </div>
    </div>
    {children}
  </div>
);
