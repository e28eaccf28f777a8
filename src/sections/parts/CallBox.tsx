import { css } from '@emotion/react';
import type { Link } from '../../content/views';
import { CallButton } from '../../components/CallButton';
import { Rings } from '../../components/drawings';
import { PhoneLink } from '../../components/PhoneLink';
import { Paragraph } from '../../components/Sentence';
import { useSite } from '../../components/siteContext';
import { SmartLink } from '../../components/SmartLink';
import { roomBeside } from '../../theme/breakpoints';

const ringStyles = css`
  z-index: -1;
  width: 26rem;
  right: -14rem;
  top: -13rem;
`;

const styles = css`
  position: relative;
  flex: none;
  isolation: isolate;
  overflow: clip;
  padding: 1.75rem 1.5rem 1.5rem;
  border-radius: var(--r-md);
  /* Seen in forced colors. */
  outline: 1px solid transparent;
  h2 {
    font-size: 1.75rem;
    margin-bottom: 0.5rem;
  }
  p {
    color: var(--ink-2);
    line-height: 1.45;
  }
  .phone-number {
    display: block;
    font-size: 2rem;
    line-height: 1.2;
    color: var(--amber);
    margin-block: 0.75rem 1rem;
    text-decoration: none;
    padding-block: 0.25rem;
  }
  .button {
    width: 100%;
  }
  .button + .button {
    margin-top: 0.75rem;
  }
  @media ${roomBeside} {
    position: sticky;
    top: var(--below-masthead);
  }
`;

interface CallBoxProps {
  /** The quote button; without it, the box shows only the number. */
  readonly quote?: Link;
}

/** "Need tree service?": the call box in the `call-room` beside a text, where it stays in view. */
export const CallBox = ({ quote }: CallBoxProps) => {
  const { ui } = useSite();
  return (
    <div className="call-box on-deep" css={styles}>
      <Rings css={ringStyles} />
      <h2>{ui.needHeading}</h2>
      <Paragraph text={ui.needText} />
      <PhoneLink className="phone-number" />
      <CallButton label={ui.callLabel} />
      {quote && (
        <SmartLink className="button button-quote" href={quote.href}>
          {quote.label}
        </SmartLink>
      )}
    </div>
  );
};
