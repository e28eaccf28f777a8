import { css } from '@emotion/react';
import type { PossibleLink } from '../content/views';
import { useSite } from './siteContext';
import { SmartLink } from './SmartLink';
import { below } from '../theme/breakpoints';

const styles = css`
  font-size: var(--fs-sm);
  margin-bottom: clamp(0.75rem, 3vw, 2.5rem);
  ol {
    gap: 0 0.6rem;
  }
  a {
    justify-content: center;
    min-width: 2.75rem;
    margin: 0 -0.5rem;
    padding: 0 0.5rem;
  }
  li:not(:last-child)::after {
    content: '';
    display: inline-block;
    width: 0.45rem;
    height: 0.45rem;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px var(--amber-edge);
    margin-left: 0.6rem;
    vertical-align: 0.12em;
  }
  [aria-current] {
    color: var(--ink-2);
  }
  /* On phones the current page is left out: its heading follows directly. */
  @media ${below.md} {
    [aria-current] {
      display: none;
    }
    li:nth-last-child(2)::after {
      content: none;
    }
    /* The logo leads home too; some of the space stays. */
    &:not(:has(li:nth-child(3))) {
      visibility: hidden;
      height: 0;
      margin-bottom: 1.25rem;
    }
  }
`;

/** The path to the current page; nothing when it has only one step. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly PossibleLink[] }) => {
  const { ui } = useSite();
  return crumbs.length > 1 ? (
    <nav className="breadcrumbs quiet-links no-print" css={styles} aria-label={ui.crumbsLabel}>
      <ol className="row">
        {crumbs.map((crumb) => (
          <li key={crumb.href ?? ''} aria-current={crumb.href ? undefined : 'page'}>
            <SmartLink className="touch-target" href={crumb.href}>
              {crumb.label}
            </SmartLink>
          </li>
        ))}
      </ol>
    </nav>
  ) : null;
};
