import { css } from '@emotion/react';
import type { Link } from '../../content/views';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { useSite } from '../siteContext';
import { SmartLink } from '../SmartLink';
import { atLeast, largeText, phoneOnItsSide, smallestPhone } from '../../theme/breakpoints';

/*
 * The bar slides out while the call button of the head (`.page-head` in the theme) is fully visible, and
 * while a form is in the middle of the window. In browsers without scroll-driven animations the head
 * covers the bar instead, except in low windows, whose first screen ends above that button, and the bar
 * leaves while a field of a form has the focus. Focus shows the bar at once, and so does the consent
 * question, which may cover that button.
 */
const styles = css`
  position: fixed;
  inset: auto 0 0 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  padding-bottom: env(safe-area-inset-bottom);
  box-shadow: 0 -6px 24px var(--shade);
  animation:
    slide-out linear,
    slide-out linear;
  animation-timeline: --call, --form;
  animation-range: contain, cover;
  @keyframes slide-out {
    1%,
    99% {
      transform: translateY(calc(100% + 2rem));
    }
  }
  @supports not (view-timeline: --form) {
    body:has(form :is(input, textarea, select):focus) & {
      visibility: hidden;
    }
  }
  &:focus-within,
  body:has([data-consent]:not([hidden])) & {
    z-index: 30;
    animation: none;
  }
  > :is(a, button) {
    flex: 1 1 6.5rem;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.6rem;
    min-width: 0;
    min-height: max(2.75rem, min(4rem, 10vh));
    padding-inline: 0.5rem;
    font-weight: var(--w-strong);
    line-height: 1.15;
    color: var(--deep-ink);
    text-align: center;
    text-decoration: none;
  }
  .call {
    flex: 1.55 1 11rem;
    color: var(--amber-ink);
    text-align: left;
    background: var(--amber);
  }
  .call:active {
    background: var(--amber-hi);
  }
  .call span {
    font-size: var(--fs-sm);
    font-weight: var(--w-medium);
  }
  .call b {
    display: block;
    font-size: min(1.25rem, 8.5vw);
    white-space: nowrap;
  }
  .call .long {
    font-size: min(1rem, 4.4vw);
    white-space: normal;
  }
  > button {
    flex: 0 0 3.25rem;
    border-left: 1px solid var(--deep-rule);
  }
  &:has(> button) .call {
    flex-basis: 9rem;
  }
  /* Where there is no network, the link to the form gives room to the number. */
  body:has([data-page='offline']) & > .call + a {
    display: none;
  }
  [popover] {
    inset: auto 0 calc(max(2.75rem, min(4rem, 10vh)) + env(safe-area-inset-bottom));
    width: 100%;
    padding: 0.5rem var(--gutter);
    border: 0;
    border-top: 3px solid var(--amber);
    color: var(--deep-ink);
    background: var(--deep);
  }
  [popover] a {
    flex-wrap: wrap;
    gap: 0 0.9rem;
    min-height: 3.5rem;
    font-weight: var(--w-strong);
  }
  [popover] li + li {
    border-top: 1px solid var(--deep-rule);
  }
  [popover] .icon {
    color: var(--amber);
  }
  [popover] span {
    font-weight: 400;
    color: var(--deep-ink-2);
    overflow-wrap: anywhere;
  }
  & :is(a, button):focus-visible {
    outline-offset: -4px;
  }
  .call:focus-visible {
    outline-color: var(--amber-ink);
  }
  @media ${atLeast.lg} {
    display: none;
  }
  /* A phone in landscape: one line. */
  @media ${phoneOnItsSide} {
    .call b {
      display: inline;
      margin-left: 0.5rem;
    }
  }
  @media ${smallestPhone} {
    .call .icon {
      display: none;
    }
  }
  /* With doubled text, one row of words that wrap. */
  @media ${largeText} {
    flex-wrap: nowrap;
    > :is(a, button) {
      flex: 0 0 min-content;
      padding-inline: 0.6rem;
    }
    && .call {
      flex: 1 1 0;
      justify-content: start;
    }
    .call b {
      font-size: 7.8vw;
    }
    &:has(> button) .call b {
      font-size: 6.6vw;
    }
  }
`;

interface CallBarProps {
  readonly link: Link;
}

/** The bar at the bottom of phones: call, quote or application and, where available, texts and e-mail. */
export const CallBar = ({ link }: CallBarProps) => {
  const { facts, ui } = useSite();
  return (
    <div
      id="callbar"
      className="callbar on-deep no-print"
      role="region"
      aria-label={ui.callBarName}
      css={styles}
    >
      <a className="call" href={facts.phone.href}>
        <Icon name="phone" />
        <span>
          {ui.callLabel}
          <b className={classNames('phone-number', facts.phone.long && 'long')} translate="no">
            {facts.phone.display}
          </b>
        </span>
      </a>
      <SmartLink href={link.href}>{link.label}</SmartLink>
      {facts.otherWays.length > 0 && (
        <>
          <button type="button" aria-label={ui.otherWays} popovertarget="other-ways">
            <Icon name="message-square" />
          </button>
          <ul id="other-ways" className="menu" popover="auto">
            {facts.otherWays.map(({ icon, label, shown, href }) => (
              <li key={href}>
                <a href={href}>
                  <Icon name={icon} />
                  {label} <span>{shown}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
