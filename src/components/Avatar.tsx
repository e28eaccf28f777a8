import { css } from '@emotion/react';
import type { PersonView } from '../content/views';

const initialsStyles = css`
  width: 100%;
  height: 100%;
  g {
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
  &.tone-0 {
    color: var(--il);
    background: var(--il-g);
  }
  &.tone-1 {
    color: var(--il);
    background: var(--il-w);
  }
`;

/** The last tone is equally dark in both color modes: a bright portrait would dominate a dark page. */
const TONES = ['tone-0', 'tone-1', 'on-deep'] as const;

/** Growth rings with a person's initials, shown instead of a portrait. */
const Initials = ({ person }: { readonly person: PersonView }) => (
  <svg css={initialsStyles} className={TONES[person.tone]} viewBox="0 0 60 60" aria-hidden="true">
    <g>
      <ellipse cx="33" cy="27" rx="13" ry="12" />
      <ellipse cx="32" cy="28" rx="20" ry="19" />
      <ellipse cx="31.5" cy="28.5" rx="27" ry="25" />
      <ellipse cx="31" cy="29.5" rx="33" ry="32" />
      <ellipse cx="30" cy="30" rx="40" ry="38" />
    </g>
    <text x="30" y="38">
      {person.initials}
    </text>
  </svg>
);

const styles = css`
  position: relative;
  width: 3.75rem;
  height: 3.75rem;
  overflow: hidden;
  border-radius: 50%;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/**
 * A round portrait. Without a picture, or if it fails to load, growth rings with the initials are
 * shown. Decorative: the name is beside it.
 */
export const Avatar = ({ person }: { readonly person: PersonView }) => (
  <span css={styles} aria-hidden="true">
    <Initials person={person} />
    {person.avatarUrl && (
      <img
        src={person.avatarUrl}
        alt=""
        width="60"
        height="60"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        data-hide-on-error=""
      />
    )}
  </span>
);
