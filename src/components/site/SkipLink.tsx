import { css } from '@emotion/react';

const styles = css`
  position: fixed;
  top: -8rem;
  left: 1rem;
  z-index: 100;
  padding: 0.75rem 1.25rem;
  font-weight: var(--w-strong);
  color: var(--amber-ink);
  background: var(--amber);
  border-radius: var(--r-md);
  &:focus {
    top: 1rem;
  }
`;

/** The first thing a keyboard reaches: past the menus, to what the page is about. */
export const SkipLink = ({ label }: { readonly label: string }) => (
  <a className="skip" href="#main" css={styles}>
    {label}
  </a>
);
