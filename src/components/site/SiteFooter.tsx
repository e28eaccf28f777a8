import { css } from '@emotion/react';
import type { FooterView, Link } from '../../content/views';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { Rings } from '../drawings';
import { Logo } from '../Logo';
import { RichText } from '../RichText';
import { Paragraph, Sentence } from '../Sentence';
import { useSite } from '../siteContext';
import { SmartLink } from '../SmartLink';
import { Fold, unfolded } from '../Fold';
import { atLeast, below } from '../../theme/breakpoints';

const contactStyles = css`
  margin-top: 2rem;
`;

/** Address, e-mail and license, as far as known; in print also the name and the phone number. */
const FooterContact = () => {
  const { facts, ui } = useSite();
  const { address, email, license } = facts;
  const onScreen = address ?? email ?? license;
  // Such as "Hartford, CT 06103"; the postal code may be unknown.
  const city = [`${facts.city}, ${facts.stateCode}`, address?.postalCode].filter(Boolean).join(' ');
  return (
    <address className={classNames('row', !onScreen && 'print-only')} css={contactStyles}>
      <b className="print-only" translate="no">
        {facts.company}
      </b>
      <span className={address ? undefined : 'print-only'} translate="no">
        {address ? `${address.street}, ${city}` : city}
      </span>
      <span className="print-only tabular-numerals">{facts.phone.dashed}</span>
      {email && (
        <a className="touch-target" href={`mailto:${email}`} translate="no">
          {email}
        </a>
      )}
      {license && (
        <span>
          {ui.licenseLabel}{' '}
          <SmartLink className="touch-target" href={license.href}>
            {license.number}
          </SmartLink>
          {license.holder && <>, {license.holder}</>}
        </span>
      )}
    </address>
  );
};

const aboveRings = css`
  position: relative;
`;

const ringStyles = css`
  right: -20rem;
  bottom: -24rem;
  width: 64rem;
`;

const styles = css`
  position: relative;
  overflow: clip;
  color: var(--ink-2);
  > .page-width {
    padding-block: clamp(2.5rem, 6vw, 6rem) 1.5rem;
  }
  a,
  .link {
    min-width: 2.75rem;
    color: var(--ink);
  }
  .columns {
    display: grid;
    gap: var(--column-gap);
    @media ${atLeast.md} {
      grid-template-columns: minmax(0, 1fr) 10rem 10rem;
    }
    @media ${atLeast.lg} {
      grid-template-columns: 2fr 2fr 1fr 1fr;
    }
  }
  h2 {
    max-width: 12em;
    font-size: clamp(2rem, 1.5rem + 2vw, 3rem);
    color: var(--ink);
  }
  h3 {
    margin-bottom: 0.5rem;
    font: var(--w-strong) var(--fs-sm) / 1.3 var(--font-text);
    letter-spacing: 0;
  }
  .words {
    @media ${atLeast.md} and ${below.lg} {
      grid-column: 1 / -1;
    }
    p {
      max-width: 32em;
      margin-top: 1rem;
      line-height: 1.5;
    }
    h3 {
      margin: 1.5rem 0 0;
    }
    @media ${below.md} {
      font-size: var(--fs-sm);
    }
  }
  ul,
  .bottom {
    font-size: var(--fs-sm);
  }
  summary h3 {
    margin: 0;
  }
  @media ${atLeast.md} {
    .columns details {
      ${unfolded}
    }
    .columns summary + * {
      padding-top: 0.5rem;
    }
  }
  .links {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
    column-gap: 1.25rem;
    /* At most two columns on a tablet, so that names of services fit on one line. */
    @media ${atLeast.md} and ${below.lg} {
      grid-template-columns: repeat(auto-fill, minmax(max(9.5rem, 40%), 1fr));
    }
  }
  .links a {
    line-height: 1.25;
    padding-block: 0.5rem;
  }
  /* Many links take two columns; the hours are then below the words or the services. */
  @media ${atLeast.md} {
    .columns:has(nav li:nth-child(11)) {
      nav {
        grid-area: auto / auto / span 2 / span 2;
      }
      .hours {
        grid-column: 1;
      }
    }
  }
  .hours b {
    display: block;
    font: 400 clamp(3.5rem, 5.4vw, 4.5rem) / 1 var(--font-display);
    letter-spacing: -0.045em;
    color: var(--amber);
  }
  .hours b.long {
    font: var(--w-medium) var(--fs-lg) / 1.3 var(--font-text);
    letter-spacing: 0;
    text-wrap: balance;
  }
  .bottom {
    row-gap: 0.75rem;
    margin-top: 2rem;
    padding-top: 1.25rem;
    border-top: 1px solid var(--rule);
  }
  .bottom > p {
    flex: 1 1 16rem;
  }
  .bottom .icon {
    width: 1.25rem;
    margin-left: 0.5rem;
  }
  .credits {
    font-size: var(--fs-xs);
  }
  .credits[open] {
    flex-basis: 100%;
  }
  .credits .rich {
    max-width: 60em;
    padding-bottom: 1rem;
    line-height: 1.5;
  }
  p a {
    text-decoration-color: var(--amber);
  }
  @media ${below.lg} {
    padding-bottom: calc(4rem + env(safe-area-inset-bottom));
  }
  @media print {
    padding-bottom: 0;
    > .page-width {
      padding-block: 0;
    }
    .bottom {
      margin-top: 0.75rem;
    }
  }
`;

interface FooterListProps {
  readonly heading: string;
  readonly links: readonly Link[];
  /** Whether the links are names, shown in a row and not translated. */
  readonly names?: boolean;
}

/** Links with their heading, which opens them on phones; nothing without links. */
const FooterList = ({ heading, links, names = false }: FooterListProps) =>
  links.length > 0 ? (
    <Fold summary={<h3>{heading}</h3>}>
      <ul className={names ? 'row' : 'links'}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <SmartLink className="touch-target" href={href}>
              {names ? <span translate="no">{label}</span> : label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </Fold>
  ) : null;

/** The footer of every page: about the company, services, links, hours and contact. */
export const SiteFooter = ({ footer }: { readonly footer: FooterView }) => {
  const { facts, ui } = useSite();
  return (
    <footer className="footer on-deep quiet-links" css={styles}>
      <Rings part="corner" css={ringStyles} opacity={0.12} />
      <div className="page-width" css={aboveRings}>
        <div className="columns no-print">
          <div className="words">
            <h2>{ui.footerHeading}</h2>
            <Paragraph text={ui.footerText1} />
            <Paragraph text={ui.footerText2} />
            <FooterList heading={ui.profilesHeading} links={footer.profiles} names />
          </div>
          <div id="footer-links">
            <FooterList heading={ui.servicesHeading} links={footer.services} />
          </div>
          <nav aria-label={ui.footerLabel}>
            <FooterList heading={ui.linksHeading} links={footer.links} />
          </nav>
          <div className="hours">
            <h3>{ui.hoursHeading}</h3>
            <b className={classNames('tabular-numerals', footer.longHours && 'long')}>
              {facts.hours}
            </b>
            {ui.hoursNote && (
              <span>
                <Sentence text={ui.hoursNote} />
              </span>
            )}
          </div>
        </div>
        <FooterContact />
        <div className="bottom row">
          <SmartLink className="touch-target no-print" href="/" aria-label={ui.logoLabel}>
            <Logo />
          </SmartLink>
          <p>
            <span data-year={footer.year}>{ui.copyright}</span>{' '}
            {ui.footerText && <Sentence text={ui.footerText} />}
          </p>
          {footer.asksBeforeCounting && (
            <button className="link touch-target" type="button" data-consent-change="" hidden>
              {ui.countingChange}
            </button>
          )}
          <a className="touch-target no-print" href="#top">
            {ui.backToTop}
            <Icon name="arrow-up" />
          </a>
          {footer.photoCredits && (
            <details className="credits no-print">
              <summary className="link touch-target">{ui.creditsLabel}</summary>
              <RichText document={footer.photoCredits} />
            </details>
          )}
        </div>
      </div>
    </footer>
  );
};
