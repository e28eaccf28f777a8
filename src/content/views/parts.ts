/** What pages and sections are made of: texts, pictures, facts, cards, contact blocks, the map. */
import type { TextPart, Texts } from '../defaults/microcopy';
import type { Video } from '../videos';
import type { DrawingName, IconName } from '../model/graphics';
import type { Content, RichText } from '../types';

export interface Link {
  readonly label: string;
  /** Safe to use as it is: unsafe schemes never get here. */
  readonly href: string;
}

/** A link, or only a label if there is no target: facts with a page that proves them, breadcrumbs. */
export interface PossibleLink {
  readonly label: string;
  readonly href?: string;
}

/** A button that calls. */
export interface Call {
  readonly label: string;
  /** Small line below the label. */
  readonly note?: string;
  /** The number that its words show; without one it dials the company. */
  readonly href?: string;
}

/** A note or a warning in a text. */
export interface CalloutView extends Omit<Content<'callout'>, 'tone'> {
  /** Only in a preview: the entry that it shows. */
  readonly entryId?: string;
  readonly type: 'callout';
  readonly tone: 'note' | 'warning';
  /** Its title names 911 and dials it. */
  readonly dials911?: boolean;
}

export interface DiagramView extends Content<'diagram'> {
  /** Only in a preview: the entry that it shows. */
  readonly entryId?: string;
  readonly type: 'diagram';
  readonly labels: readonly string[];
}

/** Good practice and bad side by side, or one of them alone. */
export interface ComparisonView {
  readonly type: 'comparison';
  readonly entryId?: string;
  readonly sides: readonly {
    readonly good: boolean;
    readonly heading: string;
    readonly items: readonly string[];
  }[];
}

/** What is embedded in rich text, found at `node.data.target` of the document. */
export type Embedded =
  | CalloutView
  | DiagramView
  | ComparisonView
  | { readonly type: 'picture'; readonly picture: Picture; readonly pictureCaption?: string };

/** A file that visitors open: a PDF and the like. */
export interface FileLink extends Link {
  /** Its kind and size: "PDF, 120 KB". */
  readonly note: string;
}

/** A video of another site, in place of a paragraph that is a link to it. */
export interface VideoView extends Video {
  /** Where the link leads. */
  readonly href: string;
  /** The words of the link; no word if they are only the address. */
  readonly title: string;
}

/**
 * A rich-text document ready to render: links are safe and final, every embedded block has an
 * `Embedded`. Links that lead nowhere, and parts and marks that the site cannot show, are removed.
 */
export type RichTextView = RichText;

/** A heading and the text up to the next one: what lists of steps, reasons and roles are made of. */
export interface TextItem {
  /** Unique on the page. */
  readonly id?: string;
  /** Words and links, without a block around them. */
  readonly heading: RichTextView;
  readonly body?: RichTextView;
}

/** A picture sized and cropped for one place on a page. Widths and heights in pixels. */
export interface Picture {
  readonly alt: string;
  /** Fallback address, also the largest. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Best format first, as `<source>` elements want them. */
  readonly sources: readonly {
    readonly type: string;
    readonly srcSet: string;
    readonly media?: string;
  }[];
}

/** The company's facts, tokens replaced. Phone numbers are the same number in three forms. */
export interface SiteFacts {
  readonly company: string;
  /** Its logo on light and on dark ground; without one, the name stands in its place. */
  readonly logo?: { readonly light: Picture; readonly dark?: Picture };
  readonly city: string;
  readonly state: string;
  readonly stateCode: string;
  readonly hours: string;
  readonly phone: {
    readonly display: string;
    readonly dashed: string;
    /** `tel:` address. */ readonly href: string;
    /** It is set smaller where space is short. */
    readonly long?: boolean;
  };
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
  /** Text messages and e-mail, as far as the company has them. */
  readonly otherWays: readonly OtherWay[];
}

/** Evidence that visitors can look up. */
export interface Proof extends PossibleLink {
  readonly icon: 'clipboard-list' | 'shield-check' | 'star';
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
  /** Only in a preview: the entry that it shows. */
  readonly entryId?: string;
  readonly title: string;
  /** Shorter form for menus. */
  readonly linkTitle: string;
  readonly href: string;
  readonly icon: IconName;
  /** Absent when an editor chose none: show the icon instead. */
  readonly drawing?: DrawingName;
  /** Text of the list, if it shows one. */
  readonly text?: string;
  readonly emergency: boolean;
}

/** A big number: "10+" has a sign, "24/7" has none. */
export interface Numeral {
  readonly number: string;
  readonly sign?: string;
  /** It is set smaller. */
  readonly long?: boolean;
}

export interface FaqView {
  /** Only in a preview: the entry that it shows. */
  readonly entryId?: string;
  readonly question: string;
  readonly answer: RichTextView;
  /** Fragment of the question's own address, unique on the page. */
  readonly anchor: string;
}

/** Somebody by name: an author, or a customer. */
export interface PersonView {
  /** Only in a preview: the entry that it shows. */
  readonly entryId?: string;
  readonly name: string;
  /** What they do, or where they live. */
  readonly role?: string;
  /** Address of a round portrait. */
  readonly avatarUrl?: string;
  /** Shown without a portrait, in one of three tones. */
  readonly initials: string;
  readonly tone: number;
  /** Where and when a customer said something, with the page that shows it. */
  readonly evidence?: PossibleLink;
  readonly words?: string;
}

/** Who wrote a post. A name alone stands only above it. */
export interface AuthorView extends PersonView {
  readonly href?: string;
}

/** Somebody on the crew, a badge, a piece of work, an open position: whatever staff have chosen. */
export interface CardView {
  /** Only in a preview: the entry that it shows. */
  readonly entryId?: string;
  readonly title: string;
  /** Small line below the title. */
  readonly note?: string;
  readonly text?: string;
  readonly picture?: Picture;
  /** The picture is shown whole, such as a logo. */
  readonly wholePicture: boolean;
  readonly href?: string;
}

/** A customer, and what they said. */
export interface TestimonialView extends PersonView {
  readonly quote: string;
  /** The part of a very long quote that is collapsed. */
  readonly rest?: string;
  /** True for a long quote, which is set smaller. */
  readonly longQuote: boolean;
}

export interface ContactInfoView {
  /** Only in a preview: the entry that it shows. */
  readonly entryId?: string;
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
  /** Opens the map on Google's own site; always available. */
  readonly linkUrl: string;
  /** The city and the towns around it, in words beside the drawing. */
  readonly towns: readonly string[];
}

/** The texts that pages share, without those of the forms. */
export type UiTexts = Texts<Exclude<TextPart, `form${string}`>>;

/** What all pages share: components read it with `useSite`. */
export interface SharedData {
  readonly facts: SiteFacts;
  readonly ui: UiTexts;
}

/** When something is shown, ISO 8601 with zone; decided in the browser. */
export interface Times {
  readonly startsAt?: string;
  readonly endsAt?: string;
  /** True when its time had come when the site was built. */
  readonly due: boolean;
}

/** A link in the list below a link of the menu. */
export interface SubmenuLinkView extends Link {
  readonly icon?: IconName;
  /** Stands after the line that ends the list. */
  readonly ends?: boolean;
}

/** A link of the menu, and the list that opens below it. */
export interface MenuLinkView extends Link {
  readonly below: readonly SubmenuLinkView[];
  /** Name of the button that opens the list. */
  readonly listLabel: string;
}
