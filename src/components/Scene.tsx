import { SPRITE_FILES } from '../theme/assets';

/** Width and height of each drawing. The ground of the first two goes on to the left. */
const SIZES = {
  lifetime: [1280, 420],
  treetops: [1440, 400],
  night: [1440, 500],
} as const;

/** A wide line drawing behind words: decoration, placed by the styles of what it stands in. */
export const Scene = ({ name }: { readonly name: keyof typeof SIZES }) => {
  const [width, height] = SIZES[name];
  return (
    <svg className="scene" width={width} height={height} aria-hidden="true">
      <use href={`${SPRITE_FILES[name]}#${name}`} />
    </svg>
  );
};
