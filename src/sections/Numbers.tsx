import { css } from '@emotion/react';
import { Icon } from '../components/Icon';
import { Section, SectionIntro, type SectionProps } from './parts/Section';
import { SignedNumber } from './parts/SignedNumber';
import { atLeast, below } from '../theme/breakpoints';
import { editable } from '../components/editing';

const styles = css`
  padding-block: clamp(1.5rem, 4vw, 4.5rem);
  /* A line is left of every numeral, and cut off left of the first column. */
  ul {
    --space: min(1.5rem, var(--gutter));
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(8rem, 40%), 1fr));
    margin-inline: calc(-1 * var(--space));
    clip-path: inset(0 var(--space));
  }
  > :not(.visually-hidden) + ul {
    margin-top: 2rem;
  }
  li {
    padding-inline: var(--space);
    border-left: 1px solid var(--rule);
  }
  li > span {
    display: flex;
    gap: 0.6rem;
    align-items: flex-start;
    margin-top: 0.6rem;
    line-height: 1.3;
    color: var(--ink-2);
    text-wrap: balance;
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
      padding-block: 1.1rem 1.2rem;
      border-bottom: 1px solid var(--rule);
    }
  }
  @media ${below.sm} {
    .icon {
      display: none;
    }
    li > span {
      font-size: var(--fs-sm);
    }
  }
  @media ${atLeast.lg} {
    ul {
      grid-template-columns: 1.15fr 1.15fr 1.1fr 0.9fr;
      row-gap: 2.5rem;
    }
  }
  @media print {
    ul {
      --space: 1rem;
    }
  }
`;

/** The big numerals: what people call the company for, in a row under the hero. */
export const Numbers = ({ section }: SectionProps<'numbers'>) => (
  <Section section={section} className="page-width" css={styles}>
    <SectionIntro section={section} hidden={!section.kicker && !section.intro} />
    <ul>
      {section.highlights.map((highlight) => (
        <li
          key={highlight.numeral.number + highlight.name}
          {...editable(highlight.entryId, 'name')}
        >
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
