import type { ReactNode } from 'react';
import { SmartLink } from './SmartLink';

interface OptionalLinkProps {
  readonly href?: string;
  /** Spoken after the words of a link that leaves the site. */
  readonly opensElsewhere?: string;
  readonly children: ReactNode;
}

/** Words that are a link as far as they have a page, easy to hit with a finger. */
export const OptionalLink = ({ href, opensElsewhere, children }: OptionalLinkProps) =>
  href === undefined ? (
    <>{children}</>
  ) : (
    <SmartLink className="touch-target" href={href} opensElsewhere={opensElsewhere}>
      {children}
    </SmartLink>
  );
