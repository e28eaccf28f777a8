import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import {
  BLOCKS,
  INLINES,
  MARKS,
  type Block,
  type Document,
  type Inline,
  type Node,
  type Text,
} from '@contentful/rich-text-types';
import { Fragment, type ReactNode } from 'react';
import type { Embedded, RichTextView, UiTexts } from '../content/views';
import { plainText } from '../content/text';
import { EmbeddedBlock, type HeadingLevel } from './EmbeddedBlock';
import { RichTable } from './RichTable';
import { SmartLink } from './SmartLink';

interface RichTextProps {
  readonly document: RichTextView;
  readonly ui: Pick<UiTexts, 'opensElsewhere'>;
  /** Level of the text's first heading: one below the heading it stands under. */
  readonly baseLevel?: number;
  /** The first paragraph is set larger. */
  readonly lede?: boolean;
}

type RichNode = Block | Inline;

const HEADINGS: readonly string[] = [
  BLOCKS.HEADING_1,
  BLOCKS.HEADING_2,
  BLOCKS.HEADING_3,
  BLOCKS.HEADING_4,
  BLOCKS.HEADING_5,
  BLOCKS.HEADING_6,
];

/** True for a link that shows the number it dials, and nothing else. */
const isPhoneNumber = (link: Node): boolean =>
  String(link.data.uri).startsWith('tel:') && /^[+()\d\s.-]+$/.test(plainText(link));

const capLevel = (level: number): HeadingLevel => Math.min(6, Math.max(2, level)) as HeadingLevel;

/**
 * Levels for the headings of a text so that the outline never skips one, whatever an editor picked:
 * the first is `base`, one that the editor placed below it is one deeper, and so on. What is embedded
 * has the level for headings of its own.
 */
const headingLevels = (document: Document, base: number): ReadonlyMap<Node, HeadingLevel> => {
  const levels = new Map<Node, HeadingLevel>();
  const open: number[] = [];
  const visit = (node: Document | Block | Inline | Text): void => {
    const picked = HEADINGS.indexOf(node.nodeType) + 1;
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

/** A line that an editor broke by hand stays broken. */
const withLineBreaks = (text: string): ReactNode =>
  text.includes('\n')
    ? text.split('\n').map((line, index) => (
        // The lines of one text never change their order.
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))
    : text;

const embeddedIn = (node: RichNode): Embedded | undefined => {
  const target: unknown = node.data.target;
  return typeof target === 'object' && target !== null && 'type' in target
    ? (target as Embedded)
    : undefined;
};

/** A cell with one paragraph, the usual case, needs no element around it. */
const cellContent = (cell: RichNode): RichNode[] => {
  const [only, ...others] = cell.content;
  return only?.nodeType === BLOCKS.PARAGRAPH && others.length === 0
    ? (only.content as RichNode[])
    : (cell.content as RichNode[]);
};

const optionsFor = ({ document, ui, baseLevel = 2, lede = false }: RichTextProps): Options => {
  const levels = headingLevels(document, baseLevel);
  const levelOf = (node: RichNode) => levels.get(node) ?? capLevel(baseLevel);
  const opening = lede ? document.content[0] : undefined;

  const heading = (node: RichNode, children: ReactNode) => {
    const Heading = `h${levelOf(node)}` as const;
    return <Heading>{children}</Heading>;
  };
  const embedded = (node: RichNode) => {
    const found = embeddedIn(node);
    return found ? <EmbeddedBlock embedded={found} level={levelOf(node)} /> : null;
  };

  const options: Options = {
    stripEmptyTrailingParagraph: true,
    renderText: withLineBreaks,
    renderMark: { [MARKS.ITALIC]: (text) => <em>{text}</em> },
    renderNode: {
      ...Object.fromEntries(HEADINGS.map((type) => [type, heading])),
      [BLOCKS.PARAGRAPH]: (node, children) => (
        <p className={node === opening ? 'lede' : undefined}>{children}</p>
      ),
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
          elsewhere={ui.opensElsewhere}
          className={isPhoneNumber(node) ? 'num nowrap' : undefined}
        >
          {children}
        </SmartLink>
      ),
    },
  };
  return options;
};

/** Formatted text from an editor. The view holds only parts of the kinds that are rendered here. */
export const RichText = (props: RichTextProps) => (
  <div className="rich">{documentToReactComponents(props.document, optionsFor(props))}</div>
);
