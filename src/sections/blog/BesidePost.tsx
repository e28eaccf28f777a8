import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PostView } from '../../content/views';
import { useSite } from '../../components/siteContext';
import { NeedBox } from '../parts/NeedBox';
import { below } from '../../theme/breakpoints';

/** Heights in rem: of the masthead, of a line of the contents, and of what goes with them. */
const MASTHEAD = 7.25;
const LINE = 2.75;
const HEADING = 3;
const CALL_BOX = 24;

/** What stays in view must fit below the masthead: in a low window the call box, then all, scrolls away. */
const stylesFor = (lines: number) => {
  const contents = MASTHEAD + (lines === 0 ? 0 : HEADING + lines * LINE);
  const all = contents + CALL_BOX;
  return css`
    .stretch {
      flex: 1;
    }
    .stays {
      position: sticky;
      top: min(${MASTHEAD}rem, (100vh - ${all}rem) * 999);
      display: flex;
      flex-direction: column;
      gap: 2.25rem;
    }
    @media (max-height: ${all}em) {
      .stays {
        top: min(${MASTHEAD}rem, (100vh - ${contents}rem) * 999);
      }
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
    nav {
      scroll-target-group: auto;
    }
    nav h2 {
      margin-bottom: 0.6rem;
      font-size: 1.3125rem;
      font-weight: var(--w-medium);
    }
    nav a {
      display: flex;
      align-items: center;
      min-height: ${LINE}rem;
      padding: 0.35rem 0 0.35rem 1rem;
      box-shadow: inset 2px 0 var(--rule);
      line-height: 1.3;
      color: var(--ink-2);
      text-decoration: none;
      overflow-wrap: anywhere;
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
};

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
export const BesidePost = ({ page, children }: BesidePostProps) => {
  const { ui } = useSite();
  return (
    <div className="sidebar" css={stylesFor(page.contents.length)}>
      <div className="stretch">
        <div className="stays">
          <Contents contents={page.contents} />
          <NeedBox quote={{ label: ui.quoteButton, href: page.quoteHref }} />
        </div>
      </div>
      {children}
    </div>
  );
};
