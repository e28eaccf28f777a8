import { css } from '@emotion/react';
import { ColorModeSwitch } from './ColorModeSwitch';
import type { MenuProps } from './menu';
import { useSite } from '../siteContext';
import { SmartLink } from '../SmartLink';
import { below, smallestPhone } from '../../theme/breakpoints';

const styles = css`
  font-size: var(--fs-sm);
  .page-width {
    gap: 0 min(1.75rem, 4vw);
    min-height: 2.75rem;
  }
  .badge {
    flex-wrap: wrap;
    gap: 0 0.55rem;
    margin-right: auto;
    font-weight: var(--w-medium);
    color: var(--ink);
    text-decoration: none;
  }
  .badge b {
    font: var(--w-strong) 1.25rem/1 var(--font-display);
    color: var(--amber);
  }
  .aside {
    margin-left: 0.5rem;
    font-weight: 400;
    color: var(--ink-2);
  }
  .quote {
    font-weight: var(--w-medium);
    color: var(--ink);
  }
  @media ${below.lg} {
    .aside {
      display: none;
    }
  }
  /* Too narrow for both links; the call bar and the menu also offer a quote. */
  @media ${smallestPhone} {
    .quote {
      display: none;
    }
  }
`;

/** The dark bar above the masthead: hours with a link to the emergency page, color switch, quote link. */
export const TopBar = ({ menu: { urgent, quoteHref } }: MenuProps) => {
  const { facts, ui } = useSite();
  const badge = (
    <>
      <b className="tabular-numerals">{facts.hours}</b>
      <span>{ui.badge}</span>
      {ui.badgeNote && <span className="aside">{ui.badgeNote}</span>}
    </>
  );
  return (
    <div
      id="topbar"
      className="topbar on-deep no-print"
      role="region"
      aria-label={ui.topBarLabel}
      css={styles}
    >
      <div className="page-width row">
        {urgent ? (
          <SmartLink className="touch-target badge" href={urgent.href}>
            {badge}
          </SmartLink>
        ) : (
          <p className="touch-target badge">{badge}</p>
        )}
        <div className="hidden-on-phones">
          <ColorModeSwitch label={ui.darkMode} id="color-mode-bar" />
        </div>
        <SmartLink className="touch-target quote" href={quoteHref}>
          {ui.quoteLabel}
        </SmartLink>
      </div>
    </div>
  );
};
