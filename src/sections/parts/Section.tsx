import type { ReactNode } from 'react';
import type { SectionBase } from '../types';

interface SectionElementProps {
  readonly section: Pick<SectionBase, 'id' | 'heading'>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Id of a section's heading, for `aria-labelledby`. */
export const headingId = (sectionId: string): string => `${sectionId}-heading`;

/**
 * The `<section>` of a page part: its id is the fragment of its address, its heading is its name.
 * Without a heading it has no name, so that it is no landmark either.
 */
export const Section = ({ section, className, children }: SectionElementProps) => (
  <section
    id={section.id}
    className={className}
    aria-labelledby={section.heading ? headingId(section.id) : undefined}
  >
    {children}
  </section>
);
