import { css } from '@emotion/react';
import type { PostView } from '../../content/views';
import { CoreStrip } from '../../components/drawings';
import { Callout } from '../../components/EmbeddedBlock';
import { PageHeader } from '../../components/PageHeader';
import { useSite } from '../../components/siteContext';

const styles = css`
  border-bottom: 0;
  > .page-width {
    padding-bottom: 0;
  }
  .core-strip {
    inset: 0 0 auto;
    height: 0.75rem;
  }
  .breadcrumbs {
    margin-top: 0.75rem;
  }
  .written {
    font-size: var(--fs-sm);
  }
  .note {
    max-width: 42rem;
  }
  .note .start {
    display: flex;
    margin-bottom: -0.5rem;
    font-weight: var(--w-strong);
  }
`;

/** The top of a post: title, its opening warning with a link to what to do, and date of the last change. */
export const PostTop = ({ page }: { readonly page: PostView }) => {
  const { ui } = useSite();
  const [start] = page.contents;
  return (
    <PageHeader page={page} css={styles} art={<CoreStrip />}>
      {page.warning && (
        <Callout callout={page.warning}>
          {start && (
            <a className="touch-target start" href={start.href}>
              {start.label}
            </a>
          )}
        </Callout>
      )}
      <div className="written row">
        {page.author && (
          <span>
            {ui.byline} <b translate="no">{page.author.name}</b>
          </span>
        )}
        <span className="date">
          {ui.lastUpdated} <time dateTime={page.date}>{page.dateText}</time>
        </span>
      </div>
    </PageHeader>
  );
};
