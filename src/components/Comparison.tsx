import { css } from '@emotion/react';
import type { ComparisonView } from '../content/views';
import { atLeast } from '../theme/breakpoints';
import { Icon } from './Icon';
import { Sentence } from './Sentence';

/** Levels of headings inside a text; level 1 is the title of the page. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

const styles = css`
  display: grid;
  gap: 1.5rem;
  align-content: start;
  @media ${atLeast.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .head {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    margin: 0 0 0.6rem;
    font-size: 1.25rem;
  }
  > div {
    padding-top: 1rem;
    border-top: 3px solid var(--success);
    break-inside: avoid;
  }
  > .no {
    border-color: var(--danger);
  }
  && li::before {
    content: none;
  }
  li .icon {
    position: absolute;
    left: 0;
    top: 0.2em;
    width: 1.25rem;
  }
  .yes .icon {
    color: var(--success);
  }
  .no .icon {
    color: var(--danger);
  }
`;

interface SideProps {
  readonly side: ComparisonView['sides'][number];
  readonly level: HeadingLevel;
}

const Side = ({ side: { good, heading, items }, level }: SideProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={good ? 'yes' : 'no'}>
      <Heading className="head">
        <Icon name={good ? 'check' : 'x'} />
        <Sentence text={heading} />
      </Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={good ? 'check' : 'x'} />
            <Sentence text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
};

interface ComparisonProps {
  readonly comparison: ComparisonView;
  /** Level of the headings. */
  readonly level: HeadingLevel;
}

/** Right and wrong, side by side. */
export const Comparison = ({ comparison, level }: ComparisonProps) => (
  <div css={styles}>
    {comparison.sides.map((side) => (
      <Side key={side.heading} side={side} level={level} />
    ))}
  </div>
);
