import { css } from '@emotion/react';
import { CallButton } from '../CallButton';
import { Icon } from '../Icon';
import { Logo } from '../Logo';
import { useSite } from '../siteContext';
import { SmartLink } from '../SmartLink';
import { ColorModeSwitch } from './ColorModeSwitch';
import type { Menu, MenuLink, MenuProps } from './menu';
import { MenuList } from './MenuGroup';

/*
 * The list scrolls between the drawer's top and buttons, and fades where it continues. In windows
 * too low for that, the whole drawer scrolls.
 */
const styles = css`
  position: fixed;
  inset: 0 0 auto 0;
  width: 100%;
  max-width: none;
  max-height: 100dvh;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  color: inherit;
  &:is([open], :popover-open) {
    animation: drop var(--t3) var(--ease);
  }
  /* A second tap on the menu button must not open what now lies under the finger. */
  &:is([open], :popover-open) nav {
    animation: settle 350ms;
  }
  @keyframes settle {
    from,
    to {
      pointer-events: none;
    }
  }
  @keyframes drop {
    from {
      transform: translateY(-100%);
    }
  }
  &::backdrop {
    background: color-mix(in srgb, var(--scrim) 60%, transparent);
  }
  .page-width {
    display: flex;
    flex-direction: column;
  }
  @media (min-height: 26em), (min-width: 40em) {
    .page-width {
      max-height: 100dvh;
    }
  }
  .top {
    flex: none;
    justify-content: space-between;
    min-height: 4.25rem;
  }
  nav {
    /* As high as a row, so that its words are faded also where the window ends between two. */
    --fade: 3.5rem;
    margin-inline: calc(-1 * var(--gutter));
    padding: 0 var(--gutter) var(--fade);
    overflow: auto;
    /* What has the focus is not faded. */
    scroll-padding-bottom: var(--fade);
    mask: linear-gradient(var(--deep) calc(100% - var(--fade)), transparent);
  }
  nav a,
  summary {
    justify-content: space-between;
    min-height: 3.5rem;
    font: var(--w-medium) 1.5rem/1.2 var(--font-display);
    border-bottom: 1px solid var(--rule);
  }
  nav [aria-current],
  nav .urgent .icon {
    color: var(--amber);
  }
  @media (hover: hover) {
    nav a:hover,
    summary:hover {
      color: var(--amber);
    }
  }
  nav a:focus-visible,
  summary:focus-visible {
    outline-offset: -3px;
  }
  details a {
    justify-content: flex-start;
    min-height: 3rem;
    font: var(--w-medium) 1.125rem/1.2 var(--font-text);
    border: 0;
  }
  details a .icon {
    color: var(--amber);
  }
  details[open] {
    border-bottom: 1px solid var(--rule);
  }
  .foot {
    gap: 0.75rem;
    padding-block: 0.25rem 1.25rem;
  }
  .foot > .button {
    flex: 1 1 13rem;
  }
`;

/**
 * The list below a link. The link itself opens the list here, so it is the first in it, unless the list leads there
 * too. The service for emergencies is at the top of the menu.
 */
const listBelow = (link: MenuLink, { urgent }: Menu): MenuLink['below'] => {
  const others = link.below.filter(({ href }) => href !== urgent?.href);
  return others.some(({ href }) => href === link.href) ? others : [link, ...others];
};

/**
 * The menu of narrow screens. Without script the browser opens and closes it as a popover; the boot script opens it
 * as a modal dialog, which keeps the rest of the page out of reach.
 */
export const Drawer = ({ menu }: MenuProps) => {
  const { ui } = useSite();
  const { links, urgent, quoteHref } = menu;
  return (
    <dialog
      className="drawer on-deep no-print"
      id="drawer"
      popover="auto"
      aria-label={ui.drawerLabel}
      css={styles}
    >
      <div className="page-width">
        <div className="top row">
          <Logo />
          <button
            className="toggle"
            type="button"
            popovertarget="drawer"
            popovertargetaction="hide"
            // It takes the focus when the menu opens, not when the page loads.
            autoFocus
          >
            <Icon name="x" />
            {ui.closeLabel}
          </button>
        </div>
        <nav className="menu" aria-label={ui.drawerLabel}>
          <ul>
            {urgent && (
              <li>
                <SmartLink className="urgent" href={urgent.href}>
                  {urgent.linkTitle}
                  <Icon name={urgent.icon} />
                </SmartLink>
              </li>
            )}
            {links.map((link) => (
              <li key={link.href}>
                {link.below.length > 0 ? (
                  <details>
                    <summary aria-current={link.current ? true : link.isAboveCurrent}>
                      {link.label}
                      <Icon name="chevron-down" />
                    </summary>
                    <MenuList below={listBelow(link, menu)} />
                  </details>
                ) : (
                  <SmartLink href={link.href} aria-current={link.current}>
                    {link.label}
                  </SmartLink>
                )}
              </li>
            ))}
            <li>
              <ColorModeSwitch label={ui.darkMode} shown id="color-mode-menu" />
            </li>
          </ul>
        </nav>
        <div className="foot row">
          <CallButton label={ui.drawerCall} />
          <SmartLink className="button button-quote" href={quoteHref}>
            {ui.drawerQuote}
          </SmartLink>
        </div>
      </div>
    </dialog>
  );
};
