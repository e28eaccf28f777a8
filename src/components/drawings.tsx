/** The decorative drawings. */
import type { DrawingName } from '../content/model/graphics';
import { SPRITE_FILES } from '../theme/assets';
import { classNames } from './classNames';

/** A drawing of a service. Its colors follow the color mode and the background. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <svg viewBox="0 0 240 200" width="240" height="200" aria-hidden="true">
    <use href={`${SPRITE_FILES.drawings}#${name}`} />
  </svg>
);

/** Width and height of each scene. The ground line of the first two continues to the left. */
const SCENES = {
  lifetime: [1280, 420],
  treetops: [1440, 400],
  night: [1440, 500],
} as const;

/** A wide drawing behind text, positioned by the styles of its parent. */
export const Scene = ({ name }: { readonly name: keyof typeof SCENES }) => {
  const [width, height] = SCENES[name];
  return (
    <svg className="scene no-print" width={width} height={height} aria-hidden="true">
      <use href={`${SPRITE_FILES[name]}#${name}`} />
    </svg>
  );
};

interface RingsProps {
  readonly part?: 'corner' | 'disc';
  /** Positions and dims them. */
  readonly className?: string;
}

/** Growth rings behind a section, whole or in part. */
export const Rings = ({ part, className }: RingsProps) => (
  <div className={classNames('rings no-print', part, className)} aria-hidden="true" />
);

/** An increment core from edge to edge, positioned by the styles of its parent. */
export const CoreStrip = () => <div className="core-strip no-print" aria-hidden="true" />;

/** The divider between long sections: an increment core. */
export const Divider = () => <div className="divider no-print" aria-hidden="true" />;
