import type { Picture as PictureView } from '../content/views';
import { Picture, acrossOnPhones } from './Picture';
import { Sentence } from './Sentence';

interface FigureProps {
  /** What has the picture and its caption. */
  readonly of: { readonly picture?: PictureView; readonly pictureCaption?: string };
  /** Classes of the figure: its columns and the side on which it bleeds off the page. */
  readonly className?: string;
  /** How wide the picture is shown on screens wider than a phone's. */
  readonly sizes: string;
  readonly priority?: boolean;
}

/** A framed picture with its caption. Nothing at all without a picture. */
export const Figure = ({ of, className, sizes, priority }: FigureProps) => {
  const { picture, pictureCaption } = of;
  if (!picture) return null;
  return (
    <figure className={className}>
      <div className="frame">
        <Picture picture={picture} sizes={acrossOnPhones(sizes)} priority={priority} />
      </div>
      {pictureCaption && (
        <figcaption>
          <Sentence text={pictureCaption} />
        </figcaption>
      )}
    </figure>
  );
};
