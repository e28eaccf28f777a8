import { css } from '@emotion/react';
import type { FooterView } from '../../content/views';
import { SmartLink } from '../SmartLink';

const styles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 2rem;
  align-items: center;
  margin-top: 2rem;
  color: var(--deep-ink-2);
  &.printonly,
  .name,
  .phone {
    display: none;
  }
  @media print {
    &.printonly {
      display: flex !important;
    }
    .name,
    .phone {
      display: inline;
    }
  }
`;

type FooterContactProps = Pick<FooterView, 'facts' | 'menu'>;

/** City line: "Hartford, CT 06103", or what of it is known. */
const cityLine = ({ city, stateCode, address }: FooterView['facts']): string =>
  [`${city}, ${stateCode}`, address?.postalCode].filter(Boolean).join(' ');

/**
 * Address, e-mail and license, each only when the company has told it. On paper the name and the
 * number stand beside them, since nothing there can be pressed.
 */
export const FooterContact = ({ facts, menu }: FooterContactProps) => {
  const { address, email, license } = facts;
  const onScreen = address ?? email ?? license;
  return (
    <address className={onScreen ? undefined : 'printonly'} css={styles}>
      <b className="name">{facts.company}</b>
      {address ? (
        <span>
          {address.street}, {cityLine(facts)}
        </span>
      ) : (
        <span className="name">{cityLine(facts)}</span>
      )}
      <span className="phone num">{facts.phone.dashed}</span>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {license && (
        <span>
          {menu.licenseLabel}{' '}
          {license.href ? (
            <SmartLink href={license.href}>{license.number}</SmartLink>
          ) : (
            license.number
          )}{' '}
          {license.holder}
        </span>
      )}
    </address>
  );
};
