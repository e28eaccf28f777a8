import { css } from '@emotion/react';
import type { HeaderView, Link, PageBase } from '../../content/views';
import { useSite } from '../siteContext';
import { Drawer } from './Drawer';
import { Masthead } from './Masthead';
import type { Current, Menu } from './menu';
import { TopBar } from './TopBar';

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

interface SiteHeaderProps {
  readonly header: HeaderView;
  readonly page: PageBase;
}

/** The header of every page, with the menu link that the page belongs to marked as current. */
export const SiteHeader = ({ header, page }: SiteHeaderProps) => {
  const ariaCurrent = page.path === page.menuHref ? 'page' : 'true';
  const withCurrent = <L extends Link>(link: L): L & Current => ({
    ...link,
    current: link.href === page.menuHref ? ariaCurrent : undefined,
  });
  const menu: Menu = {
    ...header,
    links: header.links.map((link) => {
      const below = link.below.map(withCurrent);
      const isAboveCurrent = below.some((one) => one.current) || undefined;
      return { ...withCurrent(link), below, isAboveCurrent };
    }),
    quoteHref: page.quoteHref,
  };
  return (
    <>
      <SkipLink />
      <TopBar menu={menu} />
      <Masthead menu={menu} />
      <Drawer menu={menu} />
    </>
  );
};
