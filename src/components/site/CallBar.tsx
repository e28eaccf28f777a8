import { css } from '@emotion/react';
import type { Link } from '../../content/views';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { useSite } from '../siteContext';
import { SmartLink } from '../SmartLink';
import { atLeast, inContainer, smallestPhone } from '../../theme/breakpoints';

const styles = css`
  position: fixed;
  inset: auto 0 0 0;
  z-index: 10;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1.55fr) minmax(min-content, 1fr);
  grid-auto-columns: 3.25rem;
  grid-auto-flow: column;
  padding-bottom: env(safe-area-inset-bottom);
  /* Seen in forced colors. */
  outline: 1px solid transparent;
  box-shadow: 0 -6px 24px color-mix(in srgb, var(--scrim) 28%, transparent);
  /* It makes room for a form that is being filled in. */
  body:has(form:focus-within) & {
    display: none;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.6rem;
    min-height: max(2.75rem, min(4rem, 10vh));
    padding: 0.25rem 0.5rem;
    font-weight: var(--w-strong);
    line-height: 1.15;
    color: var(--ink);
    text-align: center;
    text-decoration: none;
  }
  a:focus-visible {
    outline-offset: -4px;
  }
  .call {
    color: var(--amber-ink);
    text-align: left;
    background: var(--amber);
  }
  .call:active {
    background: var(--amber-hi);
  }
  .call:focus-visible {
    outline-color: var(--amber-ink);
  }
  .call span {
    font-size: var(--fs-sm);
    font-weight: var(--w-medium);
  }
  .call b {
    display: block;
    font-size: min(1.25rem, 7.8vw);
    white-space: nowrap;
  }
  .call .long {
    font-size: min(1rem, 4.4vw);
    white-space: normal;
  }
  .other-way {
    border-left: 1px solid var(--rule);
  }
  /* Text can be enlarged in ways that media queries do not follow. */
  @container ${inContainer(smallestPhone)} {
    .call .icon,
    .other-way {
      display: none;
    }
  }
  @media ${atLeast.lg} {
    display: none;
  }
`;

/** The bar at the bottom of phones: call, quote or application and, where there is one, a message. */
export const CallBar = ({ link }: { readonly link: Link }) => {
  const { facts, ui } = useSite();
  const [otherWay] = facts.otherWays;
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
      {otherWay && (
        <a className="other-way" href={otherWay.href} aria-label={otherWay.label}>
          <Icon name={otherWay.icon} />
        </a>
      )}
    </div>
  );
};
