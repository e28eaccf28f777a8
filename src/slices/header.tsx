import { css } from '@emotion/react';
import type { SliceComponentProps } from 'gatsby';
import { SiteProvider } from '../components/SiteProvider';
import { useSite } from '../components/siteContext';
import { Drawer } from '../components/site/Drawer';
import { Masthead } from '../components/site/Masthead';
import { TopBar } from '../components/site/TopBar';
import type { Whereabouts } from '../components/site/currentMark';
import type { HeaderView } from '../content/views';

const skipLinkStyles = css`
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

/** The first link for keyboards: past the menus to the content. */
const SkipLink = () => (
  <a className="skip" href="#main" css={skipLinkStyles}>
    {useSite().ui.skipLink}
  </a>
);

interface HeaderSliceProps extends SliceComponentProps<object, HeaderView>, Whereabouts {
  /** Target of the quote links of this page. */
  readonly quoteHref: string;
}

/** The header of every page. */
const HeaderSlice = ({ sliceContext: header, current, exact, quoteHref }: HeaderSliceProps) => {
  const here = { current, exact };
  return (
    <SiteProvider>
      <SkipLink />
      <TopBar services={header.services} quoteHref={quoteHref} />
      <Masthead header={header} here={here} quoteHref={quoteHref} />
      <Drawer header={header} here={here} quoteHref={quoteHref} />
    </SiteProvider>
  );
};

export default HeaderSlice;
