import { classNames } from '../../components/classNames';
import type { Call, Link, PossibleLink } from '../../content/views';
import { CallButton } from '../../components/CallButton';
import { Icon } from '../../components/Icon';
import { SmartLink } from '../../components/SmartLink';

interface ActionsProps {
  readonly call?: Call;
  readonly link?: Link;
  /** Look of the link: the outlined quote button or the solid one. */
  readonly variant?: 'quote' | 'solid';
  /** Puts the link before the call button, where calling is less urgent. */
  readonly linkFirst?: boolean;
}

/** The call button and a second button; nothing when there is neither. */
export const Actions = ({ call, link, variant = 'quote', linkFirst = false }: ActionsProps) => {
  if (!call && !link) return null;
  const callButton = call && <CallButton {...call} />;
  return (
    <div className="actions">
      {!linkFirst && callButton}
      {link && (
        <SmartLink className={`button button-${variant}`} href={link.href}>
          {link.label}
          {variant === 'solid' && !linkFirst && <Icon name="arrow-right" />}
        </SmartLink>
      )}
      {linkFirst && callButton}
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
  readonly links: readonly PossibleLink[];
  /** Name of a list of pages, in which the one without an address is the open page. */
  readonly name?: string;
  readonly className?: string;
}

/** Links side by side, as many as fit a line; one without an address is only its words. */
export const LinkRow = ({ links, name, className }: LinkRowProps) =>
  links.length > 0 && (
    <ul className={classNames('row', className)} aria-label={name}>
      {links.map(({ label, href }) => (
        <li key={label} aria-current={name && !href ? 'page' : undefined}>
          <SmartLink className="touch-target" href={href}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
