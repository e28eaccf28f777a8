import { css } from '@emotion/react';
import { Icon } from './Icon';
import { SmartLink } from './SmartLink';
import { useSite } from './siteContext';

const styles = css`
  gap: 0.5rem 2rem;
  margin-top: 1rem;
  padding: 1rem 0 0;
  border-top: 1px solid var(--rule);
  font-size: var(--fs-sm);
  li {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-height: 2.75rem;
    line-height: 1.35;
  }
  .icon {
    color: var(--amber-text);
  }
`;

/** License, insurance and rating, as far as known, with links to verify them. */
export const ProofList = () => {
  const { facts } = useSite();
  return facts.proof.length > 0 ? (
    <ul className="proof row" css={styles}>
      {facts.proof.map(({ icon, label, href }) => (
        <li key={icon}>
          <Icon name={icon} />
          <SmartLink className="touch-target" href={href}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  ) : null;
};
