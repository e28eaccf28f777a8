import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from '../components/Icon';
import { RichText } from '../components/RichText';
import { useSite } from '../components/siteContext';
import { MoreLink } from './parts/Actions';
import { SectionIntro, SplitIntro, WrappedSection, type SectionProps } from './parts/Section';
import { atLeast } from '../theme/breakpoints';
import { Sentence } from '../components/Sentence';

const styles = css`
  @media screen {
    &.several:not(.last) {
      padding-bottom: max(2rem, var(--sec) / 2);
    }
    .flush &.several {
      padding-top: 0;
    }
  }
  &.several {
    .columns {
      row-gap: 0.75rem;
      align-items: baseline;
    }
    h2 {
      font-size: var(--fs-h3);
    }
  }
  /* This line overlaps the lower line of the question above. */
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
    text-wrap: balance;
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
    /* The outline of the focused question ends at the answer's top. */
    padding: 0.5rem 2.75rem 1.5rem 0;
    color: var(--ink-2);
  }
  @media print {
    .questions {
      columns: 2;
      column-gap: 2rem;
    }
    .answer {
      padding: 0 0 0.5rem;
    }
  }
  .still-asking {
    margin-top: 1rem;
    font: var(--w-medium) 1.1875rem/1.3 var(--font-display);
  }
  /*
   * Wide screens show all questions, in two columns of their own or beside the heading. Browsers that cannot
   * open the fold with CSS keep it. The last row takes the remaining height, so that the right column does
   * not stretch the left.
   */
  @media ${atLeast.lg} {
    @supports selector(::details-content) {
      &:not(.several) .questions {
        display: grid;
        grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
        column-gap: var(--column-gap);
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

interface PartProps extends SectionProps<'faq'> {
  /** Range of the questions to show, as for `slice`. */
  readonly from?: number;
  readonly to?: number;
  /** Placed on the right of wide screens. */
  readonly right?: boolean;
}

/** Some of the questions in one column; renders nothing without questions. */
const Part = ({ section, from, to, right = false }: PartProps) => {
  const { siteLanguage } = useSite();
  const { id, shared } = section;
  const faqs = section.faqs.slice(from, to);
  return (
    faqs.length > 0 && (
      <div className={right ? 'part right' : 'part'} lang={shared ? siteLanguage : undefined}>
        {faqs.map(({ anchor, question, answer }) => (
          // The browser keeps only one question of the same name open.
          <details className="question" key={anchor} id={anchor} name={id}>
            <summary>{question}</summary>
            <div className="answer">
              <RichText document={answer} baseLevel={3} />
            </div>
          </details>
        ))}
      </div>
    )
  );
};

interface FoldProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Content that is folded away on phones. */
const Fold = ({ label, children }: FoldProps) => {
  const { ui, siteLanguage } = useSite();
  return (
    <details className="fold">
      <summary className="more">
        <span className="to-open">{label}</span>
        <span className="to-close" lang={siteLanguage}>
          {ui.fewerQuestions}
        </span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
};

/** The last line of a page's questions: an invitation to call. */
const StillAsking = () => {
  const { facts, ui, siteLanguage } = useSite();
  return (
    <p className="still-asking" lang={siteLanguage}>
      <Sentence text={ui.faqAsk} />{' '}
      <a className="touch-target" href={facts.phone.href}>
        {ui.faqAskLink}
      </a>
    </p>
  );
};

/** How many questions are shown before the fold. */
const FIRST = 6;

/**
 * Questions and answers in the editors' order. On wide screens they fill two columns, so that opening one does
 * not move its neighbor; on a page with several such sections, they fill one column beside the heading. On
 * phones all but the first few of the left column are folded away when the fold has a label. Each question has
 * its own fragment.
 */
export const Faq = ({ section }: SectionProps<'faq'>) => {
  const { faqs, moreLabel, several, asks, button } = section;
  const folds = moreLabel !== undefined && !button && faqs.length > FIRST;
  const half = Math.ceil(faqs.length / 2);
  const first = folds ? Math.min(FIRST, half) : half;
  const rest = (
    <>
      <Part section={section} from={first} to={half} />
      <Part section={section} from={half} right />
    </>
  );
  const questions = (
    <>
      <div className="questions">
        <Part section={section} to={first} />
        {folds ? <Fold label={moreLabel}>{rest}</Fold> : rest}
      </div>
      <MoreLink link={button} />
      {asks && <StillAsking />}
    </>
  );
  return several ? (
    <WrappedSection
      section={section}
      columns
      className={asks ? 'several last' : 'several'}
      css={styles}
    >
      <div className="span-4">
        <SectionIntro section={section} />
      </div>
      <div className="span-8 flow">{questions}</div>
    </WrappedSection>
  ) : (
    <WrappedSection section={section} css={styles}>
      <SplitIntro section={section} />
      <div className="flow">{questions}</div>
    </WrappedSection>
  );
};
