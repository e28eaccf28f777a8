import { css } from '@emotion/react';
import type { PageView, TopView } from '../../content/views';
import { PhoneLink } from '../../components/PhoneLink';
import { ProofList } from '../../components/ProofList';
import { Paragraph } from '../../components/Sentence';
import { SmartLink } from '../../components/SmartLink';
import { atLeast, below, largeText, phoneOnItsSide } from '../../theme/breakpoints';
import { Actions } from '../parts/Actions';
import { LogSlice } from './LogSlice';
import { editable } from '../../components/editing';

const styles = css`
  position: relative;
  overflow: clip;
  @media ${below.lg} {
    display: flex;
    flex-direction: column;
  }
`;

const roomStyles = css`
  position: relative;
  z-index: 1;
  padding-block: clamp(1.25rem, 3.5vw, 5.5rem) clamp(2rem, 4vw, 5rem);
  @media ${below.lg} {
    padding-bottom: 1rem;
  }
  @media print {
    padding-block: 0 0.75rem;
  }
`;

const wordsStyles = css`
  max-width: 36.5rem;
  @media ${atLeast.lg} and ${below.xl} {
    max-width: 50vw;
  }
`;

const headingStyles = css`
  margin-top: 1.25rem;
`;

const heroStyles = css`
  font-size: var(--fs-hero);
  font-weight: 440;
  line-height: 0.98;
  letter-spacing: -0.038em;
`;

const introStyles = css`
  max-width: 23.5em;
  margin-top: 1.25rem;
  color: var(--ink);
`;

/** Both buttons fit in one row on the first screen of a small laptop. */
const actionsStyles = css`
  @media ${atLeast.lg} and ${below.xl} {
    width: max-content;
    max-width: 58vw;
  }
`;

const callStyles = css`
  display: inline-flex;
  gap: 0.7rem;
  align-items: baseline;
  font-weight: var(--w-strong);
  line-height: 1.35;
  text-wrap: balance;
  color: var(--amber-text);
  &::before {
    content: '';
    flex: none;
    width: 0.7rem;
    height: 0.7rem;
    border-radius: 50%;
    background: var(--amber);
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--amber) 28%, transparent);
  }
`;

const callLink = css`
  display: inline-block;
  padding-block: 0.7rem;
  margin-block: -0.7rem;
  color: inherit;
  /* Here the second link stands below the first. */
  @media ${largeText} {
    margin-block: 0;
  }
`;

/** "Tree down? Call us now": the number, and the way to the first steps. */
const CallText = ({ top: { callText, firstSteps } }: { readonly top: TopView }) => {
  return (
    <p css={callStyles}>
      <span>
        {callText}{' '}
        <span className="no-wrap hidden-on-phones">
          <PhoneLink className="tabular-numerals no-wrap" css={callLink} />
          {firstSteps && ' ·'}
        </span>{' '}
        {firstSteps && (
          <SmartLink css={callLink} href={firstSteps.href}>
            {firstSteps.label}
          </SmartLink>
        )}
      </span>
    </p>
  );
};

const sliceStyles = css`
  @media ${atLeast.lg} {
    position: absolute;
    /* Its photograph is sharp up to this width. On wide screens it ends at the edge of the window. */
    width: clamp(52rem, 71vw, 63.75rem);
    left: max(50% - 0.75rem, 100% - 50rem);
    top: 50%;
    transform: translateY(-50%);
  }
  @media ${atLeast.lg} and ${below.xl} {
    left: calc(50% + 4.5rem);
  }
  @media ${below.lg} {
    position: relative;
    width: 112vw;
    margin: 1rem 0 -62vw 14vw;
  }
  @media ${below.md} {
    width: 150vw;
    margin: 0.5rem 0 -68vw 2vw;
  }
  @media ${phoneOnItsSide} {
    width: 150vh;
    margin: 0 -15vh -80vh auto;
  }
`;

const captionStyles = css`
  position: absolute;
  right: var(--gutter);
  bottom: 1rem;
  padding: 0.4rem 0.75rem;
  background: var(--paper);
  border-radius: var(--r-sm);
  max-width: calc(100% - 2 * var(--gutter));
`;

/** The top of the home page: heading, phone number, call to action and the log slice. */
export const HomeTop = ({ page: { top } }: { readonly page: PageView }) => (
  <div className="page-top" css={styles}>
    <div className="page-width" css={roomStyles}>
      <div className="flow" css={wordsStyles}>
        {top.callText && <CallText top={top} />}
        <h1
          css={[headingStyles, !top.longHeading && heroStyles]}
          {...editable(top.entryId, 'heading')}
        >
          {top.heading}
        </h1>
        <Paragraph className="lede" css={introStyles} text={top.intro} />
        <Actions of={top} css={actionsStyles} />
        <ProofList />
      </div>
    </div>
    {/* After the text, so that it does not move while the page loads. */}
    {top.picture && <LogSlice picture={top.picture} css={sliceStyles} />}
    <Paragraph className="caption no-print" css={captionStyles} text={top.pictureCaption} />
  </div>
);
