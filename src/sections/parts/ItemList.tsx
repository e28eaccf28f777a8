import { css } from '@emotion/react';
import type { TextItem } from '../../content/views';
import { classNames } from '../../components/classNames';
import { RichText, RichWords } from '../../components/RichText';
import { largeText } from '../../theme/breakpoints';
import { ItemHeading } from './Section';

interface ItemListProps {
  /** The items, and the heading above them. */
  readonly section: { readonly heading?: string; readonly items: readonly TextItem[] };
  readonly ordered?: boolean;
  /** Growth rings beside each item: one ring more than the item before, or the four of a seal. */
  readonly rings?: 'counted' | 'seal';
  readonly className?: string;
}

const ringStyles = css`
  --size: min(clamp(2.75rem, 2.4rem + 1.4vw, 3.5rem), 14vw);
  & > li {
    display: grid;
    grid-template-columns: var(--size) minmax(0, 1fr);
    column-gap: 1.1rem;
  }
  & > li > * {
    grid-column: 2;
  }
  & > li::before {
    content: '';
    grid-area: 1 / 1 / span 2;
    width: var(--size);
    height: var(--size);
    margin: -0.35rem 0 0 -0.35rem;
    background: var(--amber-text);
    mask: var(--ring-4) center / contain no-repeat;
    forced-color-adjust: none;
  }
  @container ${largeText} {
    & > li {
      display: block;
    }
    & > li::before {
      display: block;
    }
  }
  @media print {
    --size: 24pt;
  }
`;

const countStyles = css`
  & > li:nth-of-type(1)::before {
    mask-image: var(--ring-1);
  }
  & > li:nth-of-type(2)::before {
    mask-image: var(--ring-2);
  }
  & > li:nth-of-type(3)::before {
    mask-image: var(--ring-3);
  }
  & > li:nth-of-type(n + 5)::before {
    mask-image: var(--ring-5);
  }
`;

/** Headings with a text each, below one another and ruled. */
export const ItemList = ({ section, ordered = false, rings, className }: ItemListProps) => {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag
      className={classNames('ruled-list', className)}
      css={[rings && ringStyles, rings === 'counted' && countStyles]}
    >
      {section.items.map((item, index) => (
        <li key={index} id={item.id}>
          <ItemHeading under={section.heading}>
            <RichWords document={item.heading} />
          </ItemHeading>
          <RichText document={item.body} baseLevel={section.heading ? 4 : 3} />
        </li>
      ))}
    </Tag>
  );
};
