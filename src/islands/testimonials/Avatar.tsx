import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { PersonView } from '../../content/views';
import { Initials } from '../../components/Initials';

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
  img[hidden] {
    display: none;
  }
`;

type AvatarProps = Pick<PersonView, 'avatarUrl' | 'initials' | 'tone'>;

/**
 * A round portrait. Without a picture, or if it fails to load, growth rings with the initials are
 * shown; where no script runs, one that fails paints nothing over them, because its description is empty.
 * Decorative: the name is beside it.
 */
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
      <Initials initials={initials} tone={tone} />
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
