import { css } from '@emotion/react';
import type { FooterView, Link } from '../../content/views';
import { classNames } from '../classNames';
import { Icon } from '../Icon';
import { Logo, Rings } from '../drawings';
import { RichText } from '../RichText';
import { Paragraph, Sentence } from '../Sentence';
import { useSite } from '../siteContext';
import { SmartLink } from '../SmartLink';
import { FooterContact } from './FooterContact';
import { atLeast, below } from '../../theme/breakpoints';

const styles = css`
  position: relative;
  overflow: clip;
  > .rings {
    --ring-op: 0.12;
    right: -20rem;
    bottom: -24rem;
    width: 64rem;
  }
  > .page-width {
    position: relative;
    padding-block: clamp(2.5rem, 6vw, 6rem) 1.5rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    color: var(--deep-ink);
  }
  /* A number in a sentence, which stands in its line. */
  a.no-wrap {
    display: inline-block;
    min-height: 0;
    text-decoration-color: var(--amber);
  }
  h2 {
    max-width: 12em;
    font-size: clamp(2rem, 1.5rem + 2vw, 3rem);
  }
  h3 {
    margin-bottom: 0.5rem;
    font: var(--w-strong) var(--fs-sm) / 1.3 var(--font-text);
    letter-spacing: 0;
    color: var(--deep-ink-2);
  }
  .words p {
    max-width: 32em;
    margin-top: 1rem;
    line-height: 1.5;
    color: var(--deep-ink-2);
  }
  .words p + p {
    margin-top: 1em;
  }
  .words h3 {
    margin: 1.5rem 0 0;
  }
  .line {
    gap: 0 1.25rem;
    font-size: var(--fs-sm);
  }
  .services {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
    column-gap: 1.25rem;
  }
  .services,
  .links ul {
    font-size: var(--fs-sm);
  }
  .services a,
  .links a {
    line-height: 1.25;
    padding-block: 0.5rem;
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
    gap: 1rem 2.5rem;
    margin-top: 3rem;
    padding-top: 1.25rem;
    font-size: var(--fs-sm);
    color: var(--deep-ink-2);
    border-top: 1px solid var(--deep-rule);
  }
  .bottom > p {
    flex: 1 1 16rem;
  }
  .bottom .icon {
    width: 1.25rem;
    margin-left: 0.5rem;
  }
  .consent,
  summary {
    color: var(--deep-ink);
    text-decoration: underline;
    text-decoration-color: var(--amber);
    text-underline-offset: 0.22em;
  }
  .consent[hidden] {
    display: none;
  }
  .credits[open] {
    flex: 1 1 100%;
  }
  .credits {
    font-size: var(--fs-xs);
    line-height: 1.5;
  }
  .credits .rich {
    max-width: 60em;
    padding-bottom: 1rem;
  }
  .credits .rich > * + * {
    margin-top: 0.6em;
  }
  .credits a {
    display: inline;
    text-decoration-color: var(--amber);
  }
  @media ${below.lg} {
    padding-bottom: calc(4rem + env(safe-area-inset-bottom));
    .links ul {
      columns: 2;
    }
    .hours {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.75rem;
      align-items: baseline;
      align-content: start;
    }
    .hours h3 {
      flex: 1 0 100%;
    }
    .hours b {
      font-size: 3rem;
    }
    .bottom {
      gap: 0.5rem 2rem;
      margin-top: 1.5rem;
    }
  }
  @media ${atLeast.md} and ${below.lg} {
    .columns {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .words {
      grid-column: 1 / -1;
    }
    .services-block {
      grid-column: span 2;
    }
    .links ul {
      columns: 1;
    }
  }
  @media print {
    padding-bottom: 0;
    > .page-width {
      padding-block: 0;
    }
    .bottom {
      margin-top: 0;
      padding-top: 0.25rem;
    }
  }
`;

interface FooterListProps {
  readonly heading: string;
  readonly links: readonly Link[];
}

/** A line of links with its heading; nothing without links. */
const FooterList = ({ heading, links }: FooterListProps) =>
  links.length > 0 ? (
    <>
      <h3>{heading}</h3>
      <ul className="line row">
        {links.map(({ label, href }) => (
          <li key={href}>
            <SmartLink href={href}>
              <span translate="no">{label}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </>
  ) : null;

interface SiteFooterProps {
  readonly footer: FooterView;
}

/** The footer of every page: about the company, services, links, hours and contact. */
export const SiteFooter = ({ footer }: SiteFooterProps) => {
  const { facts, ui } = useSite();
  const { links, services } = footer;
  return (
    <footer className="footer on-deep quiet-links" css={styles}>
      <Rings part="corner" />
      <div className="page-width">
        <div className="columns">
          <div className="span-4 words no-print">
            <h2>{ui.footerHeading}</h2>
            <Paragraph text={ui.footerText1} />
            <Paragraph text={ui.footerText2} />
            <FooterList heading={ui.townsHeading} links={footer.towns} />
            <FooterList heading={ui.profilesHeading} links={footer.profiles} />
          </div>
          <div className="span-4 services-block no-print">
            <h3>{ui.servicesHeading}</h3>
            <ul className="services">
              {services.map((service) => (
                <li key={service.href}>
                  <SmartLink href={service.href}>{service.linkTitle}</SmartLink>
                </li>
              ))}
            </ul>
          </div>
          <nav className="span-2 links no-print" aria-label={ui.footerLabel}>
            <h3>{ui.linksHeading}</h3>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <SmartLink href={link.href}>{link.label}</SmartLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="span-2 hours no-print">
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
          <SmartLink className="no-print" href="/" aria-label={ui.logoLabel}>
            <Logo />
          </SmartLink>
          <p>
            <span data-year={footer.year}>{ui.copyright}</span>{' '}
            {ui.footerText && <Sentence text={ui.footerText} />}
          </p>
          {footer.asksBeforeCounting && (
            <button className="consent touch-target" type="button" data-consent-change="" hidden>
              {ui.countingChange}
            </button>
          )}
          <a className="no-print" href="#top">
            {ui.backToTop}
            <Icon name="arrow-up" />
          </a>
          {footer.photoCredits && (
            <details className="credits no-print">
              <summary className="touch-target">{ui.creditsLabel}</summary>
              <RichText document={footer.photoCredits} />
            </details>
          )}
        </div>
      </div>
    </footer>
  );
};
