import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { Caption, Picture, acrossOnPhones } from '../../components/Picture';
import { RichText } from '../../components/RichText';
import { Rings } from '../../components/drawings';
import { Actions } from '../parts/Actions';
import { atLeast, below } from '../../theme/breakpoints';
import { Paragraph } from '../../components/Sentence';

const ringStyles = css`
  z-index: -1;
  width: 250%;
  left: -75%;
  top: -75%;
  --ring-op: 0.16;
`;

const styles = css`
  isolation: isolate;
  .page-width {
    padding-block: clamp(2.5rem, 6vw, 6rem) clamp(3rem, 7vw, 7rem);
  }
  h1 {
    font: 400 clamp(4.5rem, 1.5rem + 20vw, 19rem) / 0.78 var(--font-display);
    white-space: nowrap;
    letter-spacing: -0.03em;
    color: var(--brand);
    font-variant-numeric: lining-nums;
  }
  h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem);
    margin-block: clamp(1.25rem, 3vw, 2rem) 0.75rem;
  }
  .span-7 {
    max-width: 33rem;
  }
  .rich {
    margin-top: 1rem;
    color: var(--ink-2);
  }
  figure {
    position: relative;
    align-self: end;
    max-width: 25rem;
  }
  .slice-picture {
    mask: var(--slice) center / 100% no-repeat;
  }
  .slice-picture img {
    width: 100%;
  }
  figcaption {
    max-width: 18rem;
    padding: 0.4rem 0.6rem;
    background: var(--paper);
    border-radius: var(--r-sm);
  }
  @media ${atLeast.md} and ${below.lg} {
    .columns {
      grid-template-columns: minmax(0, 1fr) 15rem;
    }
  }
`;

const SIZES = acrossOnPhones(
  `${atLeast.lg} min(25rem, 30vw), ${atLeast.md} 15rem, ${atLeast.sm} 25rem`,
);

/** The 404 page: the numeral, the text, links and a windswept tree. */
export const NotFoundTop = ({ page }: { readonly page: PageView }) => {
  const { top } = page;
  return (
    <div className="page-top" css={styles}>
      <div className="page-width columns">
        <div className="span-7 flow">
          <h1>404</h1>
          <h2>{top.heading}</h2>
          <Paragraph className="lede" text={top.intro} />
          <RichText document={top.body} baseLevel={3} />
          <Actions of={top} variant="solid" callLast />
        </div>
        {top.picture && (
          <figure className="span-4">
            <Rings part="disc" css={ringStyles} />
            <div className="slice-picture">
              <Picture picture={top.picture} sizes={SIZES} priority />
            </div>
            <Caption text={top.pictureCaption} />
          </figure>
        )}
      </div>
    </div>
  );
};
