import { css } from '@emotion/react';
import type { PossibleLink } from '../../content/views';
import { classNames } from '../../components/classNames';
import { SmartLink } from '../../components/SmartLink';

const styles = css`
  gap: 0 1.25rem;
  overflow-wrap: anywhere;
`;

interface LinkRowProps {
  readonly links: readonly PossibleLink[];
  readonly className?: string;
}

/** Links side by side, as many as fit a line; one without an address is only its words. */
export const LinkRow = ({ links, className }: LinkRowProps) =>
  links.length > 0 && (
    <ul className={classNames('row', className)} css={styles}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <SmartLink className="touch-target" href={href}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
