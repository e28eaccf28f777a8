import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CalloutView, Embedded, Recording as RecordingView } from '../content/views';
import { Comparison } from './Comparison';
import { Diagram } from './Diagram';
import { Figure } from './Picture';
import { Icon } from './Icon';
import { Sentence } from './Sentence';
import { atLeast } from '../theme/breakpoints';

const calloutStyles = css`
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
  <aside className={tone === 'warning' ? 'note danger' : 'note'} css={calloutStyles}>
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

const recordingStyles = css`
  video,
  audio {
    display: block;
    width: 100%;
  }
  video {
    aspect-ratio: 16 / 9;
    background: var(--sunk);
    border-radius: var(--r-sm);
  }
`;

/** A film or a sound. Nothing of it is loaded before a visitor presses play. */
const Recording = ({ type: Player, ...file }: RecordingView) => {
  const { href, label, note, mimeType, description } = file;
  return (
    <figure css={recordingStyles}>
      <Player
        className="no-print"
        controls
        preload="none"
        aria-label={label}
        playsInline={Player === 'video' || undefined}
      >
        <source src={href} type={mimeType} />
      </Player>
      <figcaption>
        <a href={href} rel="noopener noreferrer external">
          {label} ({note})
        </a>
        {description && <> {description}</>}
      </figcaption>
    </figure>
  );
};

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
