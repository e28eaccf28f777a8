import { css } from '@emotion/react';
import { SiteProvider } from '../components/SiteProvider';
import { useSite } from '../components/siteContext';
import { Drawer } from '../components/site/Drawer';
import { Masthead } from '../components/site/Masthead';
import type { Current, Menu } from '../components/site/menu';
import { TopBar } from '../components/site/TopBar';
import type { HeaderView, Link } from '../content/views';

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
  <a className="skip no-print" href="#main" css={skipLinkStyles}>
    {useSite().ui.skipLink}
  </a>
);

interface HeaderSliceProps {
  readonly sliceContext: HeaderView;
  /** The menu link that the page belongs to, or ''. */
  readonly current: string;
  /** True on that link's own page, false on one below it. */
  readonly exact: boolean;
  /** Target of the quote links of this page. */
  readonly quoteHref: string;
}

/** The header of every page. */
const HeaderSlice = ({ sliceContext: header, current, exact, quoteHref }: HeaderSliceProps) => {
  const ariaCurrent = exact ? 'page' : 'true';
  const withCurrent = <L extends Link>(link: L): L & Current => ({
    ...link,
    current: link.href === current ? ariaCurrent : undefined,
  });
  const menu: Menu = {
    ...header,
    links: header.links.map((link) => {
      const below = link.below.map(withCurrent);
      const isAboveCurrent = below.some((one) => one.current) || undefined;
      return { ...withCurrent(link), below, isAboveCurrent };
    }),
    quoteHref,
  };
  return (
    <SiteProvider>
      <SkipLink />
      <TopBar menu={menu} />
      <Masthead menu={menu} />
      <Drawer menu={menu} />
    </SiteProvider>
  );
};

export default HeaderSlice;
