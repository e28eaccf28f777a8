import { css } from '@emotion/react';
import { atLeast } from '../../theme/breakpoints';
import { useSite } from '../siteContext';

const questionStyles = css`
  position: fixed;
  right: var(--gutter);
  bottom: calc(4.5rem + env(safe-area-inset-bottom));
  left: var(--gutter);
  z-index: 20;
  max-width: 28rem;
  /* On the right, because the buttons of a page are on the left. */
  margin-left: auto;
  padding: 0.9rem 1.1rem 1rem;
  font-size: var(--fs-sm);
  line-height: 1.45;
  color: var(--ink);
  background: var(--surface);
  border-radius: var(--r-md);
  box-shadow:
    var(--shadow-2),
    0 0 0 1px var(--rule);
  div {
    gap: 0.75rem;
    margin-top: 0.9rem;
  }
  .button {
    flex: 1 1 7rem;
    min-height: 2.75rem;
    padding: 0.4rem 0.75rem;
    font-size: var(--fs-sm);
  }
  @media ${atLeast.lg} {
    bottom: 1.5rem;
  }
`;

/** Asks for consent to analytics. The boot script shows it when there is something to ask. */
export const ConsentQuestion = () => {
  const { ui } = useSite();
  return (
    <div
      className="no-print"
      css={questionStyles}
      role="region"
      aria-label={ui.countingChange}
      data-consent=""
      hidden
    >
      <p>{ui.countingQuestion}</p>
      <div className="row">
        <button className="button button-quote" type="button" data-answer="no">
          {ui.countingNo}
        </button>
        <button className="button button-quote" type="button" data-answer="yes">
          {ui.countingYes}
        </button>
      </div>
    </div>
  );
};
