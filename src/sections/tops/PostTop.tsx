import { css } from '@emotion/react';
import type { PostView } from '../../content/views';
import { CoreStrip } from '../../components/drawings';
import { Callout } from '../../components/EmbeddedBlock';
import { PageHeader } from '../../components/PageHeader';
import { useSite } from '../../components/siteContext';

const bandStyles = css`
  padding-top: 0.75rem;
  border-bottom: 0;
`;

const wordsStyles = css`
  padding-bottom: 0;
`;

const coreStyles = css`
  inset: 0 0 auto;
  height: 0.75rem;
`;

const startStyles = css`
  display: flex;
  margin-bottom: -0.5rem;
  font-weight: var(--w-strong);
`;

const writtenStyles = css`
  font-size: var(--fs-sm);
`;

/** The top of a post: title, its opening warning with a link to what to do, and date of the last change. */
export const PostTop = ({ page }: { readonly page: PostView }) => {
  const { ui } = useSite();
  const [start] = page.contents;
  return (
    <PageHeader
      page={page}
      band={bandStyles}
      words={wordsStyles}
      art={<CoreStrip css={coreStyles} />}
    >
      {page.warning && (
        <Callout callout={page.warning}>
          {start && (
            <a className="touch-target" css={startStyles} href={start.href}>
              {start.label}
            </a>
          )}
        </Callout>
      )}
      <div className="row" css={writtenStyles}>
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
