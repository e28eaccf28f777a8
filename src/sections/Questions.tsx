import { css } from '@emotion/react';
import { Column, Columns } from '../components/Columns';
import { RichText } from '../components/RichText';
import { Sentence } from '../components/Sentence';
import { useSite } from '../components/siteContext';
import { atLeast } from '../theme/breakpoints';
import { MoreLink } from './parts/Actions';
import { Fold, unfolded } from '../components/Fold';
import {
  SectionIntro,
  SplitIntro,
  WrappedSection,
  levelIn,
  type SectionProps,
} from './parts/Section';
import { editable } from '../components/editing';

type QuestionsProps = SectionProps<'questions'>;

/* The upper line of a column below another overlaps the lower line of the question above. */
const columnStyles = css`
  margin-top: -1px;
  border-top: 1px solid var(--rule);
`;

interface ListProps {
  readonly section: QuestionsProps['section'];
  readonly faqs: QuestionsProps['section']['faqs'];
}

/** Questions below one another. Each has its own fragment, and the browser keeps one of a name open. */
const QuestionList = ({ section, faqs }: ListProps) => (
  <div css={columnStyles}>
    {faqs.map(({ entryId, anchor, question, answer }) => (
      <Fold
        key={anchor}
        id={anchor}
        group={section.id}
        summary={question}
        shown={editable(entryId, 'question')}
      >
        <RichText document={answer} baseLevel={levelIn(section)} />
      </Fold>
    ))}
  </div>
);

const askingStyles = css`
  margin-top: 1rem;
  font: var(--w-medium) 1.1875rem / 1.3 var(--font-display);
`;

/** What follows the questions: a link, and at the end of a page's questions an invitation to call. */
const AfterQuestions = ({ section }: QuestionsProps) => {
  const { facts, ui } = useSite();
  return (
    <>
      <MoreLink link={section.button} />
      {section.asks && (
        <p css={askingStyles}>
          <Sentence text={ui.faqAsk} />{' '}
          <a className="touch-target" href={facts.phone.href}>
            {ui.faqAskLink}
          </a>
        </p>
      )}
    </>
  );
};

const gridStyles = css`
  column-gap: var(--column-gap);
  @media ${atLeast.lg} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

/** Phones fold the second column. */
const restStyles = css`
  > details > summary + * {
    max-width: none;
    padding: 0;
  }
  @media ${atLeast.md} {
    > details {
      ${unfolded}
      > summary {
        display: none;
      }
    }
  }
`;

/** More questions than these fill more than a screen of a phone. */
const ON_A_SCREEN = 10;

/** All questions in two columns, so that opening one does not move its neighbor. */
const Grid = ({ section }: QuestionsProps) => {
  const { faqs } = section;
  const { ui } = useSite();
  const half = Math.ceil(faqs.length / 2);
  const secondColumn = <QuestionList section={section} faqs={faqs.slice(half)} />;
  return (
    <>
      <SplitIntro section={section} />
      <div css={gridStyles}>
        <QuestionList section={section} faqs={faqs.slice(0, half)} />
        {faqs.length > ON_A_SCREEN ? (
          <div css={restStyles}>
            <Fold summary={ui.moreQuestions}>{secondColumn}</Fold>
          </div>
        ) : (
          secondColumn
        )}
      </div>
      <AfterQuestions section={section} />
    </>
  );
};

const topicStyles = css`
  row-gap: 0.75rem;
  align-items: baseline;
  h2 {
    font-size: var(--fs-h3);
  }
`;

/** The questions of one topic, beside its heading. */
const Topic = ({ section }: QuestionsProps) => (
  <Columns css={topicStyles}>
    <Column span={4}>
      <SectionIntro section={section} />
    </Column>
    <Column span={8} isLast>
      <QuestionList section={section} faqs={section.faqs} />
      <AfterQuestions section={section} />
    </Column>
  </Columns>
);

/** A topic follows the one above it closely. */
const belowTopicStyles = css`
  padding-top: 0;
`;

const aboveTopicStyles = css`
  @media screen {
    padding-bottom: max(2rem, var(--sec) / 2);
  }
`;

/** Questions and answers in the editors' order: a grid, or one of several topics of a page. */
export const Questions = ({ section }: QuestionsProps) => (
  <WrappedSection
    section={section}
    css={
      section.several && [section.isFlush && belowTopicStyles, !section.asks && aboveTopicStyles]
    }
  >
    {section.several ? <Topic section={section} /> : <Grid section={section} />}
  </WrappedSection>
);
