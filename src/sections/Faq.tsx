import { css } from '@emotion/react';
import { Icon } from '../components/Icon';
import { RichText } from '../components/RichText';
import { useSite } from '../components/siteContext';
import { MoreLink } from './parts/Actions';
import { SectionIntro, SplitIntro, WrappedSection, type SectionProps } from './parts/Section';
import { atLeast } from '../theme/breakpoints';
import { Sentence } from '../components/Sentence';

const styles = css`
  @media screen {
    &.several {
      padding-bottom: calc(var(--sec) / 2);
    }
  }
  &.several {
    .columns {
      align-items: baseline;
    }
    h2 {
      font-size: var(--fs-h3);
    }
  }
  /* The lower line of the question above and this one are the same line. */
  .part {
    margin-top: -1px;
    border-top: 1px solid var(--rule);
  }
  .question {
    border-bottom: 1px solid var(--rule);
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
    height: 1.75rem;
    background: var(--amber-text);
    mask: var(--ring-1) center / 2.6rem no-repeat;
    forced-color-adjust: none;
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
  .fold[open] .to-open,
  .fold:not([open]) .to-close {
    display: none;
  }
  .fold > summary {
    margin-top: 0.75rem;
    color: var(--link);
  }
  .answer {
    max-width: 36em;
    /* At its top, the outline of the focused question ends. */
    padding: 0.5rem 2.75rem 1.5rem 0;
    color: var(--ink-2);
  }
  .still-asking {
    margin-top: 1rem;
    font: var(--w-medium) 1.1875rem/1.3 var(--font-display);
  }
  /*
   * Wide screens have room for all, in two columns of their own, or beside the heading. Browsers that cannot
   * open the fold by style keep it. The last row takes what is left, so that the right column stretches no
   * part of the left.
   */
  @media ${atLeast.lg} {
    @supports selector(::details-content) {
      &:not(.several) .questions {
        display: grid;
        grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
        column-gap: clamp(2rem, 5vw, 4.5rem);
      }
      .fold,
      .fold::details-content {
        display: contents;
      }
      .fold > summary {
        display: none;
      }
      &:not(.several) .right {
        grid-area: 1 / 2 / -1;
      }
    }
  }
`;

/** How many questions are shown before the fold. */
const FIRST = 6;

/**
 * Questions and answers in the editors' order. On wide screens they fill two columns, so that opening one does
 * not move its neighbor; where the page has several such sections, they stand in one, beside the heading. On
 * phones all but the first few of the left column are folded away when the fold has a label. Each question has
 * its own fragment. The last line of a page's questions invites to call.
 */
export const Faq = ({ section }: SectionProps<'faq'>) => {
  const { facts, ui } = useSite();
  const { faqs, moreLabel, several, asks, button } = section;
  const folds = moreLabel !== undefined && !button && faqs.length > FIRST;
  const half = Math.ceil(faqs.length / 2);
  const first = folds ? Math.min(FIRST, half) : half;
  const part = (from: number, to: number, className = 'part') =>
    from < to && (
      <div className={className}>
        {faqs.slice(from, to).map((faq) => (
          // Of the questions of one name, the browser keeps one open.
          <details className="question" key={faq.anchor} id={faq.anchor} name={section.id}>
            <summary>{faq.question}</summary>
            <div className="answer">
              <RichText document={faq.answer} baseLevel={3} />
            </div>
          </details>
        ))}
      </div>
    );
  const rest = (
    <>
      {part(first, half)}
      {part(half, faqs.length, 'part right')}
    </>
  );
  return (
    <WrappedSection
      section={section}
      columns={several}
      className={several ? 'several' : undefined}
      css={styles}
    >
      {several ? (
        <div className="span-4">
          <SectionIntro section={section} />
        </div>
      ) : (
        <SplitIntro section={section} />
      )}
      <div className={several ? 'span-8 flow' : 'flow'}>
        <div className="questions">
          {part(0, first)}
          {folds ? (
            <details className="fold">
              <summary className="more">
                <span className="to-open">{moreLabel}</span>
                <span className="to-close">{ui.fewerQuestions}</span>
                <Icon name="chevron-down" />
              </summary>
              {rest}
            </details>
          ) : (
            rest
          )}
        </div>
        {button && <MoreLink link={button} />}
        {asks && (
          <p className="still-asking">
            <Sentence text={ui.faqAsk} />{' '}
            <a className="touch-target" href={facts.phone.href}>
              {ui.faqAskLink}
            </a>
          </p>
        )}
      </div>
    </WrappedSection>
  );
};
