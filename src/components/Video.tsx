import { css } from '@emotion/react';
import type { VideoView } from '../content/views';
import { Rings } from './drawings';
import { Icon } from './Icon';
import { useSite } from './siteContext';

const ringStyles = css`
  inset: 0 0 auto auto;
  width: 75%;
`;

const styles = css`
  .view {
    overflow: hidden;
    border-radius: var(--r-sm);
    background: var(--surface);
    /* Seen in forced colors only, which take the ground. */
    outline: 1px solid transparent;
    outline-offset: -1px;
  }
  a {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr;
    place-content: end stretch;
    align-items: center;
    gap: 1rem;
    padding: clamp(1rem, 5%, 2rem);
    text-decoration: none;
    /* The corners are cut. */
    outline-offset: -6px;
  }
  .icon {
    width: 3.5rem;
    padding: 1rem 0.9rem 1rem 1.1rem;
    border-radius: 50%;
    background: var(--ink);
    color: var(--paper);
    fill: currentColor;
  }
  b {
    display: block;
    color: var(--ink);
    font: 400 clamp(1.25rem, 0.9rem + 1.6vw, 1.75rem) / 1.15 var(--font-display);
  }
  small {
    color: var(--ink-2);
    font-size: var(--fs-xs);
  }
  @media screen {
    a {
      aspect-ratio: 16 / 9;
    }
  }
  @media print {
    a {
      display: block;
      padding: 0;
    }
    .icon {
      display: none;
    }
  }
`;

/**
 * A video on another site. Nothing loads from there before a visitor presses the still, which is drawn here; then
 * the player covers the still (`src/browser/boot.ts`). Without script, the still is a link to the video.
 */
export const Video = ({ site, player, href, title }: VideoView) => {
  const { ui } = useSite();
  return (
    <figure className="framed" css={styles}>
      <div className="view on-deep">
        <Rings part="corner" css={ringStyles} />
        <a href={href} rel="noopener noreferrer external" data-load-frame="">
          <Icon name="play" />
          <span>
            <b>{title}</b>{' '}
            <small>
              {ui.videoOn} {site}
            </small>
          </span>
        </a>
      </div>
      <template>
        <iframe
          className="no-print"
          title={`${title} (${site})`}
          src={player}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </template>
    </figure>
  );
};
