import { css } from '@emotion/react';
import { SPRITE_FILES } from '../theme/assets';
import { Picture } from './Picture';
import { useSite } from './siteContext';

const styles = css`
  display: flex;
  gap: 0.3rem;
  align-items: center;
  width: 7.5rem;
  color: var(--ink);
  text-decoration: none;
  svg {
    flex: none;
  }
  img {
    width: 100%;
    height: auto;
    max-height: 4rem;
    object-fit: contain;
    object-position: left;
  }
  .dark,
  :root[data-theme='dark'] & .dark ~ .light {
    display: none;
  }
  :root[data-theme='dark'] & .dark {
    display: block;
  }
  b {
    font: 500 0.9rem / 1.15 var(--font-display);
    letter-spacing: -0.01em;
    overflow-wrap: normal;
  }
  b::first-line {
    font-weight: 650;
  }
  .long {
    font-size: 0.75rem;
  }
`;

/** A name with more letters is set smaller. */
const LONG = 24;

/** The company's logo, or a tree and its name in the brand's type. The link around it has the name for all. */
export const Logo = () => {
  const { company, logo } = useSite().facts;
  return (
    <span css={styles} aria-hidden="true">
      {logo ? (
        <>
          {logo.dark && (
            <span className="dark">
              <Picture picture={logo.dark} sizes="120px" priority />
            </span>
          )}
          <span className="light">
            <Picture picture={logo.light} sizes="120px" priority />
          </span>
        </>
      ) : (
        <>
          <svg viewBox="0 0 48 48" width="44" height="44">
            <use href={`${SPRITE_FILES.logo}#logo`} />
          </svg>
          <b className={company.length > LONG ? 'long' : undefined} translate="no">
            {company}
          </b>
        </>
      )}
    </span>
  );
};
