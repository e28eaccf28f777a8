import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** Id of the words that say of a link that it opens another website. `Layout` has them. */
export const OUTSIDE_ID = 'opens-elsewhere';

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
  if (href === undefined) return <>{children}</>;
  const outside = leavesSite(href);
  return (
    <a
      {...rest}
      href={href}
      rel={outside ? 'noopener noreferrer external' : rest.rel}
      aria-describedby={outside && !isFile ? OUTSIDE_ID : rest['aria-describedby']}
    >
      {children}
    </a>
  );
};
