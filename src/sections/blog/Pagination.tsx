import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { BlogView } from '../../content/views';
import { useSite } from '../../components/siteContext';
import { SmartLink } from '../../components/SmartLink';
import { atLeast } from '../../theme/breakpoints';

const styles = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.5rem 1rem;
  align-items: center;
  padding-top: 1.5rem;
  border-top: 1px solid var(--rule);
  ol {
    grid-column: 1 / -1;
    display: flex;
    justify-content: center;
    align-items: center;
  }
  li a {
    justify-content: center;
    min-width: 2.75rem;
  }
  li a[aria-current] {
    color: var(--ink);
    font-weight: var(--w-strong);
    text-decoration-color: var(--amber);
    text-decoration-thickness: 3px;
  }
  .older {
    grid-column: -2;
    justify-self: end;
  }
  @media ${atLeast.md} {
    grid-template-columns: 1fr auto 1fr;
    ol {
      grid-area: 1 / 2;
    }
    .more {
      grid-row: 1;
    }
  }
`;

/** The way to the other pages of a list of posts. Nothing while all posts fit on one page. */
export const Pagination = ({ page }: { readonly page: BlogView }) => {
  const { ui } = useSite();
  const { newer, older, nearby, pageNumber, pageCount } = page;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={`${ui.pageOf} ${pageNumber} / ${pageCount}`} css={styles}>
      <ol className="tabular-numerals">
        {nearby.map(({ number, href }, index) => (
          <Fragment key={href}>
            {number - (nearby[index - 1]?.number ?? 0) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <SmartLink
                className="touch-target"
                href={href}
                aria-label={`${ui.pageOf} ${number}`}
                aria-current={number === pageNumber ? 'page' : undefined}
              >
                {number}
              </SmartLink>
            </li>
          </Fragment>
        ))}
      </ol>
      {newer && (
        <SmartLink className="more" href={newer.href} rel="prev">
          {newer.label}
        </SmartLink>
      )}
      {older && (
        <SmartLink className="more older" href={older.href} rel="next">
          {older.label}
        </SmartLink>
      )}
    </nav>
  );
};
