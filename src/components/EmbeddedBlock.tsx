import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CalloutView, Embedded } from '../content/views';
import { Comparison, type HeadingLevel } from './Comparison';
import { Diagram } from './Diagram';
import { Figure } from './Picture';
import { Icon } from './Icon';
import { Sentence } from './Sentence';
import { atLeast } from '../theme/breakpoints';

/** As high as a finger needs, without moving the lines. */
const dialStyles = css`
  display: block;
  margin-block: -0.55rem;
  padding-block: 0.55rem;
`;

const calloutStyles = css`
  max-width: 42rem;
  @media print {
    border-color: var(--rule);
    break-inside: avoid;
  }
`;

interface CalloutProps {
  readonly callout: CalloutView;
  /** Follows the text. */
  readonly children?: ReactNode;
}

interface CalloutTitleProps {
  readonly callout: CalloutView;
  /** Classes of its link. */
  readonly className?: string;
}

/** The first line of a note. */
export const CalloutTitle = ({ callout, className }: CalloutTitleProps) =>
  callout.dials911 ? (
    <a href="tel:911" css={dialStyles} className={className}>
      {callout.title}
    </a>
  ) : (
    <Sentence text={callout.title} />
  );

/** A short note beside the text, or a warning. */
export const Callout = ({ callout, children }: CalloutProps) => {
  const isWarning = callout.tone === 'warning';
  return (
    <aside className={isWarning ? 'note danger' : 'note'} css={calloutStyles}>
      <Icon name={isWarning ? 'triangle-alert' : 'info'} />
      <div>
        <b>
          <CalloutTitle callout={callout} />
        </b>{' '}
        {callout.text && <Sentence text={callout.text} />}
        {children}
      </div>
    </aside>
  );
};

interface EmbeddedBlockProps {
  readonly embedded: Embedded;
  /** Level of the headings in the block. */
  readonly level: HeadingLevel;
}

/** A note, drawing, comparison or picture embedded in a text. */
export const EmbeddedBlock = ({ embedded, level }: EmbeddedBlockProps) => {
  switch (embedded.type) {
    case 'callout':
      return <Callout callout={embedded} />;
    case 'diagram':
      return <Diagram diagram={embedded} />;
    case 'comparison':
      return <Comparison comparison={embedded} level={level} />;
    case 'picture':
      // Text columns are never wider than this.
      return <Figure of={embedded} sizes={`${atLeast.md} 42rem`} />;
  }
};
