import { css } from '@emotion/react';
import { CallButton } from '../CallButton';
import { Icon } from '../Icon';
import { Logo } from '../drawings';
import { ServiceLinks } from '../ServiceLinks';
import { useSite } from '../siteContext';
import { SmartLink } from '../SmartLink';
import { ColorModeSwitch } from './ColorModeSwitch';
import type { MenuProps } from './Masthead';
import { phoneOnItsSide } from '../../theme/breakpoints';

const styles = css`
  position: fixed;
  inset: 0 0 auto 0;
  width: 100%;
  max-height: 100dvh;
  padding: 0;
  overflow: auto;
  /* What has the focus is not behind the buttons. */
  scroll-padding-block: 4.5rem 13rem;
  overscroll-behavior: contain;
  border: 0;
  &:popover-open {
    animation: drop var(--t3) var(--ease);
  }
  /* A second tap on the menu button must not open what now lies under the finger. */
  &:popover-open nav {
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
    background: var(--backdrop);
  }
  .top {
    position: sticky;
    top: 0;
    z-index: 1;
    justify-content: space-between;
    min-height: 4.25rem;
    background: var(--deep);
  }
  nav a,
  summary {
    justify-content: space-between;
    min-height: 3.5rem;
    font: var(--w-medium) 1.5rem/1.2 var(--font-display);
    border-bottom: 1px solid var(--deep-rule);
  }
  nav a[aria-current],
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
    border-bottom: 1px solid var(--deep-rule);
  }
  /* The end of the list is as free as the list above the buttons is faded: there is more below. */
  nav {
    padding-bottom: 2rem;
  }
  .foot {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    padding-block: 0.25rem 1.25rem;
    background: var(--deep);
  }
  .foot::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: 2rem;
    background: linear-gradient(transparent, color-mix(in srgb, var(--deep) 80%, transparent));
    pointer-events: none;
  }
  /* In low windows the color switch waits below the edge, and leaves its space to the list. */
  @media (min-height: 26em) {
    .foot {
      position: sticky;
      bottom: -4rem;
    }
  }
  @media (min-height: 48em) {
    .foot {
      bottom: 0;
    }
  }
  .foot > .button {
    flex: 1 1 16rem;
  }
  .foot > label {
    flex: 1 0 100%;
  }
  /* A phone in landscape: one row, which leaves more space for the list. */
  @media ${phoneOnItsSide} {
    scroll-padding-bottom: 6rem;
    .foot {
      position: sticky;
      bottom: 0;
      padding-block: 0.25rem 0.5rem;
    }
    .foot > .button {
      flex-basis: 0;
      padding-inline: 0.75rem;
    }
    .foot > label {
      flex: none;
    }
  }
`;

/**
 * The menu of narrow screens: a popover, which the browser opens and closes. The boot script makes
 * the rest of the page inert while it is open.
 */
export const Drawer = ({ links, services, belowServices, quoteHref }: MenuProps) => {
  const { ui } = useSite();
  const urgent = services.find(({ emergency }) => emergency);
  return (
    <div
      className="drawer on-deep no-print"
      id="drawer"
      popover="auto"
      role="dialog"
      aria-modal="true"
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
                {link.services ? (
                  <details>
                    <summary>
                      {link.label}
                      <Icon name="chevron-down" />
                    </summary>
                    <ul>
                      <ServiceLinks
                        services={services.filter((service) => service !== urgent)}
                        name="linkTitle"
                      />
                      <li>
                        <SmartLink href={link.href} aria-current={link.current}>
                          <Icon name="arrow-right" />
                          {ui.allServices}
                        </SmartLink>
                      </li>
                      {belowServices && (
                        <li>
                          <SmartLink href={belowServices.href}>
                            <Icon name="arrow-right" />
                            {belowServices.label}
                          </SmartLink>
                        </li>
                      )}
                    </ul>
                  </details>
                ) : (
                  <SmartLink href={link.href} aria-current={link.current}>
                    {link.label}
                  </SmartLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="foot">
          <CallButton label={ui.drawerCall} />
          <SmartLink className="button button-quote" href={quoteHref}>
            {ui.drawerQuote}
          </SmartLink>
          <ColorModeSwitch label={ui.darkMode} shown id="color-mode-menu" />
        </div>
      </div>
    </div>
  );
};
