import { css } from '@emotion/react';
import type { PostView } from '../../content/views';
import { useSite } from '../../components/siteContext';
import { CallBox } from '../parts/CallBox';
import { SideNav } from '../parts/SideNav';
import { below } from '../../theme/breakpoints';

const styles = css`
  flex: 1;
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
    display: none;
  }
`;

/** The contents of a post: links to its headings. The browser marks the one that is read, if it can. */
const Contents = ({ contents }: Pick<PostView, 'contents'>) => {
  const { ui } = useSite();
  return contents.length === 0 ? null : (
    <SideNav id="contents" heading={ui.postContents}>
      {contents.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </SideNav>
  );
};

interface BesidePostProps {
  readonly page: Pick<PostView, 'contents' | 'quoteHref'>;
}

/** Beside a post: its contents and the call box, which stay in view as far as the column goes on. */
export const BesidePost = ({ page }: BesidePostProps) => (
  <div css={styles}>
    <div className="stays">
      <Contents contents={page.contents} />
      <CallBox quoteHref={page.quoteHref} />
    </div>
  </div>
);
