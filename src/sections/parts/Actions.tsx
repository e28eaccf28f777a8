import { css } from '@emotion/react';
import { classNames } from '../../components/classNames';
import type { Call, Link } from '../../content/views';
import { CallButton } from '../../components/CallButton';
import { Icon } from '../../components/Icon';
import { SmartLink } from '../../components/SmartLink';
import { below } from '../../theme/breakpoints';

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  @media ${below.md} {
    > * {
      flex: 1 1 min(100%, 20rem);
    }
  }
`;

interface ActionsProps {
  /** The section or page top that the actions belong to. */
  readonly of: { readonly call?: Call; readonly button?: Link };
  /** Look of the second button: the outlined one for a quote or the solid one. */
  readonly variant?: 'quote' | 'solid';
  /** Puts it before the call button, where calling is less urgent. */
  readonly callLast?: boolean;
  readonly className?: string;
}

/** The call button and a second button; nothing when there is neither. */
export const Actions = ({ of, variant = 'quote', callLast = false, className }: ActionsProps) => {
  const { call, button } = of;
  if (!call && !button) return null;
  const callButton = call && <CallButton {...call} />;
  return (
    <div css={actionsStyles} className={className}>
      {!callLast && callButton}
      {button && (
        <SmartLink className={`button button-${variant}`} href={button.href}>
          {button.label}
          {variant === 'solid' && !callLast && <Icon name="arrow-right" />}
        </SmartLink>
      )}
      {callLast && callButton}
    </div>
  );
};

/** The link with an arrow at the end of a section; nothing without a link. */
export const MoreLink = ({ link }: { readonly link?: Link }) =>
  link ? (
    <p>
      <SmartLink className="more" href={link.href}>
        {link.label}
        <Icon name="arrow-right" />
      </SmartLink>
    </p>
  ) : null;

interface LinkRowProps {
  readonly links: readonly Link[];
  readonly className?: string;
}

/** Links side by side, as many as fit on a line; nothing without any. */
export const LinkRow = ({ links, className }: LinkRowProps) =>
  links.length > 0 && (
    <ul className={classNames('row', className)}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <SmartLink className="touch-target" href={href}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
