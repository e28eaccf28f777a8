/**
 * The looks of a section. Everything about a look is here, the data that it shows too, save the words that editors
 * choose it by (`LOOKS` in the model) and its component, which `src/sections/components.ts` registers. A look without
 * one of these does not compile.
 */
import { chosenFrom } from './pages/chosen';
import { contactInfo, contactInfoBeside, mapView } from './pages/contact';
import type { AssemblyContext } from './pages/context';
import { sectionForm } from './pages/forms';
import { MAP_ID } from './pages/ids';
import { cardViews, testimonialView } from './pages/people';
import { faqViews, questionsOf } from './pages/questions';
import { textItems } from './pages/richText';
import { servicesIn } from './pages/services';
import { numeralView } from './pages/textTraits';
import type { Entry } from './entries';
import { formOf } from './forms';
import type { LookName } from './model';
import type { PictureSlot } from './pictures';
import { splitAtHeadings, type UniqueId } from './richText/onPage';
import type { Content } from './types';
import type { FormView } from './views/forms';
import type { Call, ContactInfoView, Link, MapView, Picture, RichTextView } from './views/parts';

/** A section that is being put together. */
export interface SectionInput {
  readonly context: AssemblyContext;
  readonly entry: Entry<'section'>;
  /** Its fields as pages show them, without those that its look does not have. */
  readonly section: Content<'section'>;
  /** Path of the page. */
  readonly path: string;
  readonly uniqueId: UniqueId;
  /** The sections of the page from top to bottom. */
  readonly onPage: readonly Entry<'section'>[];
}

/** What is behind a section, if it is not the ground of the page: a quiet band, dark green, or a picture. */
type Ground = 'band' | 'dark' | 'picture';

interface LookRules {
  /** The fields of a section that it shows. */
  readonly fields: readonly (keyof Content<'section'>)[];
  /** The list without which the look shows nothing. */
  readonly needs?: string;
  /** What to do while there is nothing in that list, unless publishing entries is enough. */
  readonly remedy?: string;
  /** The types whose chosen entries the look shows (the field `chosen`). */
  readonly chooses?: readonly string[];
  readonly ground?: (section: Content<'section'>) => Ground | undefined;
  /** Whether a divider is drawn after it when the next section is on the page's ground too. */
  readonly divides?: (section: Content<'section'>) => boolean;
  /** Crop of its picture; a look without one has no picture. */
  readonly crop?: (section: Content<'section'>) => PictureSlot;
  /** What it shows besides the fields of `SectionBase`. */
  readonly data?: (input: SectionInput) => object;
}

/** What sections of every look have. `data` of a look says what it has of its own. */
export interface SectionBase {
  /** Only in a preview: the entry that it shows. */
  readonly entryId?: string;
  /** Unique on the page; also the fragment of the section's address. */
  readonly id: string;
  /** Absent for the ground of the page. */
  readonly ground?: Ground;
  /** A divider follows it when the next section is on the page's ground too. */
  readonly divides?: boolean;
  /** It has no space above, because it follows another one on the same ground. */
  readonly isFlush?: boolean;
  readonly kicker?: string;
  readonly heading?: string;
  /** The heading gets the next smaller size. */
  readonly longHeading?: boolean;
  readonly intro?: string;
  readonly body?: RichTextView;
  readonly picture?: Picture;
  readonly pictureCaption?: string;
  readonly button?: Link;
  readonly call?: Call;
}

/** What a section shows to reach the company, as far as it has it. */
interface ContactData {
  readonly form?: FormView;
  /**
   * The page after the form in a browser without JavaScript. Absent if staff removed that page; the host then shows
   * its own page.
   */
  readonly thanksPath?: string;
  /** The ways to reach the company. */
  readonly contactInfo?: readonly ContactInfoView[];
  readonly map?: MapView;
  readonly mapId?: string;
}

/** The opening of a section. */
const OPENING = ['kicker', 'heading', 'intro'] as const;
const PICTURE = ['picture', 'pictureCaption'] as const;
const CALL = ['callLabel', 'callNote'] as const;

const onBand = (): Ground => 'band';

/** True for a section that lists the ways to reach the company, if no section above it does. */
const listsContacts = ({ layout, form, body }: Content<'section'>): boolean =>
  layout === 'contact' && (!form || !(body ?? formOf(form).forApplicants));

const PICTURE_SLOTS = { left: 'wide', right: 'wide', narrow: 'tall' } as const;

/** One item for each heading; what stands before the first follows the introduction. Reports a text without headings. */
const listParts = ({ context, entry, section: { body } }: SectionInput) => {
  const { before, items } = splitAtHeadings(body);
  return items.length > 0
    ? { body: before, items }
    : { items: textItems(context, { entry, field: 'body' }, body) };
};

export const looks = {
  text: {
    fields: [
      ...[...OPENING, 'body', ...PICTURE, 'pictureSide', 'numeral', 'numeralNote'],
      ...['buttonLabel', ...CALL],
    ] as const,
    divides: ({ numeral, pictureSide }) => Boolean(numeral) || pictureSide === 'narrow',
    crop: ({ body, pictureSide }) =>
      pictureSide ? PICTURE_SLOTS[pictureSide] : body ? 'photo' : 'panorama',
    data: ({ section: { pictureSide, numeral, numeralNote } }) => ({
      pictureSide,
      numeral: numeral === undefined ? undefined : numeralView(numeral),
      numeralNote,
    }),
  },
  list: {
    fields: [
      ...[...OPENING, 'body', 'numbered', 'dark', ...PICTURE, 'drawing', 'buttonLabel', ...CALL],
    ] as const,
    needs: 'items',
    ground: ({ dark }) => (dark ? 'dark' : undefined),
    crop: () => 'photo',
    data: (input) => ({
      ...listParts(input),
      numbered: input.section.numbered === true,
      drawing: input.section.drawing,
    }),
  },
  services: {
    fields: [...OPENING, 'arrangement', 'buttonLabel', ...CALL],
    needs: 'services',
    chooses: ['service'],
    data: ({ context, section }) => servicesIn(context, section),
  },
  questions: {
    fields: [...OPENING, 'buttonLabel'],
    needs: 'faqs',
    chooses: ['faq', 'service'],
    data: ({ context, entry, section, path, uniqueId, onPage: sections }) => {
      const lists = sections.filter(({ fields }) => fields.layout === 'questions');
      return {
        faqs: faqViews(context, questionsOf(context, section, lists), path, uniqueId),
        /** True if the page has several such sections. */
        several: lists.length > 1,
        /** Whether to invite visitors to call with other questions. */
        asks: entry === (lists.at(-1) ?? entry),
      };
    },
  },
  testimonials: {
    fields: OPENING,
    needs: 'testimonials',
    chooses: ['testimonial', 'service'],
    ground: onBand,
    data: ({ context, section }) => ({
      testimonials: chosenFrom(context.content.testimonial, section).map((entry) =>
        testimonialView(context, entry),
      ),
    }),
  },
  numbers: {
    fields: OPENING,
    needs: 'highlights',
    divides: () => true,
    chooses: ['highlight'],
    data: ({ context, section }) => ({
      highlights: chosenFrom(context.content.highlight, section).map((entry) => {
        const { number, name, icon } = context.fields(entry);
        return { entryId: context.entryId(entry), numeral: numeralView(number), name, icon };
      }),
    }),
  },
  banner: {
    fields: [...OPENING, 'picture', 'buttonLabel', ...CALL],
    ground: () => 'picture',
    crop: () => 'banner',
  },
  contact: {
    fields: [...OPENING, 'body', 'form', 'map', 'buttonLabel', ...CALL],
    chooses: ['contactInfo'],
    ground: ({ form, map }) => (form || map ? undefined : 'band'),
    data: ({ context, entry, section, uniqueId, onPage: sections }): ContactData => {
      const mapId = section.map ? uniqueId(MAP_ID) : undefined;
      const above = sections.slice(0, sections.indexOf(entry));
      const isListed = above.some(({ fields }) => listsContacts(fields));
      const blocks = mapId
        ? contactInfoBeside(context, section, mapId)
        : contactInfo(context, section);
      return {
        form: section.form && sectionForm(context, entry),
        thanksPath: context.addresses.ofKind.get('thankYou'),
        contactInfo: listsContacts(section) && !isListed ? blocks : undefined,
        map: section.map ? mapView(context) : undefined,
        mapId,
      };
    },
  },
  cards: {
    fields: [...OPENING, 'buttonLabel'],
    needs: 'cards',
    remedy: 'Choose cards under “These first”',
    chooses: ['card'],
    data: ({ context, section }) => ({ cards: cardViews(context, section.chosen) }),
  },
} as const satisfies { readonly [L in LookName]: LookRules };

type Looks = typeof looks;

/** What a look shows besides the fields of a section. */
export type LookData<L extends LookName> = Looks[L] extends {
  readonly data: (input: SectionInput) => infer Data;
}
  ? Data
  : unknown;

/** One section of a page, by its look. */
export type SectionView<L extends LookName = LookName> = {
  readonly [K in L]: Omit<SectionBase, keyof LookData<K>> &
    Readonly<LookData<K>> & { readonly look: K };
}[L];

/** All that is decided about a look. */
export const lookOf = (name: LookName): LookRules => looks[name];
