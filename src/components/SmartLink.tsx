import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Without an address there is no link, only its words. */
  readonly href: string | undefined;
  /** Spoken after the words of a link that leaves the site. */
  readonly opensElsewhere?: string;
  readonly children: ReactNode;
}

const leavesSite = (href: string): boolean => /^(https?:)?\/\//i.test(href);

/** A link. Other sites learn nothing of the page they were reached from. */
export const SmartLink = ({ href, opensElsewhere, children, ...rest }: SmartLinkProps) => {
  if (href === undefined) return <>{children}</>;
  const outside = leavesSite(href);
  return (
    <a {...rest} href={href} rel={outside ? 'noopener noreferrer external' : rest.rel}>
      {children}
      {outside && opensElsewhere && <span className="visually-hidden"> {opensElsewhere}</span>}
    </a>
  );
};
