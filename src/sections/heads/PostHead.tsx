import { css } from '@emotion/react';
import type { PostView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { ShareLinks } from '../../components/interactive/ShareLinks';

const styles = css`
  display: grid;
  gap: 0.75rem;
  margin-top: 1.5rem;
  .date {
    font-size: var(--fs-sm);
    color: var(--ink-2);
    font-variant-numeric: lining-nums;
  }
`;

/** The top of a post: its title, when it was last changed, and the ways to share it. */
export const PostHead = ({ page }: { readonly page: PostView }) => (
  <PageHeader
    crumbs={page.crumbs}
    crumbsLabel={page.crumbsLabel}
    heading={page.title}
    rings="wide"
    plain
  >
    <div css={styles}>
      <span className="date">
        {page.ui.lastUpdated} <time dateTime={page.date}>{page.dateText}</time>
      </span>
      <ShareLinks title={page.title} url={page.seo.canonical} ui={page.ui} />
    </div>
  </PageHeader>
);
