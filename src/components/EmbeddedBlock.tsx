import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CalloutView, Embedded } from '../content/views';
import { Comparison } from './Comparison';
import { Diagram } from './Diagram';
import { Figure } from './Figure';
import { Icon } from './Icon';
import { Recording } from './Recording';
import { Sentence } from './Sentence';
import { atLeast } from '../theme/breakpoints';

const callout = css`
  /* As high as a finger needs, without moving the lines. */
  b > [href='tel:911'] {
    display: block;
    margin-block: -0.55rem;
    padding-block: 0.55rem;
  }
  @media print {
    border-color: var(--rule);
    break-inside: avoid;
  }
`;

/** The first line of a note. */
export const CalloutTitle = ({ title, dials911 }: Pick<CalloutView, 'title' | 'dials911'>) =>
  dials911 ? <a href="tel:911">{title}</a> : <Sentence text={title} />;

interface CalloutProps extends Omit<CalloutView, 'type'> {
  /** Follows the text. */
  readonly children?: ReactNode;
}

/** A short note beside the text, or a warning. */
export const Callout = ({ title, text, tone, dials911, children }: CalloutProps) => (
  <aside className={tone === 'warning' ? 'note danger' : 'note'} css={callout}>
    <Icon name={tone === 'warning' ? 'triangle-alert' : 'info'} />
    <div>
      <b>
        <CalloutTitle title={title} dials911={dials911} />
      </b>{' '}
      {text && <Sentence text={text} />}
      {children}
    </div>
  </aside>
);

/** Levels of headings inside a text; level 1 is the title of the page. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface EmbeddedBlockProps {
  readonly embedded: Embedded;
  /** Level of the headings in the block. */
  readonly level: HeadingLevel;
}

/** A note, drawing, comparison, picture, film or sound embedded in a text. */
export const EmbeddedBlock = ({ embedded, level }: EmbeddedBlockProps) => {
  switch (embedded.type) {
    case 'callout':
      return <Callout {...embedded} />;
    case 'diagram':
      return <Diagram {...embedded} />;
    case 'comparison':
      return <Comparison {...embedded} level={level} />;
    case 'picture':
      // Text columns are never wider than this.
      return <Figure of={embedded} sizes={`${atLeast.md} 42rem`} />;
    case 'video':
    case 'audio':
      return <Recording {...embedded} />;
  }
};
