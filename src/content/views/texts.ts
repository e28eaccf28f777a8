/** Links and formatted texts with what is embedded in them. */
import type { DiagramName } from '../model/pictures';
import type { RichText } from '../types';
import type { Picture } from './pictures';

export interface Link {
  readonly label: string;
  /** Safe to use as it is: unsafe schemes never get here. */
  readonly href: string;
}

/** Entries embedded in rich text, found at `node.data.target` of the document. */
export type Embedded =
  | {
      readonly type: 'callout';
      readonly title: string;
      readonly text?: string;
      readonly tone: 'note' | 'warning';
    }
  | {
      readonly type: 'diagram';
      readonly drawing: DiagramName;
      readonly description: string;
      readonly labels: readonly string[];
      readonly caption?: string;
    }
  | {
      readonly type: 'comparison';
      readonly doHeading: string;
      readonly doItems: readonly string[];
      readonly dontHeading: string;
      readonly dontItems: readonly string[];
    }
  | { readonly type: 'picture'; readonly picture: Picture };

/**
 * A rich-text document ready to render: links are safe and final, dangling ones are gone, every
 * embedded block carries an `Embedded`. Node types outside `BLOCKS`/`INLINES`/`MARKS` are removed.
 */
export type RichTextView = RichText;

/** A heading and the text up to the next one: what lists of steps, reasons and roles are made of. */
export interface TextItem {
  readonly heading: string;
  readonly body?: RichTextView;
}
