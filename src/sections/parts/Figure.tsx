import type { Picture as PictureView } from '../../content/views';
import { Picture } from '../../components/Picture';

interface FigureProps {
  readonly picture?: PictureView;
  readonly caption?: string;
  /** Classes of the figure: its columns and the side on which it bleeds off the page. */
  readonly className?: string;
  /** CSS width of the picture's place, as the `sizes` attribute wants it. */
  readonly sizes?: string;
  readonly priority?: boolean;
}

/** A framed picture with its caption. Nothing at all without a picture. */
export const Figure = ({ picture, caption, className, sizes, priority }: FigureProps) => {
  if (!picture) return null;
  const words = caption ?? picture.caption;
  return (
    <figure className={className}>
      <div className="frame">
        <Picture picture={picture} sizes={sizes} priority={priority} />
      </div>
      {words && <figcaption>{words}</figcaption>}
    </figure>
  );
};
