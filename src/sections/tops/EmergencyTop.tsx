import { css } from '@emotion/react';
import type { DrawingName } from '../../content/model/graphics';
import type { CalloutView, EmergencyView } from '../../content/views';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { Drawing } from '../../components/drawings';
import { CalloutTitle } from '../../components/EmbeddedBlock';
import { Icon } from '../../components/Icon';
import { ProofList } from '../../components/ProofList';
import { useSite } from '../../components/siteContext';
import { Actions } from '../parts/Actions';
import { Banner } from '../parts/Banner';
import { BigPhone } from './BigPhone';
import { Paragraph } from '../../components/Sentence';
import { below, phoneOnItsSide } from '../../theme/breakpoints';
import { editable } from '../../components/editing';

const styles = css`
  padding-bottom: clamp(0rem, 1vw, 1rem);
`;

const headingStyles = css`
  max-width: 9em;
  @media ${phoneOnItsSide} {
    max-width: none;
    font-size: var(--fs-h2);
  }
`;

const spacedStyles = css`
  margin-top: 1.25rem;
`;

const introStyles = css`
  margin-top: 1.25rem;
  color: var(--ink);
`;

const warningStyles = css`
  max-width: 32em;
  margin-block: 1.25rem 1rem;
  padding-left: 1rem;
  border-left: 4px solid var(--amber);
  line-height: 1.45;
  text-wrap: balance;
  /* A phone in landscape: the warning and the number are on the first screen. */
  @media ${phoneOnItsSide} {
    margin-block: 0.5rem 0.25rem;
  }
`;

/** High enough to tap. The focus ring ends above the line below. */
const warningLink = css`
  display: block;
  margin-inline: -0.4rem;
  padding: 0.65rem 0.4rem;
  outline-offset: -1px;
`;

const waysStyles = css`
  margin-top: 0.75rem;
`;

const wayStyles = css`
  gap: 0.6rem;
  font-weight: var(--w-strong);
`;

const artStyles = css`
  position: absolute;
  right: max(2vw, (100vw - 90rem) / 2);
  bottom: 1.5rem;
  width: clamp(20rem, 42vw, 40rem);
  @media ${below.lg} {
    display: none;
  }
`;

/** The drawing of the service, beside the text on wide screens. */
const Art = ({ name }: { readonly name: DrawingName }) => (
  <div className="illustration no-print" css={artStyles}>
    <Drawing name={name} />
  </div>
);

/** The warning comes before our number. */
const Warning = ({ warning }: { readonly warning: CalloutView }) => (
  <div css={warningStyles}>
    <b>
      <CalloutTitle callout={warning} css={warningLink} />
    </b>
    <Paragraph text={warning.text} />
  </div>
);

/**
 * The top of an emergency page: a storm sky, the warning, the number as large as the heading, a call
 * button. All else comes below, so that a small phone shows the button without scrolling.
 */
export const EmergencyTop = ({ page }: { readonly page: EmergencyView }) => {
  const { facts } = useSite();
  return (
    <Banner picture={page.top.picture} art={page.top.drawing && <Art name={page.top.drawing} />}>
      <div css={styles}>
        <Breadcrumbs crumbs={page.crumbs} />
        <h1
          className={page.top.longHeading ? 'long' : undefined}
          css={!page.top.longHeading && headingStyles}
          {...editable(page.top.entryId, 'heading')}
        >
          {page.top.heading}
        </h1>
        {page.warning && <Warning warning={page.warning} />}
        <BigPhone />
        <Actions of={{ call: page.top.call }} css={spacedStyles} />
        <Paragraph className="lede" css={introStyles} text={page.top.intro} />
        {facts.otherWays.length > 0 && (
          <p className="row" css={waysStyles}>
            {facts.otherWays.map(({ icon, label, href }) => (
              <a key={href} className="touch-target" css={wayStyles} href={href}>
                <Icon name={icon} />
                {label}
              </a>
            ))}
          </p>
        )}
        <ProofList />
      </div>
    </Banner>
  );
};
