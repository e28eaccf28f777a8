import type { Embedded } from '../content/views';
import { Callout } from './Callout';
import { Comparison } from './Comparison';
import { Diagram } from './Diagram';
import { Picture } from './Picture';
import type { HeadingLevel } from './headingLevels';
import { acrossOnPhones } from './pictureSizes';

interface EmbeddedBlockProps {
  readonly embedded: Embedded;
  /** Level of headings the block brings. */
  readonly level: HeadingLevel;
}

/** Text columns are never wider than this. */
const INLINE_SIZES = acrossOnPhones('(min-width: 48em) 42rem');

/** What an editor embedded in a text: a note, a drawing, a comparison or a picture. */
export const EmbeddedBlock = ({ embedded, level }: EmbeddedBlockProps) => {
  switch (embedded.type) {
    case 'callout':
      return <Callout {...embedded} />;
    case 'diagram':
      return <Diagram {...embedded} />;
    case 'comparison':
      return <Comparison {...embedded} level={level} />;
    case 'picture':
      return (
        <figure>
          <div className="frame">
            <Picture picture={embedded.picture} sizes={INLINE_SIZES} />
          </div>
          {embedded.picture.caption && <figcaption>{embedded.picture.caption}</figcaption>}
        </figure>
      );
  }
};
