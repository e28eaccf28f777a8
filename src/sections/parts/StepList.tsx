import { css } from '@emotion/react';
import type { TextItem } from '../../content/views';
import { classNames } from '../../components/classNames';
import { RichText, RichWords } from '../../components/RichText';
import { ItemHeading } from './Section';

interface StepListProps {
  /** The steps, and the heading above them. */
  readonly section: { readonly heading?: string; readonly items: readonly TextItem[] };
  /** Steps, and unordered grades, have one growth ring more each; seals all have four. */
  readonly kind: 'steps' | 'seals' | 'grades';
  readonly className?: string;
}

const styles = css`
  --seal: min(clamp(2.75rem, 2.4rem + 1.4vw, 3.5rem), 14vw);
  & > li {
    display: grid;
    grid-template-columns: var(--seal) minmax(0, 1fr);
    gap: 1.1rem;
    padding-block: clamp(0.8rem, 0.5rem + 1.4vw, 1.5rem);
    border-top: 1px solid var(--rule);
  }
  & > li::before {
    content: '';
    width: var(--seal);
    height: var(--seal);
    margin: -0.35rem 0 0 -0.35rem;
    background: var(--amber-text);
    mask: var(--ring-1) center / contain no-repeat;
    forced-color-adjust: none;
  }
  & > li:nth-of-type(2)::before {
    mask-image: var(--ring-2);
  }
  & > li:nth-of-type(3)::before {
    mask-image: var(--ring-3);
  }
  &.seals > li:nth-of-type(n)::before,
  & > li:nth-of-type(4)::before {
    mask-image: var(--ring-4);
  }
  & > li:nth-of-type(n + 5)::before {
    mask-image: var(--ring-5);
  }
  @media print {
    --seal: 24pt;
  }
`;

/** Headings with a text each, counted by growth rings. */
export const StepList = ({ section, kind, className }: StepListProps) => {
  const Tag = kind === 'steps' ? 'ol' : 'ul';
  return (
    <Tag className={classNames('steps', kind !== 'steps' && kind, className)} css={styles}>
      {section.items.map((item, index) => (
        <li key={index}>
          <div>
            <ItemHeading under={section.heading}>
              <RichWords document={item.heading} />
            </ItemHeading>
            <RichText document={item.body} baseLevel={section.heading ? 4 : 3} />
          </div>
        </li>
      ))}
    </Tag>
  );
};
