import { css } from '@emotion/react';
import type { BlogView } from '../../content/views';
import { useSite } from '../../components/siteContext';
import { SmartLink } from '../../components/SmartLink';

const styles = css`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: 1rem;
  align-items: center;
  padding-top: 1.5rem;
  border-top: 1px solid var(--rule);
  .older {
    grid-column: 3;
    justify-self: end;
  }
  p {
    grid-column: 2;
    color: var(--ink-2);
  }
`;

/** The way to newer and older posts. Nothing while all posts fit on one page. */
export const Pagination = ({ page }: { readonly page: BlogView }) => {
  const { ui } = useSite();
  if (page.pageCount < 2) return null;
  const place = `${ui.pageOf} ${page.pageNumber} / ${page.pageCount}`;
  return (
    <nav aria-label={place} css={styles}>
      {page.newer && (
        <SmartLink className="more" href={page.newer.href} rel="prev">
          {page.newer.label}
        </SmartLink>
      )}
      <p className="figures">{place}</p>
      {page.older && (
        <SmartLink className="more older" href={page.older.href} rel="next">
          {page.older.label}
        </SmartLink>
      )}
    </nav>
  );
};
