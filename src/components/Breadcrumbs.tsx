import type { Crumb } from '../content/views';
import { SmartLink } from './SmartLink';

interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  /** Spoken name of the path. */
  readonly label?: string;
}

/** The path to the current page, above its heading. One step alone would lead nowhere. */
export const Breadcrumbs = ({ crumbs, label }: BreadcrumbsProps) =>
  crumbs.length > 1 ? (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.label} aria-current={crumb.href ? undefined : 'page'}>
            {crumb.href ? <SmartLink href={crumb.href}>{crumb.label}</SmartLink> : crumb.label}
          </li>
        ))}
      </ol>
    </nav>
  ) : null;
