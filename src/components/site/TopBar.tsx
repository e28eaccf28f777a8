import { css } from '@emotion/react';
import type { HeaderView } from '../../content/views';
import { ColorModeSwitch } from './ColorModeSwitch';
import { SmartLink } from '../SmartLink';

const styles = css`
  font-size: var(--fs-sm);
  .wrap {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 1.75rem;
    min-height: 2.75rem;
  }
  .badge {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.55rem;
    min-height: 2.75rem;
    margin-right: auto;
    font-weight: var(--w-medium);
  }
  .badge b {
    font: var(--w-strong) 1.25rem/1 var(--font-display);
    color: var(--amber);
  }
  .note {
    display: none;
    margin-left: 0.5rem;
    font-weight: 400;
    color: var(--deep-ink-2);
  }
  .quote {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: var(--w-medium);
    color: var(--deep-ink);
  }
  @media (min-width: 62em) {
    .note {
      display: inline;
    }
  }
  @media (max-width: 24em) {
    .wrap {
      column-gap: 0.75rem;
    }
    .words {
      display: none;
    }
  }
`;

interface TopBarProps extends Pick<HeaderView, 'facts' | 'menu'> {
  readonly quoteHref: string;
}

/** The dark bar above the masthead: the hours, the color switch, the way to a quote. */
export const TopBar = ({ facts, menu, quoteHref }: TopBarProps) => (
  <div
    id="topbar"
    className="topbar on-deep"
    role="region"
    aria-label={menu.topBarLabel}
    css={styles}
  >
    <div className="wrap">
      <p className="badge">
        <b className="num">{facts.hours}</b>
        <span className="words">{menu.badge}</span>
        {menu.badgeNote && <span className="note">{menu.badgeNote}</span>}
      </p>
      <ColorModeSwitch label={menu.darkMode} id="color-mode-bar" />
      <SmartLink className="quote" href={quoteHref}>
        {menu.quoteLabel}
      </SmartLink>
    </div>
  </div>
);
