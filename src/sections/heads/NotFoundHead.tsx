import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { Picture, acrossOnPhones } from '../../components/Picture';
import { RichText } from '../../components/RichText';
import { Rings } from '../../components/drawings';
import { Actions } from '../parts/Actions';
import { headLink } from './headLink';

const styles = css`
  min-height: 42rem;
  .wrap {
    position: relative;
    z-index: 1;
    isolation: isolate;
    padding-block: clamp(1.5rem, 6vw, 6rem) clamp(3rem, 7vw, 7rem);
  }
  h1 {
    font: 400 clamp(4.5rem, 1.5rem + 22vw, 21rem) / 0.78 var(--font-display);
    white-space: nowrap;
    letter-spacing: -0.07em;
    color: var(--brand);
    font-variant-numeric: lining-nums;
  }
  h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem);
    margin-block: clamp(1.25rem, 3vw, 2rem) 0.75rem;
    overflow-wrap: anywhere;
  }
  .rich {
    margin-top: 1rem;
    color: var(--ink-2);
  }
  .actions {
    margin-top: 1.5rem;
  }
  .c7 {
    max-width: 33rem;
  }
  figure {
    align-self: end;
  }
  .lostrings {
    position: relative;
  }
  .lostrings .rings {
    z-index: -1;
    width: 250%;
    left: -75%;
    top: -75%;
    --ring-op: 0.36;
  }
  .slicepic {
    position: relative;
    aspect-ratio: 1;
    mask: var(--slice) center / 100% no-repeat;
  }
  .slicepic img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 30%;
  }
  figcaption {
    position: relative;
    width: fit-content;
    padding: 0.4rem 0.6rem;
    background: var(--paper);
    border-radius: var(--r-sm);
  }
  @media (max-width: 61.99em) {
    figure {
      max-width: 20rem;
    }
    .lostrings .rings {
      width: 200%;
      left: -50%;
      top: -50%;
      --ring-op: 0.2;
    }
  }
  @media (min-width: 48em) and (max-width: 61.99em) {
    min-height: 0;
    .g12 {
      grid-template-columns: minmax(0, 1fr) 15rem;
    }
  }
`;

const SIZES = acrossOnPhones(
  '(min-width: 62em) min(25rem, 30vw), (min-width: 48em) 15rem, (min-width: 30em) 20rem',
);

/** The 404 page: the numeral, the text, links and a windswept tree. */
export const NotFoundHead = ({ page }: { readonly page: PageView }) => {
  const { head } = page;
  const caption = head.pictureCaption ?? head.picture?.caption;
  return (
    <div className="phead" css={styles}>
      <div className="wrap">
        <div className="g12">
          <div className="c7">
            <h1>404</h1>
            <h2>{head.heading}</h2>
            {head.intro && <p className="lede">{head.intro}</p>}
            <RichText document={page.body} baseLevel={3} />
            <Actions link={headLink(page).link} call={head.call} variant="solid" linkFirst />
          </div>
          {head.picture && (
            <figure className="c4 o9">
              <div className="lostrings">
                <Rings part="disc" />
                <div className="slicepic">
                  <Picture picture={head.picture} sizes={SIZES} priority />
                </div>
              </div>
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          )}
        </div>
      </div>
    </div>
  );
};
