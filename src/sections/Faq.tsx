import { css } from '@emotion/react';
import type { FaqView } from '../content/views';
import { Icon } from '../components/Icon';
import { RichText } from '../components/RichText';
import { useSite } from '../components/siteContext';
import { MoreLink } from './parts/Actions';
import { WrappedSection, SplitIntro, type SectionProps } from './parts/Section';
import { atLeast, below } from '../theme/breakpoints';
import { Sentence } from '../components/Sentence';

const styles = css`
  .questions {
    display: grid;
    gap: 0 clamp(2rem, 5vw, 4.5rem);
    align-items: start;
  }
  .question {
    border-bottom: 1px solid var(--rule);
  }
  .question-column > .question:first-of-type {
    border-top: 1px solid var(--rule);
  }
  .question > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 1.75rem;
    gap: 1rem;
    align-items: start;
    min-height: 2.75rem;
    padding: clamp(0.7rem, 0.5rem + 0.8vw, 1.1rem) 0;
    font: var(--w-medium) clamp(1.125rem, 1.08rem + 0.2vw, 1.1875rem) / 1.3 var(--font-display);
    letter-spacing: -0.008em;
    overflow-wrap: anywhere;
  }
  .question > summary::after {
    content: '';
    width: 1.75rem;
    height: 1.75rem;
    background: var(--amber-text);
    mask: var(--ring-1) center / 2.6rem no-repeat;
    transition: transform var(--t2) var(--ease);
  }
  .question[open] > summary::after {
    mask: var(--ring-4) center / 1.9rem no-repeat;
    transform: rotate(40deg);
  }
  @media (hover: hover) {
    .question > summary:hover {
      color: var(--link);
    }
  }
  .all[open] .to-open,
  .all:not([open]) .to-close {
    display: none;
  }
  .all > summary {
    margin-top: 0.75rem;
    color: var(--link);
  }
  .a {
    max-width: 36em;
    padding: 0 2.75rem 1.5rem 0;
    color: var(--ink-2);
  }
  .ask {
    margin-top: 1rem;
    font: var(--w-medium) 1.1875rem/1.3 var(--font-display);
  }
  @media ${below.lg} {
    .question-column + .question-column > .question:first-of-type {
      border-top: 0;
    }
  }
  @media ${atLeast.lg} {
    .questions {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    /* Wide screens have room for all. Browsers that cannot open it by style keep the fold. */
    @supports selector(::details-content) {
      .all::details-content {
        content-visibility: visible;
        block-size: auto;
      }
      .all > summary {
        display: none;
      }
      .all .question:first-of-type {
        border-top: 0;
      }
    }
  }
`;

interface QuestionsProps {
  readonly questions: readonly FaqView[];
  /** `name` of all questions of the section: the browser keeps one of them open. */
  readonly group: string;
}

/** Two independent columns, so that opening a question does not move its neighbor. */
const Questions = ({ questions, group }: QuestionsProps) => {
  const half = Math.ceil(questions.length / 2);
  return (
    <div className="questions">
      {[questions.slice(0, half), questions.slice(half)].map((column, index) => (
        <div className="question-column" key={index}>
          {column.map((faq) => (
            <details className="question" key={faq.anchor} id={faq.anchor} name={group}>
              <summary>{faq.question}</summary>
              <div className="a">
                <RichText document={faq.answer} baseLevel={3} />
              </div>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
};

/** How many questions are shown before the fold. */
const FIRST = 6;

/**
 * Questions and answers in the editors' order; on phones all but the first few are folded away when
 * the fold has a label. Each question has its own fragment. The last line invites to call.
 */
export const Faq = ({ section }: SectionProps<'faq'>) => {
  const { facts, ui } = useSite();
  const { faqs, moreLabel, button } = section;
  const shown = moreLabel === undefined || button ? faqs.length : FIRST;
  return (
    <WrappedSection section={section} css={styles}>
      <SplitIntro section={section} />
      <Questions questions={faqs.slice(0, shown)} group={section.id} />
      {faqs.length > shown && (
        <details className="all">
          <summary className="more">
            <span className="to-open">{moreLabel}</span>
            <span className="to-close">{ui.fewerQuestions}</span>
            <Icon name="chevron-down" />
          </summary>
          <Questions questions={faqs.slice(shown)} group={section.id} />
        </details>
      )}
      {button && <MoreLink link={button} />}
      <p className="ask">
        <Sentence text={ui.faqAsk} />{' '}
        <a className="touch-target" href={facts.phone.href}>
          {ui.faqAskLink}
        </a>
      </p>
    </WrappedSection>
  );
};
