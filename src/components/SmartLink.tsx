import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Spoken after the words of a link that leaves the site. */
  readonly elsewhere?: string;
  readonly children: ReactNode;
}

/** A page of this site, as opposed to a file, a fragment, a phone number or another site. */
const isPage = (href: string): boolean => /^\/(?!\/)[^.]*$/.test(href.replace(/[?#].*$/, ''));

const leavesSite = (href: string): boolean => /^(https?:)?\/\//i.test(href);

/**
 * A link that does the right thing for where it goes: pages of the site open without a reload, other
 * sites learn nothing of the page they were reached from.
 */
export const SmartLink = ({ href, elsewhere, children, ...rest }: SmartLinkProps) => {
  if (isPage(href)) {
    // Gatsby would mark the current page by itself, but knows no address while slices are built.
    return (
      <Link {...rest} to={href} aria-current={rest['aria-current']}>
        {children}
      </Link>
    );
  }
  const outside = leavesSite(href);
  return (
    <a {...rest} href={href} rel={outside ? 'noopener noreferrer external' : rest.rel}>
      {children}
      {outside && elsewhere && <span className="vh"> {elsewhere}</span>}
    </a>
  );
};
