import { css } from '@emotion/react';
import type { SiteFacts } from '../../content/views';
import { classNames } from '../classNames';
import { SmartLink } from '../SmartLink';
import { useSite } from '../siteContext';

const styles = css`
  margin-top: 2rem;
  @media print {
    margin-top: 0.75rem;
  }
`;

/** City line, such as "Hartford, CT 06103"; the postal code may be unknown. */
const cityLine = ({ city, stateCode, address }: SiteFacts): string =>
  [`${city}, ${stateCode}`, address?.postalCode].filter(Boolean).join(' ');

/** Address, e-mail and license, as far as they are known; in print also the name and the number. */
export const FooterContact = () => {
  const { facts, ui } = useSite();
  const { address, email, license } = facts;
  const onScreen = address ?? email ?? license;
  return (
    <address className={classNames('row', !onScreen && 'print-only')} css={styles}>
      <b className="print-only" translate="no">
        {facts.company}
      </b>
      {address ? (
        <span translate="no">
          {address.street}, {cityLine(facts)}
        </span>
      ) : (
        <span className="print-only" translate="no">
          {cityLine(facts)}
        </span>
      )}
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
          </SmartLink>{' '}
          {license.holder}
        </span>
      )}
    </address>
  );
};
