import type { PossibleLink } from '../../content/views';
import { classNames } from '../../components/classNames';
import { SmartLink } from '../../components/SmartLink';

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
