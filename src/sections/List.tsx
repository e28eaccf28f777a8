import { css } from '@emotion/react';
import { Column, Columns, column } from '../components/Columns';
import { Drawing, Rings } from '../components/drawings';
import { Figure } from '../components/Picture';
import { RichText } from '../components/RichText';
import { Paragraph } from '../components/Sentence';
import { atLeast, below } from '../theme/breakpoints';
import { ItemList } from './parts/ItemList';
import { SectionText, WrappedSection, levelIn, type SectionProps } from './parts/Section';

const stepRings = css`
  width: 96rem;
  left: -48rem;
  top: -22rem;
`;

const reasonRings = css`
  width: 90rem;
  right: -50rem;
  bottom: -40rem;
`;

/** On phones it follows the list, so that it is not right below the drawing of the page's top. */
const drawnStyles = css`
  @media ${below.lg} {
    max-width: 15rem;
  }
  @media ${below.md} {
    order: 1;
  }
`;

const besideDrawing = css`
  @media ${atLeast.md} and ${below.lg} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`;

/** The list beside a picture or a drawing. */
const Illustrated = ({ section }: SectionProps<'list'>) => (
  <Columns css={section.drawing && besideDrawing}>
    {section.drawing ? (
      <div className="illustration" css={[column(4), drawnStyles]}>
        <Drawing name={section.drawing} />
        <Paragraph className="caption" text={section.pictureCaption} />
      </div>
    ) : (
      <Figure of={section} css={column(4)} sizes={`${atLeast.lg} 24rem`} />
    )}
    <Column span={7} isLast>
      <SectionText section={section}>
        <ItemList section={section} rings={section.numbered ? 'counted' : 'seal'} />
      </SectionText>
    </Column>
  </Columns>
);

/** A drawing has room beside a list, and phones show the list sooner without it. */
const beginningStyles = css`
  .rich {
    margin-top: 2.5rem;
  }
  @media ${below.lg} {
    .diagram {
      display: none;
    }
  }
`;

/** The list beside its heading: on the dark ground without numbers two by two, else below one another. */
const Plain = ({ section }: SectionProps<'list'>) => {
  const { numbered, ground } = section;
  const isPaired = ground === 'dark' && !numbered;
  return (
    <Columns>
      <Column span={numbered ? 5 : 4} css={beginningStyles}>
        <SectionText section={section} />
        <RichText document={section.body} baseLevel={levelIn(section)} />
      </Column>
      <ItemList
        section={section}
        rings={isPaired ? undefined : numbered ? 'counted' : 'seal'}
        folds={numbered && ground === 'dark'}
        css={column(isPaired ? 8 : numbered ? 6 : 7, true)}
      />
    </Columns>
  );
};

/** Steps, reasons, promises, roles: headings with a text each. */
export const List = ({ section }: SectionProps<'list'>) => (
  <WrappedSection
    section={section}
    rings={
      section.ground === 'dark' ? (
        <Rings css={section.numbered ? stepRings : reasonRings} opacity={0.18} phoneOpacity={0.1} />
      ) : undefined
    }
  >
    {section.drawing || section.picture ? (
      <Illustrated section={section} />
    ) : (
      <Plain section={section} />
    )}
  </WrappedSection>
);
