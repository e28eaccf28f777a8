import { css } from '@emotion/react';
import { classNames } from '../classNames';
import { SmartLink } from '../SmartLink';
import { useSite } from '../siteContext';

const styles = css`
  margin-top: 2rem;
`;

/** Address, e-mail and license, as far as they are known; in print also the name and the number. */
export const FooterContact = () => {
  const { facts, ui } = useSite();
  const { address, email, license } = facts;
  const onScreen = address ?? email ?? license;
  // Such as "Hartford, CT 06103"; the postal code may be unknown.
  const city = [`${facts.city}, ${facts.stateCode}`, address?.postalCode].filter(Boolean).join(' ');
  return (
    <address className={classNames('row', !onScreen && 'print-only')} css={styles}>
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
          </SmartLink>{' '}
          {license.holder}
        </span>
      )}
    </address>
  );
};
