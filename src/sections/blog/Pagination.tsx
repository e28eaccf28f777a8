import { css } from '@emotion/react';
import type { BlogView } from '../../content/views';
import { useSite } from '../../components/siteContext';
import { SmartLink } from '../../components/SmartLink';

const styles = css`
  padding-top: 1.5rem;
  border-top: 1px solid var(--rule);
  [rel='next'] {
    margin-left: auto;
  }
`;

/** The way to the pages of a list of posts beside this one. Nothing while all posts fit on one page. */
export const Pagination = ({ page }: { readonly page: BlogView }) => {
  const { ui } = useSite();
  const { newer, older, pageNumber } = page;
  if (!newer && !older) return null;
  return (
    <nav className="row" aria-label={`${ui.pageOf} ${pageNumber}`} css={styles}>
      {newer && (
        <SmartLink className="more" href={newer.href} rel="prev">
          {newer.label}
        </SmartLink>
      )}
      {older && (
        <SmartLink className="more" href={older.href} rel="next">
          {older.label}
        </SmartLink>
      )}
    </nav>
  );
};
