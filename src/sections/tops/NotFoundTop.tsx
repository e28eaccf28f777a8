import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { Column, Columns, column } from '../../components/Columns';
import { Caption, Picture, acrossOnPhones } from '../../components/Picture';
import { RichText } from '../../components/RichText';
import { Paragraph } from '../../components/Sentence';
import { Rings } from '../../components/drawings';
import { atLeast, below } from '../../theme/breakpoints';
import { Actions } from '../parts/Actions';

const styles = css`
  position: relative;
  isolation: isolate;
  overflow: clip;
`;

const roomStyles = css`
  padding-block: clamp(2.5rem, 6vw, 6rem) clamp(3rem, 7vw, 7rem);
`;

const columnsStyles = css`
  @media ${atLeast.md} and ${below.lg} {
    grid-template-columns: minmax(0, 1fr) 15rem;
  }
`;

const wordsStyles = css`
  max-width: 33rem;
`;

const numeralStyles = css`
  font: 400 clamp(4.5rem, 1.5rem + 20vw, 19rem) / 0.78 var(--font-display);
  white-space: nowrap;
  letter-spacing: -0.03em;
  color: var(--brand);
  font-variant-numeric: lining-nums;
`;

const headingStyles = css`
  font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem);
`;

const figureStyles = css`
  position: relative;
  align-self: end;
  max-width: 25rem;
`;

const ringStyles = css`
  z-index: -1;
  width: 250%;
  left: -75%;
  top: -75%;
`;

const sliceStyles = css`
  mask: var(--slice) center / 100% no-repeat;
`;

const captionStyles = css`
  max-width: 18rem;
  padding: 0.4rem 0.6rem;
  background: var(--paper);
  border-radius: var(--r-sm);
`;

const SIZES = acrossOnPhones(
  `${atLeast.lg} min(25rem, 30vw), ${atLeast.md} 15rem, ${atLeast.sm} 25rem`,
);

/** The 404 page: the numeral, the text, links and a windswept tree. */
export const NotFoundTop = ({ page: { top } }: { readonly page: PageView }) => (
  <div className="page-top" css={styles}>
    <div className="page-width" css={roomStyles}>
      <Columns css={columnsStyles}>
        <Column span={7} css={wordsStyles}>
          <h1 css={numeralStyles}>404</h1>
          <h2 css={headingStyles}>{top.heading}</h2>
          <Paragraph className="lede" text={top.intro} />
          <RichText document={top.body} baseLevel={3} />
          <Actions of={top} variant="solid" callLast />
        </Column>
        {top.picture && (
          <figure css={[column(4, true), figureStyles]}>
            <Rings part="disc" css={ringStyles} opacity={0.16} phoneOpacity={0.07} />
            <div css={sliceStyles}>
              <Picture picture={top.picture} sizes={SIZES} priority />
            </div>
            <Caption css={captionStyles} text={top.pictureCaption} />
          </figure>
        )}
      </Columns>
    </div>
  </div>
);
