/** What is drawn by hand: the logo and the decoration of the pages. */
import type { DrawingName } from '../content/model/pictures';
import { SPRITE_FILES } from '../theme/assets';

/** The logo, 120 by 48 pixels, named by the link around it. */
export const Logo = () => (
  <svg className="logo" viewBox="0 0 120 48" width="120" height="48" aria-hidden="true">
    <use href={`${SPRITE_FILES.logo}#logo`} />
  </svg>
);

/** A drawing of a service. Its colors follow the color mode and the ground it stands on. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <svg viewBox="0 0 240 200" width="240" height="200" aria-hidden="true">
    <use href={`${SPRITE_FILES.drawings}#${name}`} />
  </svg>
);

/** Width and height of each scene. The ground of the first two goes on to the left. */
const SCENES = {
  lifetime: [1280, 420],
  treetops: [1440, 400],
  night: [1440, 500],
} as const;

/** A wide drawing behind words, placed by the styles of what it stands in. */
export const Scene = ({ name }: { readonly name: keyof typeof SCENES }) => {
  const [width, height] = SCENES[name];
  return (
    <svg className="scene" width={width} height={height} aria-hidden="true">
      <use href={`${SPRITE_FILES[name]}#${name}`} />
    </svg>
  );
};

/** Growth rings behind a section, placed and dimmed by its styles: the whole field or a part of it. */
export const Rings = ({ part }: { readonly part?: 'corner' | 'disc' }) => (
  <div className={part ? `rings ${part}` : 'rings'} aria-hidden="true" />
);

/** The divider between long sections: growth rings as an increment borer takes them from a trunk. */
export const Divider = () => <div className="divider" aria-hidden="true" />;
