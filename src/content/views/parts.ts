/** What pages and sections are made of: texts, pictures, facts, cards, contact blocks, the map. */
import type { DiagramName, DrawingName, IconName } from '../model/pictures';
import type { Complete, RichText } from '../types';

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
 * embedded block carries an `Embedded`. Parts and marks that the site does not show are removed.
 */
export type RichTextView = RichText;

/** A heading and the text up to the next one: what lists of steps, reasons and roles are made of. */
export interface TextItem {
  readonly heading: string;
  readonly body?: RichTextView;
}

/** A picture sized and cropped for one place on a page. Widths and heights in pixels. */
export interface Picture {
  readonly alt: string;
  readonly caption?: string;
  /** Fallback address, also the largest. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Best format first, as `<source>` elements want them. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/** The company's facts, tokens replaced. Phone numbers are the same number in three forms. */
export interface SiteFacts {
  readonly company: string;
  readonly city: string;
  readonly state: string;
  readonly stateCode: string;
  readonly hours: string;
  readonly phone: {
    readonly display: string;
    readonly dashed: string;
    /** `tel:` address. */ readonly href: string;
  };
  /** Words above the number, and on call buttons in boxes. */
  readonly callLabel: string;
  readonly towns: readonly string[];
  /** Only when the config has them. */
  readonly email?: string;
  readonly address?: { readonly street: string; readonly postalCode?: string };
  readonly license?: {
    readonly number: string;
    readonly holder?: string;
    /** Its page in the state's register. */ readonly href?: string;
  };
  readonly proof: readonly Proof[];
  /** Texts and e-mail, those of them that somebody reads. */
  readonly otherWays: readonly OtherWay[];
}

/** Something that convinces and can be looked up: one line, and where it is shown. */
export interface Proof {
  readonly icon: 'clipboard-list' | 'shield-check' | 'star';
  readonly text: string;
  readonly href?: string;
}

/** A way to reach the company without calling. */
export interface OtherWay {
  readonly icon: 'message-square' | 'mail';
  readonly label: string;
  /** Number or address, as people read it. */
  readonly shown: string;
  /** `sms:` or `mailto:` address. */
  readonly href: string;
}

export interface ServiceCard {
  readonly title: string;
  /** Shorter form for menus. */
  readonly linkTitle: string;
  readonly href: string;
  readonly icon: IconName;
  /** Absent when an editor chose none: show the icon instead. */
  readonly drawing?: DrawingName;
  /** What the list says of it, if it says anything. */
  readonly text?: string;
  readonly emergency: boolean;
}

export interface HighlightView {
  readonly number: string;
  readonly name: string;
  readonly icon?: IconName;
}

export interface FaqView {
  readonly question: string;
  readonly answer: RichTextView;
  /** Fragment of the question's own address, unique on the page. */
  readonly anchor: string;
}

export interface TestimonialView {
  readonly name: string;
  readonly title?: string;
  readonly quote: string;
  /** Address of a portrait. */
  readonly avatarUrl?: string;
}

export interface ContactInfoView {
  readonly heading: string;
  readonly icon?: IconName | OtherWay['icon'];
  readonly line1?: string;
  readonly line2?: string;
  readonly line3?: string;
  /** Where the second line goes. */
  readonly href?: string;
  readonly cta?: string;
}

export interface MapView {
  /** Embed address, only when a maps key is configured. */
  readonly embedUrl?: string;
  /** Opens the map on the service's own site; works always. */
  readonly linkUrl: string;
  readonly city: string;
  readonly towns: readonly string[];
}

export type FormTexts = Complete<'formText'>;
export type UiTexts = Complete<'interfaceText'>;
