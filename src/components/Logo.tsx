import { SPRITE_FILES } from '../theme/assets';

/** The logo, 120 by 48 pixels, named by the link around it. */
export const Logo = () => (
  <svg className="logo" viewBox="0 0 120 48" width="120" height="48" aria-hidden="true">
    <use href={`${SPRITE_FILES.logo}#logo`} />
  </svg>
);
