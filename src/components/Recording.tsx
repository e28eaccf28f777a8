import { css } from '@emotion/react';
import type { Recording as RecordingView } from '../content/views';

const styles = css`
  video,
  audio {
    display: block;
    width: 100%;
  }
  video {
    aspect-ratio: 16 / 9;
    background: var(--sunk);
    border-radius: var(--r-sm);
  }
`;

/** A film or a sound. Nothing of it is loaded before a visitor presses play. */
export const Recording = ({ type: Player, ...file }: RecordingView) => {
  const { href, label, note, mimeType, description } = file;
  return (
    <figure css={styles}>
      <Player
        className="no-print"
        controls
        preload="none"
        aria-label={label}
        playsInline={Player === 'video' || undefined}
      >
        <source src={href} type={mimeType} />
      </Player>
      <figcaption>
        <a href={href} rel="noopener noreferrer external">
          {label} ({note})
        </a>
        {description && <> {description}</>}
      </figcaption>
    </figure>
  );
};
