import type { ReactNode } from 'react';
import type { SectionView } from '../../content/views';
import { Actions } from './Actions';
import { SectionIntro } from './Section';

interface SectionTextProps {
  readonly section: Omit<SectionView, 'look'>;
  /** Its columns. */
  readonly className: string;
  /** Between the opening and the buttons. */
  readonly children?: ReactNode;
}

/** The words of a section in one column: its opening, what it says, and its buttons. */
export const SectionText = ({ section, className, children }: SectionTextProps) => (
  <div className={`${className} flow`}>
    <SectionIntro section={section} />
    {children}
    <Actions call={section.call} link={section.button} />
  </div>
);
