/**
 * What every part of the assembly shares. It reads the fields of an entry with tokens replaced, links
 * made safe and rich text resolved, and records which page shows what for the content report.
 */
import type { BuildEnvironment } from '../../environment';
import type { Bundled } from '../bundled';
import { safeHref, telHref } from '../links';
import { assetPicture, whyNoPicture } from '../mappers/values';
import type { RawAsset } from '../mappers/raw';
import { fieldOf, fieldsOf, isVisibleText, model, type ContentTypeId } from '../model';
import type { ContentType, Field } from '../model/fields';
import type { PictureSize } from '../../images/pictureFiles';
import { bundledPicture } from '../pictures/bundled';
import { contentfulPicture } from '../pictures/contentful';
import type { SizedPicture } from '../pictures/sized';
import type { PictureSlot } from '../pictures/slots';
import type { Problems } from '../problems';
import {
  isPhoneToken,
  replaceTokens,
  TOKEN_NAMES,
  tokenValues,
  type TokenFault,
  type TokenValues,
} from '../tokens';
import { wordsOf } from '../text';
import type { Content, PictureSource, RichText } from '../types';
import type { Embedded, Picture, TextItem } from '../views';
import type { Entry, MergedContent } from '../withDefaults';
import type { Addresses, AddressHistory } from './addresses';
import { MarkBook, PHONE_FIELD, withoutMarks } from './marks';
import { finalHref, leadsNowhere } from './redirects';
import { prepareRichText, splitAtHeadings } from './richText';

/** Settings of a build that pages depend on. */
export type SiteSettings = Pick<
  BuildEnvironment,
  'siteUrl' | 'ownAddress' | 'preview' | 'mapsKey' | 'counting'
> & {
  /** The moment of the build. */
  readonly now: Date;
};

/** One text block of one page, as the content report lists it. */
export interface Block {
  readonly path: string;
  readonly contentType: ContentTypeId;
  readonly field: string;
  /** Name of the field that editors see. */
  readonly label: string;
  /** The text itself; for a picture, its description. */
  readonly text: string;
  readonly origin: 'contentful' | 'default' | 'hidden';
  readonly entryId?: string;
}

/** What a site is assembled from. */
export interface SiteInput {
  readonly content: MergedContent;
  readonly bundled: Bundled;
  readonly assets: ReadonlyMap<string, RawAsset>;
  readonly settings: SiteSettings;
  readonly history: AddressHistory;
  readonly problems: Problems;
}

interface ContextInput extends SiteInput {
  readonly addresses: Addresses;
  readonly redirects: ReadonlyMap<string, string>;
}

interface FieldPlace {
  readonly entry: Entry;
  readonly field: string;
}

const TOKEN_LIST = TOKEN_NAMES.map((name) => `{{${name}}}`).join(', ');

export class AssemblyContext {
  readonly blocks: Block[] = [];
  /** Latest change of the entries that a page shows, by path, save those shared by all pages; ISO 8601. */
  readonly changedAt = new Map<string, string>();
  /** Share pictures to draw: their address, and the title on them. */
  readonly sharePictures = new Map<string, string>();
  /** Sizes of bundled pictures that pages show. */
  readonly pictureSizes = new Map<string, PictureSize>();
  /** Only in a preview. */
  readonly marks?: MarkBook;
  readonly tokens: TokenValues;
  private readonly prepared = new WeakMap<Entry, object>();
  private readonly embeddedIn = new Map<string, Entry[]>();
  private readonly recorded = new Set<string>();

  constructor(readonly input: ContextInput) {
    const { content, settings } = input;
    this.tokens = tokenValues(
      content.siteConfig.fields,
      settings.now.getFullYear(),
      content.consentText.fields[settings.counting] ?? '',
    );
    if (!settings.preview) return;
    this.marks = new MarkBook();
    // The number is shown in many places and compared with others, so it carries no mark itself.
    const { entryId, origins } = content.siteConfig;
    if (entryId !== undefined && origins[PHONE_FIELD] === 'contentful')
      this.marks.add({ entryId, fieldId: PHONE_FIELD });
  }

  /** Some fields of an entry, ready for a page, and recorded as shown on it. */
  use<T extends ContentTypeId, K extends keyof Content<T> & string>(
    path: string,
    entry: Entry<T>,
    ...names: readonly K[]
  ): Pick<Content<T>, K> {
    this.show(path, entry, names);
    const fields = this.fields(entry);
    return Object.fromEntries(
      names.filter((name) => name in fields).map((name) => [name, fields[name]]),
    ) as Pick<Content<T>, K>;
  }

  /** Records fields of an entry as shown on a page, or as hidden there. */
  show(path: string, entry: Entry, fields: readonly string[], hidden = false): void {
    this.fields(entry);
    for (const field of fields) {
      this.record(path, entry, field, hidden);
      for (const embedded of this.embeddedIn.get(`${entry.id}\n${field}`) ?? [])
        for (const [id] of fieldsOf(embedded.type)) this.record(path, embedded, id, hidden);
    }
  }

  /** All fields of an entry: tokens replaced, rich text resolved. */
  fields<T extends ContentTypeId>(entry: Entry<T>): Content<T> {
    const known = this.prepared.get(entry);
    if (known) return known as Content<T>;
    const fields: Record<string, unknown> = {};
    for (const [id, field] of fieldsOf(entry.type)) {
      const value = (entry.fields as Record<string, unknown>)[id];
      if (value !== undefined)
        fields[id] = this.prepareValue({ entry, field: id }, field.kind, value);
    }
    this.prepared.set(entry, fields);
    return fields as unknown as Content<T>;
  }

  /** A picture in its place. Its description may hold tokens like any text. */
  picture(
    entry: Entry,
    field: string,
    source: PictureSource | undefined,
    slot: PictureSlot,
  ): Picture | undefined {
    if (!source) return undefined;
    const text = (value: string): string => this.text({ entry, field }, value);
    return {
      ...this.sized(source, slot),
      alt: source.alt === '' ? '' : text(source.alt),
      // Only pictures inside texts carry their own caption; elsewhere a field beside them has it.
      caption: slot !== 'inline' || source.caption === undefined ? undefined : text(source.caption),
    };
  }

  private sized(source: PictureSource, slot: PictureSlot): SizedPicture {
    if (source.from === 'contentful') return contentfulPicture(source, slot);
    const master = this.input.bundled.masters.get(source.file);
    if (!master) throw new Error(`There is no bundled picture named “${source.file}”.`);
    return bundledPicture(master, slot, this.pictureSizes);
  }

  /** Path of a page, service or post. */
  pathOf(entry: Entry): string {
    return this.input.addresses.pathOf.get(entry.id) ?? '/';
  }

  /** Safe and final form of an address that an editor typed; undefined when it leads to no page. */
  href(typed: string | undefined): string | undefined {
    if (typed === undefined) return undefined;
    const { addresses, content, redirects } = this.input;
    if (isPhoneToken(typed)) return telHref(content.siteConfig.fields.phoneLink);
    const safe = safeHref(replaceTokens(typed, this.tokens));
    if (safe === undefined) return undefined;
    const final = finalHref(safe, redirects);
    return leadsNowhere(final, addresses.live) ? undefined : final;
  }

  find<T extends 'callout' | 'diagram' | 'comparison' | 'section'>(
    type: T,
    id: string,
  ): Entry<T> | undefined {
    return (this.input.content[type] as unknown as readonly Entry<T>[]).find(
      (entry) => entry.id === id,
    );
  }

  /** The parts of a text, one for each heading. Reports text before the first heading. */
  items(entry: Entry, field: string, text: RichText | undefined): readonly TextItem[] {
    const { items, hasBefore } = splitAtHeadings(text);
    if (hasBefore)
      this.input.problems.error(
        { entry, field },
        `The site cuts “${fieldOf(entry.type, field)?.name}” into one part for each heading, so everything before its first heading is left out. Put a heading above it.`,
      );
    return items;
  }

  /** A text for search engines: tokens replaced, without marks. */
  plain(text: string): string {
    return replaceTokens(text, this.tokens);
  }

  private record(path: string, entry: Entry, field: string, hidden: boolean): void {
    const key = [path, entry.type, entry.id, field].join('\n');
    if (this.recorded.has(key)) return;
    this.recorded.add(key);
    const { single }: ContentType = model[entry.type];
    const { updatedAt } = entry;
    // A change of a text that many pages share does not make a page new.
    if (single !== true && updatedAt !== undefined && updatedAt > (this.changedAt.get(path) ?? ''))
      this.changedAt.set(path, updatedAt);
    const definition = fieldOf(entry.type, field);
    const origin = entry.origins[field];
    if (!definition || origin === undefined) return;
    if (!isVisibleText(definition) && definition.kind !== 'picture') return;
    this.blocks.push({
      path,
      contentType: entry.type,
      field,
      label: definition.name,
      text: withoutMarks(wordsOf((this.fields(entry) as Readonly<Record<string, unknown>>)[field])),
      origin: hidden ? 'hidden' : origin,
      entryId: origin === 'contentful' ? entry.entryId : undefined,
    });
  }

  /** A text with tokens replaced, and with a mark in a preview. */
  private text(place: FieldPlace, value: string): string {
    const { entry, field } = place;
    const replaced = replaceTokens(value, this.tokens, (written, fault) =>
      this.reportToken(place, written, fault),
    );
    if (!this.marks || entry.origins[field] !== 'contentful' || entry.entryId === undefined)
      return replaced;
    if (field === 'metaTitle' || field === 'metaDescription') return replaced;
    return this.marks.mark(replaced, { entryId: entry.entryId, fieldId: field });
  }

  /**
   * Reports the texts and pictures of an entry that are filled in but not shown to visitors.
   *
   * @param why - ends the sentence, and says what to do
   */
  reportUnshown(entry: Entry, shown: readonly string[], why: string): void {
    for (const [id, field] of fieldsOf(entry.type)) {
      const isSeen = shown.includes(id) || !(isVisibleText(field) || field.kind === 'picture');
      if (!isSeen && entry.origins[id] === 'contentful')
        this.input.problems.warning(
          { entry, field: id },
          `“${field.name}” is filled in, but ${why}`,
        );
    }
  }

  private reportToken(place: FieldPlace, written: string, fault: TokenFault): void {
    const { problems } = this.input;
    const label = fieldOf(place.entry.type, place.field)?.name ?? place.field;
    const quoted = written.slice(0, 40);
    if (fault === 'unknown')
      problems.error(
        place,
        `“${label}” uses {{${quoted}}}, which does not exist, so nothing is shown in its place. Use one of: ${TOKEN_LIST}.`,
      );
    else
      problems.warning(
        place,
        `“${label}” has ${quoted}. The site understands it; write it with two braces on each side.`,
      );
  }

  private prepareValue(place: FieldPlace, kind: Field['kind'], value: unknown): unknown {
    if (kind === 'text' || kind === 'longText') return this.text(place, value as string);
    if (kind === 'textList')
      return (value as readonly string[]).map((item) => this.text(place, item));
    if (kind === 'richText') return this.richText(place, value as RichText);
    return value;
  }

  private richText(place: FieldPlace, document: RichText): RichText {
    const { addresses, problems } = this.input;
    return prepareRichText(document, {
      href: (uri) => this.href(uri),
      entryHref: (id) => addresses.pathOf.get(id),
      embeddedEntry: (id) => this.embeddedEntry(place, id),
      embeddedAsset: (id) => this.embeddedAsset(place, id),
      value: (text) => (text.trim() === '' ? text : this.text(place, text)),
      leftOut: (reason) =>
        problems.error(
          place,
          `The text holds ${reason}. It is left out on the site. Publish what it links to, or remove it from the text.`,
        ),
    });
  }

  private embeddedAsset(place: FieldPlace, id: string): Embedded | undefined {
    const { entry, field } = place;
    const asset = this.input.assets.get(id);
    // A picture that staff deleted has the id of the bundled one it was seeded from.
    const bundled =
      entry.origins[field] === 'default' ? this.input.bundled.pictures.get(id) : undefined;
    const source = asset ? assetPicture(asset) : bundled;
    if (asset && !source)
      this.input.problems.error(
        place,
        `A picture in the text cannot be used and is left out: ${whyNoPicture(asset)}`,
      );
    const picture = this.picture(entry, field, source, 'inline');
    return picture && { type: 'picture', picture };
  }

  /** Embedded entries have no rich text, so they cannot embed each other in a circle. */
  private embeddedEntry(place: FieldPlace, id: string): Embedded | undefined {
    const entry =
      this.find('callout', id) ?? this.find('diagram', id) ?? this.find('comparison', id);
    if (!entry) return undefined;
    const key = `${place.entry.id}\n${place.field}`;
    this.embeddedIn.set(key, [...(this.embeddedIn.get(key) ?? []), entry]);
    if (entry.type === 'callout') return calloutView(this.fields(entry));
    if (entry.type === 'diagram') return { type: 'diagram', labels: [], ...this.fields(entry) };
    const { doHeading, doItems, dontHeading, dontItems } = this.fields(entry);
    return { type: 'comparison', doHeading, doItems, dontHeading, dontItems };
  }
}

export const calloutView = (callout: Content<'callout'>) =>
  ({ type: 'callout', tone: 'note', ...callout }) as const;
