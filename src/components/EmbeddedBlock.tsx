import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CalloutView, Embedded, Recording as RecordingView } from '../content/views';
import { Comparison, type HeadingLevel } from './Comparison';
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

interface CalloutProps {
  readonly callout: CalloutView;
  /** Follows the text. */
  readonly children?: ReactNode;
}

/** The first line of a note. */
export const CalloutTitle = ({ callout: { title, dials911 } }: CalloutProps) =>
  dials911 ? <a href="tel:911">{title}</a> : <Sentence text={title} />;

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

/** A video or sound. Nothing loads before a visitor presses play. */
const Recording = ({ recording }: { readonly recording: RecordingView }) => {
  const { type: Player, href, label, note, mimeType, description } = recording;
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

interface EmbeddedBlockProps {
  readonly embedded: Embedded;
  /** Level of the headings in the block. */
  readonly level: HeadingLevel;
}

/** A note, drawing, comparison, picture, video or sound embedded in a text. */
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
    case 'video':
    case 'audio':
      return <Recording recording={embedded} />;
  }
};
