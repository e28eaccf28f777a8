import { css } from '@emotion/react';
import { Icon } from '../Icon';
import { Logo } from '../Logo';
import { useSite } from '../siteContext';
import { SmartLink } from '../SmartLink';
import type { MenuProps } from './menu';
import { MenuGroup } from './MenuGroup';
import { atLeast, below, inContainer, largeText } from '../../theme/breakpoints';

/*
 * While the page loads, each new element would move the elements at the right end, so these stay
 * hidden until the last of them, the number, is there. In windows less than 30rem high (a phone in
 * landscape, 200% text size) the bar scrolls with the page.
 */
const styles = css`
  position: relative;
  z-index: 40;
  container-type: inline-size;
  overflow-x: clip;
  background: var(--paper);
  @media screen and (min-height: 30em) {
    position: sticky;
    top: 0;
  }
  > .page-width {
    display: flex;
    gap: 0 clamp(0.75rem, 4vw - 1.75rem, 1.5rem);
    min-height: 5.25rem;
  }
  .logo-link {
    display: flex;
    align-items: center;
    flex: none;
    margin-right: auto;
    text-decoration: none;
  }
  &:not(:has(.call-block)) :is(.nav, .quote, .menu-button) {
    visibility: hidden;
  }
  .nav {
    min-width: 0;
  }
  /* Two rows of links are as high as one. */
  .nav > ul {
    display: flex;
    flex-wrap: wrap;
    height: 100%;
  }
  .nav > ul > li {
    position: relative;
    display: flex;
  }
  /* The line below the words is a background, which grows from the left. */
  .nav > ul > li > a {
    display: flex;
    align-items: center;
    padding: 0 clamp(0.55rem, 2vw - 0.7rem, 0.95rem);
    min-height: 2.5rem;
    font-weight: var(--w-medium);
    line-height: 1.2;
    color: var(--ink);
    text-decoration: none;
    background: linear-gradient(var(--amber) 0 0) 0 calc(50% + 1.05em) / 0 3px no-repeat content-box;
    transition: background-size var(--t2) var(--ease);
  }
  .nav > ul > .has-dropdown > a {
    padding-right: 0;
  }
  .nav > ul > li > a[aria-current] {
    background-size: 100% 3px;
  }
  .quote {
    flex: none;
    align-self: center;
    min-height: 2.75rem;
    padding: 0 1rem;
    white-space: nowrap;
  }
  /* The quote link in the bar above is enough while it is visible. */
  @supports (animation-timeline: scroll()) {
    .quote {
      animation: quote-after-bar linear both;
      animation-timeline: scroll(root);
      animation-range: 0 2.75rem;
    }
    @keyframes quote-after-bar {
      from,
      50% {
        visibility: hidden;
        opacity: 0;
      }
    }
  }
  .call-block {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.9rem;
    /* Room for the outline of the focus, in the margin of the page. */
    padding-inline: 1.25rem;
    margin-right: -1.25rem;
    line-height: 1.15;
    color: var(--amber-ink);
    text-decoration: none;
    white-space: nowrap;
    isolation: isolate;
  }
  .call-block::before {
    content: '';
    position: absolute;
    inset: 0 -50vw 0 0;
    z-index: -1;
    background: var(--amber);
    box-shadow: inset 0 -3px 0 var(--amber-edge);
    transition: background var(--t1);
  }
  .call-block:focus-visible {
    outline-color: var(--amber-ink);
    outline-offset: -6px;
  }
  .call-block span {
    font-size: var(--fs-sm);
    font-weight: var(--w-medium);
  }
  .call-block b {
    display: block;
    font-size: 1.5rem;
  }
  .menu-button {
    align-self: center;
    padding-inline: min(0.9rem, 3vw);
  }
  /* Browsers without popovers, such as iPhones up to iOS 16, get a link to the links of the footer. */
  a.menu-button {
    display: none;
  }
  @supports not selector(:popover-open) {
    a.menu-button {
      display: inline-flex;
    }
    button.menu-button {
      display: none;
    }
  }
  @media (hover: hover) {
    .nav > ul > li:hover > a {
      background-size: 100% 3px;
    }
    .call-block:hover::before {
      background: var(--amber-hi);
    }
  }
  /* Without its icon, the number leaves room for six links with lists in two rows. */
  @media ${below.xl} {
    &:has(.has-dropdown:nth-child(6)) .call-block .icon {
      display: none;
    }
  }
  @media ${below.lg} {
    > .page-width {
      padding-block: 0.5rem;
      min-height: 4.25rem;
    }
    .nav,
    .quote,
    .call-block {
      display: none;
    }
  }
  @container ${largeText} {
    .menu-button span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media ${atLeast.lg} {
    a.menu-button,
    button.menu-button {
      display: none;
    }
  }
  /* Text can be enlarged in ways that media queries do not follow. */
  @supports selector(:popover-open) {
    @container ${inContainer(below.lg)} {
      .nav,
      .quote {
        display: none;
      }
      button.menu-button {
        display: inline-flex;
      }
    }
  }
  @media (forced-colors: active) {
    .nav > ul > li > a[aria-current] {
      text-decoration: underline;
    }
    .call-block {
      border: 1px solid ButtonText;
    }
  }
  @media print {
    margin-bottom: 1rem;
    > .page-width {
      min-height: 0;
      padding-block: 0 0.5rem;
    }
    .call-block {
      display: flex;
      padding: 0;
      margin: 0;
    }
    .call-block::before,
    .call-block .icon {
      display: none;
    }
  }
`;

/** The sticky bar with logo, menu and number; narrow screens have a menu button instead of the links. */
export const Masthead = ({ menu }: MenuProps) => {
  const { facts, ui } = useSite();
  const menuLabel = (
    <>
      <Icon name="menu" />
      <span>{ui.menuLabel}</span>
    </>
  );
  return (
    <header className="masthead ruled" css={styles}>
      <div className="page-width">
        <SmartLink className="logo-link" href="/" aria-label={ui.logoLabel}>
          <Logo />
        </SmartLink>
        {/* Precedes the menu, so that the menu is next to the number even while this link is hidden. */}
        <SmartLink className="quote button button-quote no-print" href={menu.quoteHref}>
          {ui.callBarQuote}
        </SmartLink>
        <nav className="nav no-print" aria-label={ui.mainMenuLabel}>
          <ul>
            {menu.links.map((link, index) =>
              link.below.length > 0 ? (
                <MenuGroup key={link.href} link={link} id={`menu-list-${index}`} />
              ) : (
                <li key={link.href}>
                  <SmartLink href={link.href} aria-current={link.current}>
                    {link.label}
                  </SmartLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <button
          className="toggle menu-button no-print"
          type="button"
          popovertarget="drawer"
          aria-haspopup="dialog"
        >
          {menuLabel}
        </button>
        <a className="toggle menu-button no-print" href="#footer-links">
          {menuLabel}
        </a>
        <a className="call-block" href={facts.phone.href}>
          <Icon name="phone" />
          <span>
            {ui.callLabel}
            <b className="phone-number" translate="no">
              {facts.phone.display}
            </b>
          </span>
        </a>
      </div>
    </header>
  );
};
