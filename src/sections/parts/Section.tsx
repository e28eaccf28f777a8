/** What every section has: its frame, its opening and the headings of its items. */
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { SectionLayout, SectionView, SiteFacts, UiTexts } from '../../content/views';
import { longTitle } from '../../components/longTitle';

/** What the component of one section look is given. */
export interface SectionProps<L extends SectionLayout> {
  readonly section: Extract<SectionView, { layout: L }>;
  readonly facts: SiteFacts;
  readonly ui: UiTexts;
}

interface SectionElementProps {
  readonly section: Pick<SectionView, 'id' | 'heading'>;
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

interface SectionHeadingProps {
  readonly section: Pick<SectionView, 'id' | 'kicker' | 'heading'>;
  /** Read out but not shown: for parts whose look says what they are. */
  readonly hidden?: boolean;
}

/** The small line and the heading of a section, each only where it has a text. */
export const SectionHeading = ({ section, hidden = false }: SectionHeadingProps) => (
  <>
    {section.kicker && !hidden && <p className="kicker">{section.kicker}</p>}
    {section.heading && (
      <h2 id={headingId(section.id)} className={hidden ? 'vh' : longTitle(section.heading)}>
        {section.heading}
      </h2>
    )}
  </>
);

interface SectionIntroProps extends SectionHeadingProps {
  readonly section: Pick<SectionView, 'id' | 'kicker' | 'heading' | 'intro'>;
}

/** The opening of a section: small line, heading and introduction, each only where it has a text. */
export const SectionIntro = ({ section, hidden }: SectionIntroProps) => (
  <>
    <SectionHeading section={section} hidden={hidden} />
    {section.intro && <p className="lede">{section.intro}</p>}
  </>
);

const splitStyles = css`
  align-items: end;
  margin-bottom: clamp(1.25rem, 4vw, 3.5rem);
  row-gap: 0.75rem;
`;

/** The opening above a full-width list: heading on the left, introduction on the right. */
export const SplitIntro = ({ section }: Pick<SectionIntroProps, 'section'>) =>
  section.heading || section.intro ? (
    <div className="g12" css={splitStyles}>
      <div className={section.intro ? 'c6' : 'c9'}>
        <SectionHeading section={section} />
      </div>
      {section.intro && <p className="lede c5 o8">{section.intro}</p>}
    </div>
  ) : null;

interface ItemHeadingProps {
  /** The heading that the list stands under, if there is one. */
  readonly under: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Heading of a list item: level 3 under a section heading, else level 2, so that none is skipped. */
export const ItemHeading = ({ under, className, children }: ItemHeadingProps) => {
  const Heading = under ? 'h3' : 'h2';
  return <Heading className={className}>{children}</Heading>;
};
