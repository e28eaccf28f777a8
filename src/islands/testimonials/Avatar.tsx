import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { TestimonialView } from '../../content/views';

const styles = css`
  position: relative;
  display: block;
  flex: none;
  width: 3.75rem;
  height: 3.75rem;
  overflow: hidden;
  border-radius: 50%;
  svg {
    width: 100%;
    height: 100%;
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  img[hidden] {
    display: none;
  }
  .rings {
    fill: none;
    stroke: currentColor;
    stroke-opacity: 0.35;
    stroke-width: 1.2;
  }
  text {
    fill: currentColor;
    font: var(--w-medium) 22px var(--font-display);
    text-anchor: middle;
  }
  .tone-0 {
    color: var(--avatar-1-ink);
    background: var(--avatar-1);
  }
  .tone-1 {
    color: var(--avatar-2-ink);
    background: var(--avatar-2);
  }
  .tone-2 {
    color: var(--avatar-3-ink);
    background: var(--avatar-3);
  }
`;

/**
 * A round portrait. Without a picture, or if it fails to load, growth rings with the initials are
 * shown. Decorative: the name is beside it.
 */
type AvatarProps = Pick<TestimonialView, 'avatarUrl' | 'initials' | 'tone'>;

export function Avatar({ avatarUrl: url, initials, tone }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null);
  const hide = () => {
    if (image.current) image.current.hidden = true;
  };
  useEffect(() => {
    // It may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) hide();
  }, []);

  return (
    <span css={styles} aria-hidden="true">
      <svg className={`tone-${tone}`} viewBox="0 0 60 60">
        <g className="rings">
          <ellipse cx="33" cy="27" rx="13" ry="12" />
          <ellipse cx="32" cy="28" rx="20" ry="19" />
          <ellipse cx="31.5" cy="28.5" rx="27" ry="25" />
          <ellipse cx="31" cy="29.5" rx="33" ry="32" />
          <ellipse cx="30" cy="30" rx="40" ry="38" />
        </g>
        <text x="30" y="38">
          {initials}
        </text>
      </svg>
      {url && (
        <img
          ref={image}
          src={url}
          alt=""
          width="60"
          height="60"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={hide}
        />
      )}
    </span>
  );
}
