import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useSite } from './siteContext';

interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Without an address, only the text is rendered. */
  readonly href: string | undefined;
  /** True for the company's own files, wherever they are stored: they open no other website. */
  readonly isFile?: boolean;
  readonly children: ReactNode;
}

const leavesSite = (href: string): boolean => /^(https?:)?\/\//i.test(href);

/**
 * A link. Screen readers announce when it leaves the site. Other sites do not learn which page a
 * visitor came from.
 */
export const SmartLink = ({ href, isFile = false, children, ...rest }: SmartLinkProps) => {
  const { ui } = useSite();
  if (href === undefined) return <>{children}</>;
  const outside = leavesSite(href);
  return (
    <a {...rest} href={href} rel={outside ? 'noopener noreferrer external' : rest.rel}>
      {children}
      {outside && !isFile && <span className="visually-hidden"> {ui.opensElsewhere}</span>}
    </a>
  );
};
