import type { Embedded } from '../content/views';
import { Comparison } from './Comparison';
import { Diagram } from './Diagram';
import { Figure } from './Figure';
import { Icon } from './Icon';

type CalloutProps = Pick<Extract<Embedded, { type: 'callout' }>, 'title' | 'text' | 'tone'>;

/** A short note beside the text, or a warning. */
export const Callout = ({ title, text, tone }: CalloutProps) => (
  <aside className={tone === 'warning' ? 'callout warn' : 'callout'}>
    <Icon name={tone === 'warning' ? 'triangle-alert' : 'info'} />
    <div>
      <b>{title}</b> {text}
    </div>
  </aside>
);

/** Levels a heading inside a text may have; level 1 is the page's own. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface EmbeddedBlockProps {
  readonly embedded: Embedded;
  /** Level of headings the block brings. */
  readonly level: HeadingLevel;
}

/** What an editor embedded in a text: a note, a drawing, a comparison or a picture. */
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
      return <Figure picture={embedded.picture} sizes="(min-width: 48em) 42rem" />;
  }
};
