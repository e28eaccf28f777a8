import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ServiceView } from '../../content/views';
import { CallButton } from '../../components/CallButton';
import { ServiceLinks } from '../../components/ServiceLinks';
import { useSite } from '../../components/siteContext';
import { SmartLink } from '../../components/SmartLink';
import { Rings } from '../../components/drawings';
import { below } from '../../theme/breakpoints';
import { Sentence } from '../../components/Sentence';

const styles = css`
  padding-top: clamp(2.5rem, 5vw, 5rem);
  /* The call box is sticky only where it fits below the masthead. */
  .call-box {
    position: sticky;
    top: min(7.25rem, (100vh - 34rem) * 999);
  }
  /* On phones the number is in the bar, and stands again below the questions. */
  @media ${below.lg} {
    .call-box {
      display: none;
    }
  }
  nav h2 {
    font-size: 1.3125rem;
    font-weight: var(--w-medium);
    margin-bottom: 0.6rem;
  }
  nav a {
    min-height: 2.75rem;
    padding-block: 0.35rem;
    border-bottom: 1px solid var(--rule);
    line-height: 1.3;
    overflow-wrap: anywhere;
    transition: padding var(--t2) var(--ease);
  }
  nav .icon {
    width: 1.25rem;
    color: var(--rule-strong);
  }
  @media (hover: hover) {
    nav a:hover {
      padding-left: 0.4rem;
      color: var(--link);
    }
  }
  nav a[aria-current] {
    padding-left: 0.7rem;
    font-weight: var(--w-strong);
    background: var(--sunk);
    box-shadow: inset 4px 0 var(--amber);
  }
  nav a[aria-current] .icon {
    color: var(--amber-text);
  }
`;

const needStyles = css`
  overflow: clip;
  padding: 1.75rem 1.5rem 1.5rem;
  border-radius: var(--r-md);
  > * {
    position: relative;
  }
  h2 {
    font-size: 1.75rem;
    margin-bottom: 0.5rem;
  }
  p {
    color: var(--deep-ink-2);
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
  @media (hover: hover) {
    .phone-number:hover {
      text-decoration: underline;
      text-decoration-thickness: 0.06em;
    }
  }
  .button {
    width: 100%;
  }
  .button + .button {
    margin-top: 0.75rem;
  }
  .rings {
    position: absolute;
    width: 26rem;
    right: -14rem;
    top: -13rem;
  }
`;

/** "Need tree service?": the call box beside a text. */
const NeedBox = ({ quote }: Pick<ServiceView, 'quote'>) => {
  const { facts, ui } = useSite();
  return (
    <div className="call-box on-deep" css={needStyles}>
      <Rings />
      <h2>{ui.needHeading}</h2>
      {ui.needText && (
        <p>
          <Sentence text={ui.needText} />
        </p>
      )}
      <a className="phone-number" href={facts.phone.href} translate="no">
        {facts.phone.display}
      </a>
      <CallButton label={facts.callLabel} facts={facts} />
      <SmartLink className="button button-quote" href={quote.href}>
        {quote.label}
      </SmartLink>
    </div>
  );
};

interface BesideServicesProps {
  readonly page: ServiceView;
  readonly children: ReactNode;
}

/** The text of a service beside the call box and, but for emergencies, the list of all services. */
export const BesideServices = ({ page, children }: BesideServicesProps) => {
  const { ui } = useSite();
  return (
    <div className="section" css={styles}>
      <div className="page-width with-sidebar">
        {children}
        <div className="sidebar">
          {page.layout === 'standard' && (
            <nav className="menu" aria-labelledby="all-services">
              <h2 id="all-services">{ui.servicesAside}</h2>
              <ul>
                <ServiceLinks services={page.services} name="title" current={page.path} />
              </ul>
            </nav>
          )}
          <NeedBox quote={page.quote} />
        </div>
      </div>
    </div>
  );
};
