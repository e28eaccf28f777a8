import type { Picture as PictureView } from '../content/views';
import { Picture, acrossOnPhones } from './Picture';

interface FigureProps {
  readonly picture?: PictureView;
  readonly caption?: string;
  /** Classes of the figure: its columns and the side on which it bleeds off the page. */
  readonly className?: string;
  /** How wide the picture is shown on screens wider than a phone's. */
  readonly sizes: string;
  readonly priority?: boolean;
}

/** A framed picture with its caption. Nothing at all without a picture. */
export const Figure = ({ picture, caption, className, sizes, priority }: FigureProps) => {
  if (!picture) return null;
  const words = caption ?? picture.caption;
  return (
    <figure className={className}>
      <div className="frame">
        <Picture picture={picture} sizes={acrossOnPhones(sizes)} priority={priority} />
      </div>
      {words && <figcaption>{words}</figcaption>}
    </figure>
  );
};
