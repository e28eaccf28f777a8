import { css } from '@emotion/react';
import type { TextItem } from '../../content/views';
import { Fold, unfolded } from '../../components/Fold';
import { RichText, RichWords } from '../../components/RichText';
import { atLeast, largeText } from '../../theme/breakpoints';
import { ItemHeading, levelIn } from './Section';

interface ItemListProps {
  /** The items, whether their order matters, and the heading above them. */
  readonly section: {
    readonly heading?: string;
    readonly items: readonly TextItem[];
    readonly numbered?: boolean;
  };
  /** Growth rings beside each item: one ring more than the item before, or the four of a seal. Without them, two by two. */
  readonly rings?: 'counted' | 'seal';
  /** Whether phones show the headings only, which open their texts. */
  readonly folds?: boolean;
  readonly className?: string;
}

const pairedStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: var(--column-gap);
  align-content: start;
  @media ${atLeast.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const pairedTitle = css`
  font-size: var(--fs-h3);
`;

const ringSize = 'min(clamp(2.75rem, 2.4rem + 1.4vw, 3.5rem), 14vw)';

const ringedStyles = css`
  display: grid;
  grid-template-columns: ${ringSize} minmax(0, 1fr);
  column-gap: 1.1rem;
  @container ${largeText} {
    display: block;
  }
  @media print {
    grid-template-columns: 24pt minmax(0, 1fr);
  }
`;

const ringStyles = css`
  grid-row: span 2;
  aspect-ratio: 1;
  align-self: start;
  max-width: ${ringSize};
  margin: -0.35rem 0 0 -0.35rem;
  background: var(--amber-text);
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

/** The rings of an item: `count` of them, five at most. */
const ringsOf = (count: number) => css`
  mask: var(--ring-${Math.min(count, 5)}) center / contain no-repeat;
`;

const SEAL = 4;

const foldStyles = css`
  details {
    border: 0;
  }
  summary {
    padding: 0;
  }
  @media ${atLeast.md} {
    details {
      ${unfolded}
    }
    details > summary + * {
      padding: 0;
    }
  }
`;

/** Headings with a text each, ruled. */
export const ItemList = ({ section, rings, folds = false, className }: ItemListProps) => {
  const itemOf = ({ heading, body }: TextItem) => {
    const title = (
      <ItemHeading under={section.heading} css={!rings && pairedTitle}>
        <RichWords document={heading} />
      </ItemHeading>
    );
    const text = <RichText document={body} baseLevel={levelIn(section) + 1} />;
    return folds ? (
      <Fold summary={title}>{text}</Fold>
    ) : (
      <>
        {title}
        {text}
      </>
    );
  };
  const Tag = section.numbered ? 'ol' : 'ul';
  return (
    <Tag className={['ruled-list', className].join(' ')} css={!rings && pairedStyles}>
      {section.items.map((item, index) => (
        <li key={index} id={item.id} css={[rings && ringedStyles, folds && foldStyles]}>
          {rings && (
            <span css={[ringStyles, ringsOf(rings === 'seal' ? SEAL : index + 1)]} aria-hidden />
          )}
          {itemOf(item)}
        </li>
      ))}
    </Tag>
  );
};
