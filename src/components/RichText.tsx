import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import {
  BLOCKS,
  HEADINGS,
  INLINES,
  MARKS,
  type Block,
  type Document,
  type Inline,
  type Node,
  type Text,
} from '@contentful/rich-text-types';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { embeddedIn, headingLevel, plainText, videoIn } from '../content/richText/nodes';
import type { RichTextView } from '../content/views';
import { atLeast, below } from '../theme/breakpoints';
import { classNames } from './classNames';
import type { HeadingLevel } from './Comparison';
import { EmbeddedBlock } from './EmbeddedBlock';
import { Video } from './Video';
import { RichTable } from './RichTable';
import { SmartLink } from './SmartLink';
import { AS_NUMBER, joined } from './Sentence';

interface RichTextProps {
  readonly document?: RichTextView;
  /** Level of the first heading in the text: one below the heading above it. */
  readonly baseLevel?: number;
  /** The first paragraph is set larger. */
  readonly lede?: boolean;
  /** It begins with a large letter if it begins with a paragraph that is long enough. */
  readonly dropCap?: boolean;
  /** Short notes: lists have two columns on wide screens, and bold words are headings. */
  readonly isNotes?: boolean;
  /** As wide as its place, not only as wide as lines read well. */
  readonly isWide?: boolean;
  readonly className?: string;
}

/** Letters of three lines, beside which a large first letter stands. */
const THREE_LINES = 200;

const beginsLong = ({ content: [first] }: RichTextView): boolean => {
  const words = first?.nodeType === BLOCKS.PARAGRAPH ? plainText(first) : '';
  return /^\p{L}/u.test(words) && words.length >= THREE_LINES;
};

const dropCapStyles = css`
  /* As high as its drop cap, however short. */
  & > p:first-child {
    display: flow-root;
  }
  /* Three lines of a text high: it stands on the third. */
  & > p:first-child::first-letter {
    float: left;
    font: 400 5.5em / 0.7 var(--font-display);
    padding: 0.06em 0.07em 0 0;
    color: var(--brand);
  }
`;

const notesStyles = css`
  && > * {
    max-width: none;
  }
  b {
    display: block;
    margin-bottom: 0.25rem;
    font: var(--w-medium) 1.1875rem / 1.25 var(--font-display);
    text-wrap: balance;
  }
  @media ${atLeast.lg} {
    && > :is(ul, ol) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 2rem 2.5rem;
    }
  }
  @media ${below.lg} {
    && > :is(ul, ol) {
      gap: 1.1rem;
    }
  }
  @media ${below.md} {
    font-size: var(--fs-sm);
    line-height: 1.45;
  }
`;

const wideStyles = css`
  && > * {
    max-width: none;
  }
`;

type RichNode = Block | Inline;

const capLevel = (level: number): HeadingLevel => Math.min(6, Math.max(2, level)) as HeadingLevel;

/**
 * Heading levels without gaps, whatever an editor chose: the first heading gets `base`, a lower
 * one the next level, and so on. An embedded block gets the level for its own headings.
 */
const headingLevels = (document: Document, base: number): ReadonlyMap<Node, HeadingLevel> => {
  const levels = new Map<Node, HeadingLevel>();
  const open: number[] = [];
  const visit = (node: Document | Block | Inline | Text): void => {
    const picked = headingLevel(node);
    if (picked > 0) {
      while ((open.at(-1) ?? 0) >= picked) open.pop();
      open.push(picked);
      levels.set(node, capLevel(base + open.length - 1));
    } else if (node.nodeType === BLOCKS.EMBEDDED_ENTRY) {
      levels.set(node, capLevel(base + open.length));
    }
    if ('content' in node) node.content.forEach(visit);
  };
  visit(document);
  return levels;
};

/** Keeps the line breaks that an editor typed. */
const withLineBreaks = (text: string): ReactNode => joined(text.split('\n'), <br />);

/** A cell with one paragraph, the usual case, needs no element around it. */
const cellContent = (cell: RichNode): RichNode[] => {
  const [only, ...others] = cell.content;
  return only?.nodeType === BLOCKS.PARAGRAPH && others.length === 0
    ? (only.content as RichNode[])
    : (cell.content as RichNode[]);
};

const optionsFor = (document: RichTextView, baseLevel = 2, lede = false): Options => {
  const levels = headingLevels(document, baseLevel);
  const levelOf = (node: RichNode) => levels.get(node) ?? capLevel(baseLevel);
  const opening = lede ? document.content[0] : undefined;

  const heading = (node: RichNode, children: ReactNode) => {
    const Heading = `h${levelOf(node)}` as const;
    const { id } = node.data as { readonly id?: string };
    return <Heading id={id}>{children}</Heading>;
  };
  const embedded = (node: RichNode) => {
    const found = embeddedIn(node);
    return found ? <EmbeddedBlock embedded={found} level={levelOf(node)} /> : null;
  };

  const options: Options = {
    renderText: withLineBreaks,
    renderMark: { [MARKS.ITALIC]: (text) => <em>{text}</em> },
    renderNode: {
      ...Object.fromEntries(HEADINGS.map((type) => [type, heading])),
      [BLOCKS.PARAGRAPH]: (node, children) => {
        const video = videoIn(node);
        if (video) return <Video {...video} />;
        return <p className={node === opening ? 'lede' : undefined}>{children}</p>;
      },
      [BLOCKS.TABLE]: (node) => (
        <RichTable
          table={node}
          renderCell={(cell) =>
            documentToReactComponents(
              { nodeType: BLOCKS.DOCUMENT, data: {}, content: cellContent(cell) as never },
              options,
            )
          }
        />
      ),
      [BLOCKS.EMBEDDED_ENTRY]: embedded,
      [BLOCKS.EMBEDDED_ASSET]: embedded,
      [INLINES.HYPERLINK]: (node, children) => (
        <SmartLink
          href={String(node.data.uri)}
          isFile={node.data.isFile === true}
          {...(node.data.isNumber === true && AS_NUMBER)}
        >
          {children}
        </SmartLink>
      ),
    },
  };
  return options;
};

/**
 * Formatted text from an editor; renders nothing without a document. The view contains only nodes
 * that are rendered here.
 */
export const RichText = ({
  document,
  baseLevel,
  lede,
  dropCap,
  isNotes,
  isWide,
  className,
}: RichTextProps) =>
  document ? (
    <div
      className={classNames('rich', className)}
      css={[
        dropCap && beginsLong(document) && dropCapStyles,
        isNotes && notesStyles,
        isWide && wideStyles,
      ]}
    >
      {documentToReactComponents(document, optionsFor(document, baseLevel, lede))}
    </div>
  ) : null;

/** A heading's text with its formatting and links, without an element around it. */
export const RichWords = ({ document }: { readonly document: RichTextView }) =>
  documentToReactComponents(document, optionsFor(document));
