import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useSite } from './siteContext';

interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Without an address there is no link, only its words. */
  readonly href: string | undefined;
  /** A file of the company, wherever it is kept: no other website opens. */
  readonly isFile?: boolean;
  readonly children: ReactNode;
}

const leavesSite = (href: string): boolean => /^(https?:)?\/\//i.test(href);

/**
 * A link. To one that leaves the site, screen readers add that it does. Other sites learn nothing of the
 * page they were reached from.
 */
export const SmartLink = ({ href, isFile = false, children, ...rest }: SmartLinkProps) => {
  const { ui, languages } = useSite();
  if (href === undefined) return <>{children}</>;
  const outside = leavesSite(href);
  return (
    <a {...rest} href={href} rel={outside ? 'noopener noreferrer external' : rest.rel}>
      {children}
      {outside && !isFile && (
        <span className="visually-hidden" lang={languages?.site}>
          {' '}
          {ui.opensElsewhere}
        </span>
      )}
    </a>
  );
};
