import { css } from '@emotion/react';
import type { PostView } from '../../content/views';
import { Callout } from '../../components/EmbeddedBlock';
import { PageHeader } from '../../components/PageHeader';
import { useSite } from '../../components/siteContext';
import { Island } from '../../islands/Island';
import { TopicList } from '../blog/TopicList';

const styles = css`
  border-bottom: 0;
  > .page-width {
    padding-bottom: clamp(1rem, 2vw, 2rem);
  }
  .core-strip {
    inset: 0 0 auto;
    height: 0.75rem;
  }
  .breadcrumbs {
    margin-top: 0.75rem;
  }
  .written {
    gap: 0.25rem 1.25rem;
    font-size: var(--fs-sm);
  }
  .callout {
    max-width: 42rem;
    margin-top: 1.5rem;
  }
  .about {
    display: grid;
    gap: 0.75rem;
    margin-top: 1.5rem;
  }
`;

/** The top of a post: title, the warning that it begins with, date of the last change, topics and share buttons. */
export const PostHead = ({ page }: { readonly page: PostView }) => {
  const { ui } = useSite();
  return (
    <PageHeader page={page} css={styles} art={<div className="core-strip" aria-hidden="true" />}>
      {page.warning && <Callout {...page.warning} />}
      <div className="about">
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
        <TopicList topics={page.topics} />
        <Island
          name="share"
          props={{ title: page.head.heading, url: page.seo.canonical, mail: page.mail }}
        />
      </div>
    </PageHeader>
  );
};
