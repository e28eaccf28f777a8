import { css } from '@emotion/react';
import type { PersonView } from '../content/views';
import { Initials } from './Initials';

const styles = css`
  position: relative;
  display: block;
  flex: none;
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

type AvatarProps = Pick<PersonView, 'avatarUrl' | 'initials' | 'tone'>;

/**
 * A round portrait. Without a picture, or if it fails to load, growth rings with the initials are
 * shown. Decorative: the name is beside it.
 */
export const Avatar = ({ avatarUrl: url, initials, tone }: AvatarProps) => (
  <span css={styles} aria-hidden="true">
    <Initials initials={initials} tone={tone} />
    {url && (
      <img
        src={url}
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
