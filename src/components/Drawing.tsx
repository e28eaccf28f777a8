import type { DrawingName } from '../content/model/pictures';
import { SPRITE_FILES } from '../theme/assets';

interface DrawingProps {
  /** A service drawing, or the climber of the careers page. */
  readonly name: DrawingName | 'climber';
  /** Names the drawing for a screen reader; without it the drawing is decoration. */
  readonly label?: string;
}

/** A line drawing from the sprite. Its colors follow the color mode and the ground it stands on. */
export const Drawing = ({ name, label }: DrawingProps) => (
  <svg
    viewBox="0 0 240 200"
    width="240"
    height="200"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <use href={`${SPRITE_FILES.drawings}#${name}`} />
  </svg>
);
