import { css } from '@emotion/react';
import { Icon } from '../components/Icon';
import { Section, SectionIntro, type SectionProps } from './parts/Section';
import { SignedNumber } from './parts/SignedNumber';
import { atLeast, below, largeText } from '../theme/breakpoints';

const styles = css`
  padding-block: clamp(1.5rem, 4vw, 4.5rem);
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  h2 + ul,
  .lede + ul {
    margin-top: 2rem;
  }
  li > span {
    display: flex;
    gap: 0.6rem;
    align-items: flex-start;
    margin-top: 0.6rem;
    line-height: 1.3;
    color: var(--ink-2);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .icon {
    color: var(--amber-text);
    width: 1.375rem;
  }
  @media ${below.lg} {
    ul {
      border-top: 1px solid var(--rule);
    }
    li {
      padding: 1.1rem 1rem 1.2rem 0;
      border-bottom: 1px solid var(--rule);
    }
    li:nth-of-type(even) {
      padding-left: 1.25rem;
      border-left: 1px solid var(--rule);
    }
    li:nth-of-type(odd):last-of-type {
      grid-column: 1 / -1;
    }
  }
  @media ${below.sm} {
    li:nth-of-type(even) {
      padding-right: 0;
    }
    .icon {
      display: none;
    }
    li > span {
      font-size: var(--fs-sm);
    }
  }
  @media ${largeText} {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
    li:nth-of-type(even) {
      padding-left: 0;
      border-left: 0;
    }
  }
  @media ${atLeast.lg} {
    ul {
      row-gap: 2.5rem;
    }
    .n3 {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .n4 {
      grid-template-columns: 1.15fr 1.15fr 1.1fr 0.9fr;
    }
    li {
      padding: 0 1.5rem;
      border-left: 1px solid var(--rule);
    }
    .n1 > li,
    .n2 > li:nth-of-type(2n + 1),
    .n3 > li:nth-of-type(3n + 1),
    .n4 > li:nth-of-type(4n + 1) {
      padding-left: 0;
      border-left: 0;
    }
    li:last-of-type {
      padding-right: 0;
    }
  }
`;

/** Class for as many columns on a wide screen as let one to nine numerals best fill their rows. */
const columnsFor = (count: number): string => {
  if (count <= 4) return `n${count}`;
  return [5, 6, 9].includes(count) ? 'n3' : 'n4';
};

/** The big numerals: what people call the company for, in a row under the hero. */
export const Highlights = ({ section }: SectionProps<'highlights'>) => (
  <Section section={section} className="page-width" css={styles}>
    <SectionIntro section={section} hidden={!section.kicker && !section.intro} />
    <ul className={columnsFor(section.highlights.length)}>
      {section.highlights.map((highlight) => (
        <li key={highlight.numeral.number + highlight.name}>
          <SignedNumber numeral={highlight.numeral} />
          <span>
            {highlight.icon && <Icon name={highlight.icon} />}
            {highlight.name}
          </span>
        </li>
      ))}
    </ul>
  </Section>
);
