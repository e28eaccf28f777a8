import { css } from '@emotion/react';
import type { PageView } from '../../content/views';
import { useSite } from '../../components/siteContext';
import { PhoneLink } from '../../components/PhoneLink';
import { ProofList } from '../../components/ProofList';
import { Actions } from '../parts/Actions';
import { SmartLink } from '../../components/SmartLink';
import { LogSlice } from './LogSlice';
import { atLeast, below, largeText, phoneOnItsSide } from '../../theme/breakpoints';
import { Paragraph } from '../../components/Sentence';

const styles = css`
  .page-width {
    position: relative;
    z-index: 1;
    padding-block: clamp(1.25rem, 3.5vw, 5.5rem) clamp(2rem, 4vw, 5rem);
  }
  .words {
    max-width: 36.5rem;
  }
  h1 {
    font-size: var(--fs-hero);
    font-weight: 440;
    line-height: 0.98;
    letter-spacing: -0.038em;
    margin-top: 1.25rem;
  }
  h1.long {
    font-size: var(--fs-h1);
    line-height: 1.04;
  }
  .lede {
    max-width: 23.5em;
  }
  .call-text {
    display: inline-flex;
    gap: 0.7rem;
    align-items: baseline;
    font-weight: var(--w-strong);
    line-height: 1.35;
    text-wrap: balance;
    color: var(--amber-text);
  }
  .call-text a {
    display: inline-block;
    padding-block: 0.7rem;
    margin-block: -0.7rem;
    color: inherit;
  }
  /* Here the second link stands below the first. */
  @media ${largeText} {
    .call-text a {
      margin-block: 0;
    }
  }
  .call-text i {
    width: 0.7rem;
    height: 0.7rem;
    border-radius: 50%;
    background: var(--amber);
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--amber) 28%, transparent);
    flex: none;
  }
  .log-slice {
    position: absolute;
    /* Its photograph is sharp up to this width. On wide screens it ends at the edge of the window. */
    width: clamp(52rem, 71vw, 63.75rem);
    left: max(50% - 0.75rem, 100% - 50rem);
    top: 50%;
    transform: translateY(-50%);
  }
  .hero-caption {
    position: absolute;
    right: var(--gutter);
    bottom: 1rem;
    padding: 0.4rem 0.75rem;
    background: var(--paper);
    border-radius: var(--r-sm);
    max-width: calc(100% - 2 * var(--gutter));
  }
  @media ${atLeast.lg} and ${below.xl} {
    .log-slice {
      left: calc(50% + 4.5rem);
    }
    .words {
      max-width: 50vw;
    }
    /* Both buttons fit in one row on the first screen of a small laptop. */
    .words .actions {
      width: max-content;
      max-width: 58vw;
    }
  }
  @media ${below.lg} {
    display: flex;
    flex-direction: column;
    .log-slice {
      position: relative;
      inset: auto;
      transform: none;
      width: 112vw;
      margin: 1rem 0 -62vw 14vw;
    }
    .page-width {
      padding-bottom: 1rem;
    }
  }
  @media ${below.md} {
    .log-slice {
      width: 150vw;
      margin: 0.5rem 0 -68vw 2vw;
    }
  }
  @media ${phoneOnItsSide} {
    .log-slice {
      width: 150vh;
      margin: 0 -15vh -80vh auto;
    }
  }
`;

/** The top of the home page: heading, phone number, call to action and the log slice. */
export const HomeTop = ({ page }: { readonly page: PageView }) => {
  const { siteLanguage } = useSite();
  const { top } = page;
  return (
    <div className="page-top" css={styles}>
      <div className="page-width">
        <div className="words flow">
          {top.callText && (
            <p className="call-text">
              <i />
              <span>
                {top.callText}{' '}
                <span className="no-wrap">
                  <PhoneLink className="tabular-numerals no-wrap" />
                  {top.firstSteps && ' ·'}
                </span>{' '}
                {top.firstSteps && (
                  <SmartLink lang={siteLanguage} href={top.firstSteps.href}>
                    {top.firstSteps.label}
                  </SmartLink>
                )}
              </span>
            </p>
          )}
          <h1 className={top.longHeading ? 'long' : undefined}>{top.heading}</h1>
          <Paragraph className="lede" text={top.intro} />
          <Actions of={top} />
          <ProofList />
        </div>
      </div>
      {/* After the text, so that it does not move while the page loads. */}
      {top.picture && <LogSlice picture={top.picture} />}
      <Paragraph className="caption hero-caption no-print" text={top.pictureCaption} />
    </div>
  );
};
