import { css } from '@emotion/react';
import type { PostView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { Island } from '../../islands/Island';
import { coreStyles } from './DrawnHead';

const styles = css`
  ${coreStyles}
  border-bottom: 0;
  --core-height: 0.75rem;
  > .wrap {
    padding-bottom: clamp(1rem, 2vw, 2rem);
  }
  .core-strip {
    inset: 0 0 auto;
  }
  .crumbs {
    margin-top: var(--core-height);
  }
  .about {
    display: grid;
    gap: 0.75rem;
    margin-top: 1.5rem;
  }
`;

/** The top of a post: its title, when it was last changed, and the ways to share it. */
export const PostHead = ({ page }: { readonly page: PostView }) => (
  <PageHeader
    page={{ ...page, head: { heading: page.title } }}
    css={styles}
    art={<div className="core-strip" aria-hidden="true" />}
  >
    <div className="about">
      <span className="date">
        {page.ui.lastUpdated} <time dateTime={page.date}>{page.dateText}</time>
      </span>
      <Island name="share" ui={page.ui} props={{ title: page.title, url: page.seo.canonical }} />
    </div>
  </PageHeader>
);
