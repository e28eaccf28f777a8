import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PageBase, PageHead } from '../content/views';
import { Breadcrumbs } from './Breadcrumbs';
import { PhoneText } from './PhoneText';
import { longTitle } from './longTitle';

interface PageHeaderProps {
  readonly page: Pick<PageBase, 'crumbs' | 'crumbsLabel' | 'facts'> & {
    readonly head: Pick<PageHead, 'heading' | 'intro'>;
  };
  /** Drawing of the kind of page: decoration, placed by the styles that come with `className`. */
  readonly art?: ReactNode;
  readonly className?: string;
  /** What stands beside the words on wide screens and under them on narrow ones. */
  readonly aside?: ReactNode;
  /** What stands under the introduction: actions, dates, ways to share. */
  readonly children?: ReactNode;
}

const styles = css`
  overflow: clip;
  border-bottom: 1px solid var(--rule);
  > .wrap {
    position: relative;
    padding-block: clamp(1rem, 2vw, 1.75rem) clamp(2.25rem, 5vw, 5rem);
  }
  h1 {
    max-width: 14em;
  }
  .lede {
    margin-top: 1.25rem;
    color: var(--ink);
  }
  .actions {
    margin-top: 1.75rem;
  }
  .g12 {
    align-items: end;
  }
`;

/** The top of an inner page: path, heading, introduction and what the kind of page adds. */
export const PageHeader = ({ page, art, className, aside, children }: PageHeaderProps) => (
  <section className={className ? `phead ${className}` : 'phead'} css={styles}>
    {art}
    <div className="wrap">
      <Breadcrumbs crumbs={page.crumbs} label={page.crumbsLabel} />
      <div className="g12">
        <div className={aside ? 'c7' : 'c8'}>
          <h1 className={longTitle(page.head.heading)}>{page.head.heading}</h1>
          {page.head.intro && (
            <p className="lede">
              <PhoneText text={page.head.intro} facts={page.facts} />
            </p>
          )}
          {children}
        </div>
        {aside && <div className="c5">{aside}</div>}
      </div>
    </div>
  </section>
);
