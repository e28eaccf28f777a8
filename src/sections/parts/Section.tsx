/** What sections have in common: the element, the opening, the headings of items, and their words in one column. */
import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import type { LookName, SectionBase, SectionView } from '../../content/views';
import { classNames } from '../../components/classNames';
import { Paragraph } from '../../components/Sentence';
import { Actions } from './Actions';

/** Props of the component for one look of a section. */
export interface SectionProps<L extends LookName> {
  readonly section: SectionView<L>;
}

interface SectionElementProps {
  /** The top of a page has none. */
  readonly section?: SectionBase;
  readonly className?: string;
  readonly children: ReactNode;
}

const headingId = (sectionId: string): string => `${sectionId}-heading`;

/**
 * The `<section>` element, named by its heading. Without a heading it has no name and so is no
 * landmark.
 */
export const Section = ({ section, className, children }: SectionElementProps) => (
  <section
    id={section?.id}
    className={className}
    aria-labelledby={section?.heading ? headingId(section.id) : undefined}
  >
    {children}
  </section>
);

interface WrappedSectionProps extends SectionElementProps {
  /** Lays the content out on twelve columns on wide screens. */
  readonly columns?: boolean;
  /** Growth rings behind the content. */
  readonly rings?: ReactElement;
}

/** A section with space above and below; its content is centered and of limited width. */
export const WrappedSection = ({
  section,
  className,
  columns = false,
  rings,
  children,
}: WrappedSectionProps) => (
  <Section section={section} className={classNames('section', className)}>
    {rings}
    <div className={columns ? 'page-width columns' : 'page-width flow'}>{children}</div>
  </Section>
);

interface SectionIntroProps {
  readonly section: SectionBase;
  /** Visually hidden: for sections whose look says what they are. */
  readonly hidden?: boolean;
}

/** The kicker and the heading of a section, each only when it has text. */
const SectionHeading = ({ section, hidden = false }: SectionIntroProps) => (
  <>
    {section.kicker && !hidden && <p className="kicker">{section.kicker}</p>}
    {section.heading && (
      <h2
        id={headingId(section.id)}
        className={classNames(hidden ? 'visually-hidden' : section.longHeading && 'long')}
      >
        {section.heading}
      </h2>
    )}
  </>
);

/** The opening of a section: kicker, heading and introduction, each only when it has text. */
export const SectionIntro = ({ section, hidden }: SectionIntroProps) => (
  <>
    <SectionHeading section={section} hidden={hidden} />
    <Paragraph className="lede" text={section.intro} />
  </>
);

const splitStyles = css`
  align-items: end;
  margin-bottom: clamp(1.25rem, 4vw, 3.5rem);
  row-gap: 0.75rem;
`;

/** The opening above a full-width list: heading left, introduction right. */
export const SplitIntro = ({ section }: { readonly section: SectionBase }) =>
  section.heading || section.intro ? (
    <div className="columns" css={splitStyles}>
      <div className={section.intro ? 'span-6' : 'span-9'}>
        <SectionHeading section={section} />
      </div>
      <Paragraph className="lede span-6" text={section.intro} />
    </div>
  ) : null;

interface ItemHeadingProps {
  /** Heading of the section, if it has one. */
  readonly under: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Heading of a list item: level 3 below a section heading, else 2, so that no level is skipped. */
export const ItemHeading = ({ under, className, children }: ItemHeadingProps) => {
  const Heading = under ? 'h3' : 'h2';
  return <Heading className={classNames('item-title', className)}>{children}</Heading>;
};

interface SectionTextProps {
  readonly section: SectionBase;
  /** Class that sets its columns. */
  readonly className: string;
  /** Rendered between the opening and the buttons. */
  readonly children?: ReactNode;
}

/** The text of a section in one column: opening, content and buttons. */
export const SectionText = ({ section, className, children }: SectionTextProps) => (
  <div className={`${className} flow`}>
    <SectionIntro section={section} />
    {children}
    <Actions of={section} />
  </div>
);
