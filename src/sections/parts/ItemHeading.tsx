import type { ReactNode } from 'react';

interface ItemHeadingProps {
  /** True where the list stands under a heading of its own. */
  readonly under: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Heading of a list item: level 3 under a section heading, else level 2, so that none is skipped. */
export const ItemHeading = ({ under, className, children }: ItemHeadingProps) => {
  const Tag = under ? 'h3' : 'h2';
  return <Tag className={className}>{children}</Tag>;
};
