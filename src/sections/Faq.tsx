import { css } from '@emotion/react';
import type { FaqView, UiTexts } from '../content/views';
import { RichText } from '../components/RichText';
import { Section } from './parts/Section';
import { SplitHead } from './parts/SplitHead';
import type { SectionProps } from './types';

const styles = css`
  .faq {
    display: grid;
    gap: 0 clamp(2rem, 5vw, 4.5rem);
    align-items: start;
  }
  .qa {
    border-bottom: 1px solid var(--rule);
  }
  .faqcol > .qa:first-of-type {
    border-top: 1px solid var(--rule);
  }
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 1.75rem;
    gap: 1rem;
    align-items: start;
    min-height: 2.75rem;
    padding: 1.1rem 0;
    cursor: pointer;
    list-style: none;
    font: var(--w-medium) 1.1875rem/1.3 var(--font-display);
    letter-spacing: -0.008em;
    overflow-wrap: anywhere;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    width: 1.75rem;
    height: 1.75rem;
    background: var(--amber-text);
    mask: var(--ring-1) center / 2.6rem no-repeat;
    transition: transform var(--t2) var(--ease);
  }
  .qa[open] > summary::after {
    mask: var(--ring-4) center / 1.9rem no-repeat;
    transform: rotate(40deg);
  }
  @media (hover: hover) {
    summary:hover {
      color: var(--link);
    }
  }
  .a {
    max-width: 36em;
    padding: 0 2.75rem 1.5rem 0;
    color: var(--ink-2);
  }
  .ask {
    padding: 1.1rem 0;
    font: var(--w-medium) 1.1875rem/1.3 var(--font-display);
  }
  .ask a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  @media (max-width: 61.99em) {
    .faqcol + .faqcol > .qa:first-of-type {
      border-top: 0;
    }
  }
  @media (min-width: 62em) {
    .faq {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

interface QuestionsProps {
  readonly questions: readonly FaqView[];
  /** Shared by all questions of the section, so that the browser keeps one open at a time. */
  readonly group: string;
  readonly openFirst: boolean;
  readonly ui: UiTexts;
}

const Questions = ({ questions, group, openFirst, ui }: QuestionsProps) => (
  <>
    {questions.map((faq, index) => (
      <details
        className="qa"
        key={faq.anchor}
        id={faq.anchor}
        name={group}
        open={openFirst && index === 0}
      >
        <summary>{faq.question}</summary>
        <div className="a">
          <RichText document={faq.answer} ui={ui} baseLevel={3} />
        </div>
      </details>
    ))}
  </>
);

/**
 * Questions and answers in two independent columns, so that opening one never moves its neighbor.
 * Every question has an address of its own. The last line asks for a call.
 */
export const Faq = ({ section, facts, ui }: SectionProps<'faq'>) => {
  const half = Math.ceil(section.faqs.length / 2);
  return (
    <Section section={section} className="sec" css={styles}>
      <div className="wrap">
        <SplitHead section={section} />
        <div className="faq">
          <div className="faqcol">
            <Questions
              questions={section.faqs.slice(0, half)}
              group={section.id}
              openFirst
              ui={ui}
            />
          </div>
          <div className="faqcol">
            <Questions
              questions={section.faqs.slice(half)}
              group={section.id}
              openFirst={false}
              ui={ui}
            />
            <p className="ask">
              {ui.faqAsk} <a href={facts.phone.href}>{ui.faqAskLink}</a>
            </p>
          </div>
        </div>
      </div>
      {section.graph && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: section.graph }} />
      )}
    </Section>
  );
};
