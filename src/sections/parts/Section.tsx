/** What sections have in common: the element, the opening, the headings of items, and their words in one column. */
import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { Column, Columns } from '../../components/Columns';
import type { LookName, SectionBase, SectionView } from '../../content/views';
import { classNames } from '../../components/classNames';
import { Paragraph } from '../../components/Sentence';
import { atLeast } from '../../theme/breakpoints';
import { Actions } from './Actions';
import { editable } from '../../components/editing';

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
    {...editable(section?.entryId, 'heading')}
  >
    {children}
  </section>
);

interface WrappedSectionProps extends SectionElementProps {
  readonly section: SectionBase;
  /** Growth rings behind the content. */
  readonly rings?: ReactElement;
}

/** The class with the colors of each ground that is not the page's. */
const GROUNDS = { band: undefined, dark: 'on-deep', picture: undefined } as const;

const spacedStyles = css`
  position: relative;
  padding-block: var(--sec);
`;

const bandStyles = css`
  background: var(--sunk);
`;

const flushStyles = css`
  @media print, ${atLeast.md} {
    padding-top: 0;
    scroll-margin-top: 0;
  }
`;

const cutStyles = css`
  overflow: clip;
`;

const aboveStyles = css`
  position: relative;
`;

/** A section with space above and below, on its ground; its content is centered and of limited width. */
export const WrappedSection = ({ section, className, rings, children }: WrappedSectionProps) => (
  <Section
    section={section}
    className={classNames(section.ground && GROUNDS[section.ground], className)}
    css={[
      spacedStyles,
      section.ground === 'band' && bandStyles,
      section.isFlush && flushStyles,
      rings && cutStyles,
    ]}
  >
    {rings}
    <div className="page-width flow" css={rings && aboveStyles}>
      {children}
    </div>
  </Section>
);

const kickerStyles = css`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  font-weight: var(--w-strong);
  font-size: var(--fs-sm);
  color: var(--amber-text);
  break-after: avoid;
  &::before {
    content: '';
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    background: currentColor;
    mask: var(--ring-2) center / 205% no-repeat;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  && + * {
    margin-top: 1rem;
  }
`;

interface SectionIntroProps {
  readonly section: SectionBase;
  /** Visually hidden: for sections whose look says what they are. */
  readonly hidden?: boolean;
}

/** The kicker and the heading of a section, each only when it has text. */
const SectionHeading = ({ section, hidden = false }: SectionIntroProps) => (
  <>
    {section.kicker && !hidden && <p css={kickerStyles}>{section.kicker}</p>}
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
    <Columns css={splitStyles}>
      <Column span={section.intro ? 6 : 9}>
        <SectionHeading section={section} />
      </Column>
      {section.intro && (
        <Column span={6} isLast>
          <Paragraph className="lede" text={section.intro} />
        </Column>
      )}
    </Columns>
  ) : null;

/** The level of the first heading below that of a section, if it has one, so that no level is skipped. */
export const levelIn = ({ heading }: { readonly heading?: string }): 2 | 3 => (heading ? 3 : 2);

interface ItemHeadingProps {
  /** Heading of the section, if it has one. */
  readonly under: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Heading of a list item. */
export const ItemHeading = ({ under, className, children }: ItemHeadingProps) => {
  const Heading = `h${levelIn({ heading: under })}` as const;
  return <Heading className={classNames('item-title', className)}>{children}</Heading>;
};

interface SectionTextProps {
  readonly section: SectionBase;
  /** Rendered between the opening and the buttons. */
  readonly children?: ReactNode;
}

/** The words of a section: opening, content and buttons. */
export const SectionText = ({ section, children }: SectionTextProps) => (
  <>
    <SectionIntro section={section} />
    {children}
    <Actions of={section} />
  </>
);
