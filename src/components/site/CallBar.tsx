import { css } from '@emotion/react';
import type { FooterView } from '../../content/views';
import { Icon } from '../Icon';
import { SmartLink } from '../SmartLink';

const styles = css`
  position: fixed;
  inset: auto 0 0 0;
  z-index: 50;
  display: grid;
  grid-template: minmax(4rem, auto) / 1.55fr 1fr;
  padding-bottom: env(safe-area-inset-bottom);
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.6rem;
    min-width: 0;
    font-size: var(--fs-md);
    font-weight: var(--w-strong);
    line-height: 1.15;
    color: var(--deep-ink);
    text-align: center;
    text-decoration: none;
  }
  .call {
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
    font-size: 1.25rem;
    font-weight: var(--w-strong);
  }
  a:focus-visible {
    outline-color: var(--amber);
    outline-offset: -4px;
  }
  .call:focus-visible {
    outline-color: var(--amber-ink);
  }
  && {
    box-shadow: 0 -6px 24px rgb(6 14 9 / 0.28);
  }
  @media (min-width: 62em) {
    display: none;
  }
  @media (max-width: 21em) {
    .call .icon {
      display: none;
    }
  }
  @media (max-height: 22em) {
    position: static;
  }
`;

type CallBarProps = Pick<FooterView, 'facts' | 'menu' | 'quoteHref'>;

/** Always at hand on phones: the number to press, and beside it the way to a quote. */
export const CallBar = ({ facts, menu, quoteHref }: CallBarProps) => (
  <div className="callbar on-deep" role="region" aria-label={menu.callBarName} css={styles}>
    <a className="call" href={facts.phone.href}>
      <Icon name="phone" />
      <span>
        {menu.callBarLabel}
        <b className="tel">{facts.phone.display}</b>
      </span>
    </a>
    <SmartLink href={quoteHref}>{menu.callBarQuote}</SmartLink>
  </div>
);
