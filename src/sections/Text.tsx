import { BLOCKS } from '@contentful/rich-text-types';
import { css } from '@emotion/react';
import { createElement, type ReactNode } from 'react';
import { Column, Columns, column } from '../components/Columns';
import { Figure } from '../components/Picture';
import { RichText } from '../components/RichText';
import { Paragraph } from '../components/Sentence';
import { embeddedIn } from '../content/richText/nodes';
import type { RichTextView } from '../content/views';
import { atLeast, below } from '../theme/breakpoints';
import { Actions, MoreLink } from './parts/Actions';
import { SectionIntro, WrappedSection, levelIn, type SectionProps } from './parts/Section';
import { SignedNumber } from './parts/SignedNumber';

type TextProps = SectionProps<'text'>;

/** The words of a section: its opening, its text, a button to call, and a link. */
const Words = ({ section, children }: TextProps & { readonly children?: ReactNode }) => (
  <>
    <SectionIntro section={section} />
    {children}
    <Actions of={{ call: section.call }} />
    <MoreLink link={section.button} />
  </>
);

/** True for a list or a drawing, which may stand beside the text that follows it. */
const standsBeside = (block: RichTextView['content'][number] | undefined): boolean =>
  block !== undefined &&
  (block.nodeType === BLOCKS.UL_LIST || embeddedIn(block)?.type === 'diagram');

/** A heading and a text, with the list or the drawing that it begins with on the left. A table alone is as wide as the page. */
const PlainText = ({ section }: TextProps) => {
  const { body, heading } = section;
  const [first, ...others] = body?.content ?? [];
  const isSplit = first && standsBeside(first) && others.length > 0;
  const isWide = isSplit || (first?.nodeType === BLOCKS.TABLE && others.length === 0);
  const level = levelIn({ heading });
  return (
    <Columns>
      <Column span={isWide ? 12 : 9}>
        <Words section={section}>
          {body && isSplit ? (
            <Columns>
              <Column span={7}>
                <RichText document={{ ...body, content: [first] }} baseLevel={level} />
              </Column>
              <Column span={5} isLast>
                <RichText document={{ ...body, content: others }} baseLevel={level} />
              </Column>
            </Columns>
          ) : (
            <RichText document={body} baseLevel={level} isWide={isWide} />
          )}
          <Figure of={section} sizes={`${atLeast.lg} 54rem, ${atLeast.md} 100vw`} />
        </Words>
      </Column>
    </Columns>
  );
};

const columnTextStyles = css`
  @media ${atLeast.md} {
    columns: 2;
    column-gap: 2.5rem;
  }
  && > * {
    break-inside: avoid;
  }
`;

/** Square, but no higher than a screen; beyond that, it only grows wider. */
const essayFrame = css`
  aspect-ratio: 1.5;
  @media ${atLeast.lg} {
    aspect-ratio: auto;
    height: min(42rem, 42vw);
  }
`;

/** A text in two columns, which may begin with a large letter, and a photograph that bleeds off the page on the right. */
const Essay = ({ section }: TextProps) => (
  <Columns>
    <Column span={section.picture ? 7 : 9}>
      <Words section={section}>
        <RichText
          document={section.body}
          baseLevel={levelIn(section)}
          dropCap
          css={columnTextStyles}
        />
      </Words>
    </Column>
    <Figure
      of={section}
      bleeds="right"
      frame={essayFrame}
      css={column(5, true)}
      sizes={`${atLeast.lg} 42vw`}
    />
  </Columns>
);

/** A big number on the left, and a text about it in two columns on the right. */
const NumberedText = ({ section }: TextProps) => (
  <Columns>
    <div css={column(4)}>
      {section.numeral && (
        <p>
          <SignedNumber numeral={section.numeral} />
        </p>
      )}
      <Paragraph className="lede" text={section.numeralNote} />
    </div>
    <Column span={8} isLast>
      <Words section={section}>
        <RichText document={section.body} baseLevel={levelIn(section)} css={columnTextStyles} />
      </Words>
    </Column>
  </Columns>
);

const centered = css`
  align-items: center;
`;

/** A photograph that bleeds off the page on the left, and a text beside it. */
const PictureText = ({ section }: TextProps) => (
  <Columns css={centered}>
    <Figure of={section} bleeds="left" css={column(5)} sizes={`${atLeast.lg} 46vw`} />
    <Column span={section.picture ? 5 : 9} isLast={Boolean(section.picture)}>
      <Words section={section}>
        <RichText document={section.body} baseLevel={levelIn(section)} />
      </Words>
    </Column>
  </Columns>
);

const plateFrame = css`
  @media ${below.lg} {
    aspect-ratio: 2;
  }
`;

const plateStyles = css`
  @media ${below.md} {
    display: none;
  }
`;

/** Notes, in lists of two columns, beside a narrow photograph that bleeds off the page. Phones show the notes alone. */
const FieldNotes = ({ section }: TextProps) => (
  <Columns>
    <Figure
      of={section}
      bleeds="left"
      frame={plateFrame}
      css={[column(4), plateStyles]}
      sizes={`${atLeast.lg} 34vw`}
    />
    <Column span={section.picture ? 8 : 12} isLast>
      <Words section={section}>
        <RichText document={section.body} baseLevel={levelIn(section)} isNotes />
      </Words>
    </Column>
  </Columns>
);

const panoramaFrame = css`
  aspect-ratio: 21 / 9;
  min-height: 13rem;
`;

/** One wide photograph that bleeds off the page on the right. */
const Panorama = ({ section }: TextProps) => (
  <Words section={section}>
    <Figure of={section} bleeds="right" frame={panoramaFrame} sizes={`${atLeast.md} 100vw`} />
  </Words>
);

const ON_SIDE = { left: PictureText, right: Essay, narrow: FieldNotes } as const;

const arrangementOf = ({ numeral, picture, pictureSide, body }: TextProps['section']) => {
  if (numeral) return NumberedText;
  if (pictureSide) return ON_SIDE[pictureSide];
  return picture && !body ? Panorama : PlainText;
};

const panoramaStyles = css`
  padding-top: clamp(2rem, 4vw, 4rem);
  @media ${below.md} {
    padding-bottom: 0;
  }
`;

/** Running text under a heading: with a picture on one side, below it or alone, or with a big number. */
export const Text = ({ section }: TextProps) => {
  const arrangement = arrangementOf(section);
  return (
    <WrappedSection section={section} css={arrangement === Panorama && panoramaStyles}>
      {createElement(arrangement, { section })}
    </WrappedSection>
  );
};
