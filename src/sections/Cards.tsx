import { css } from '@emotion/react';
import { Frame, Picture, acrossOnPhones } from '../components/Picture';
import { Paragraph } from '../components/Sentence';
import { SmartLink } from '../components/SmartLink';
import { atLeast } from '../theme/breakpoints';
import { MoreLink } from './parts/Actions';
import { ItemHeading, SplitIntro, WrappedSection, type SectionProps } from './parts/Section';
import { editable } from '../components/editing';

const styles = css`
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    gap: clamp(2rem, 4vw, 3rem) var(--column-gap);
  }
  /* A single card is no wider than two of three. */
  .cards > li {
    position: relative;
    max-width: 40rem;
    padding-top: 1.25rem;
    border-top: 1px solid var(--rule);
  }
  .cards > .pictured {
    padding-top: 0;
    border-top: 0;
  }
  .note-line {
    margin-top: 0.25rem;
    color: var(--ink-2);
  }
  .text {
    margin-top: 0.75rem;
  }
  /* Above the link that covers the card. */
  p > a {
    position: relative;
    z-index: 2;
  }
`;

const frameStyles = css`
  margin-bottom: 1rem;
`;

/** Logos of different shapes have one height. */
const plateStyles = css`
  height: 9rem;
  padding: 1.25rem;
  margin-bottom: 1rem;
  border: 1px solid var(--rule);
  border-radius: var(--r-md);
  background: var(--plate);
  img {
    object-fit: contain;
    /* The white of a logo would be darker than the plate around it in dark mode. */
    filter: none;
  }
`;

const SIZES = acrossOnPhones(`${atLeast.md} 26rem`);

/** The cards that staff have chosen, each with a picture, title, small line and text, as far as they are filled in. */
export const Cards = ({ section }: SectionProps<'cards'>) => (
  <WrappedSection section={section} css={styles}>
    <SplitIntro section={section} />
    <ul className="cards">
      {section.cards.map(({ entryId, title, note, text, href, picture, wholePicture }, index) => (
        <li key={index} className={picture && 'pictured'} {...editable(entryId, 'title')}>
          {picture && (
            <Frame css={wholePicture ? plateStyles : frameStyles}>
              <Picture picture={picture} sizes={SIZES} />
            </Frame>
          )}
          <ItemHeading under={section.heading} className="covering-link">
            <SmartLink href={href}>{title}</SmartLink>
          </ItemHeading>
          <Paragraph className="note-line" text={note} />
          <Paragraph className="text" text={text} />
        </li>
      ))}
    </ul>
    <MoreLink link={section.button} />
  </WrappedSection>
);
