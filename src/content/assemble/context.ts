/**
 * What every part of the assembly shares: it hands out the fields of an entry with tokens
 * replaced, links made safe and rich text resolved, and records which page shows what.
 */
import type { Bundled } from '../bundled';
import { safeHref, telHref } from '../links';
import { assetPicture } from '../mappers/values';
import type { RawAsset } from '../mappers/raw';
import { fieldsOf, type ContentTypeId } from '../model';
import type { PictureBook } from '../pictures/book';
import type { Problems } from '../problems';
import { replaceTokens, tokenValues, type TokenValues } from '../tokens';
import type { Content, PictureSource, RichText } from '../types';
import type { Embedded, Picture, PictureSlot } from '../views';
import type { Entry, MergedContent } from '../withDefaults';
import type { Addresses } from './addresses';
import { PHONE_FIELD, type MarkBook } from './marks';
import { finalHref } from './redirects';
import { prepareRichText } from './richText';

/** Settings of a build that pages depend on. */
export interface SiteSettings {
  /** Public address without a trailing slash. */
  readonly siteUrl: string;
  readonly preview: boolean;
  readonly year: number;
  readonly mapsKey?: string;
}

/** One text block of one page, as the content report lists it. */
export interface Block {
  readonly path: string;
  readonly contentType: ContentTypeId;
  readonly field: string;
  readonly origin: 'contentful' | 'default' | 'hidden';
  readonly entryId?: string;
}

export interface ContextInput {
  readonly content: MergedContent;
  readonly addresses: Addresses;
  readonly redirects: ReadonlyMap<string, string>;
  readonly assets: ReadonlyMap<string, RawAsset>;
  readonly bundledPictures: Bundled['pictures'];
  readonly pictures: PictureBook;
  readonly problems: Problems;
  readonly settings: SiteSettings;
  /** Only in a preview build. */
  readonly marks?: MarkBook;
}

const VISIBLE = new Set(['text', 'longText', 'richText', 'textList']);

export class AssemblyContext {
  readonly blocks: Block[] = [];
  /** Newest change of anything a page shows, by path; ISO 8601. Pages of bundled texts have none. */
  readonly changedAt = new Map<string, string>();
  readonly tokens: TokenValues;
  private readonly prepared = new WeakMap<Entry, object>();
  private readonly embeddedIn = new WeakMap<Entry, Entry[]>();
  private readonly recorded = new Set<string>();

  constructor(readonly input: ContextInput) {
    this.tokens = tokenValues(input.content.siteConfig.fields, input.settings.year);
    // The number is shown in many places and compared with others, so it carries no mark itself.
    const { entryId, origins } = input.content.siteConfig;
    if (entryId !== undefined && origins[PHONE_FIELD] === 'contentful')
      input.marks?.add({ entryId, fieldId: PHONE_FIELD });
  }

  /** Fields of an entry, ready for a page, and noted as shown (or hidden) on it. */
  use<T extends ContentTypeId>(path: string, entry: Entry<T>, hidden = false): Content<T> {
    const fields = this.prepare(entry);
    this.record(path, entry, hidden);
    for (const embedded of this.embeddedIn.get(entry) ?? []) this.record(path, embedded, hidden);
    return fields;
  }

  private prepare<T extends ContentTypeId>(entry: Entry<T>): Content<T> {
    const known = this.prepared.get(entry);
    if (known) return known as Content<T>;
    const fields: Record<string, unknown> = {};
    for (const [id, field] of fieldsOf(entry.type)) {
      const value = (entry.fields as Record<string, unknown>)[id];
      if (value !== undefined) fields[id] = this.prepareValue(entry, id, field.kind, value);
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
    const text = (value: string): string => this.text(entry, field, value);
    return this.input.pictures.place(source, slot, {
      alt: source.alt === '' ? '' : text(source.alt),
      // Only pictures inside texts carry their own caption; elsewhere a field beside them has it.
      caption: slot !== 'inline' || source.caption === undefined ? undefined : text(source.caption),
    });
  }

  /** Final and safe form of an address typed by an editor. */
  href(typed: string | undefined): string | undefined {
    if (typed === undefined) return undefined;
    const { content, redirects } = this.input;
    if (/^\{\{\s*phone\s*\}\}$/.test(typed.trim()))
      return telHref(content.siteConfig.fields.phoneLink);
    const safe = safeHref(replaceTokens(typed, this.tokens));
    return safe === undefined ? undefined : finalHref(safe, redirects);
  }

  find<T extends 'callout' | 'diagram' | 'comparison' | 'section'>(
    type: T,
    id: string,
  ): Entry<T> | undefined {
    return (this.input.content[type] as unknown as readonly Entry<T>[]).find(
      (entry) => entry.id === id,
    );
  }

  /** Text that belongs to the search texts of a page: tokens replaced, never marked. */
  plain(text: string): string {
    return replaceTokens(text, this.tokens);
  }

  private record(path: string, entry: Entry, hidden: boolean): void {
    const key = `${path}\n${entry.type}\n${entry.id}`;
    if (this.recorded.has(key)) return;
    this.recorded.add(key);
    const { updatedAt } = entry;
    if (updatedAt !== undefined && updatedAt > (this.changedAt.get(path) ?? ''))
      this.changedAt.set(path, updatedAt);
    for (const [field, { kind }] of fieldsOf(entry.type)) {
      const origin = entry.origins[field];
      if (origin === undefined || !(VISIBLE.has(kind) || kind === 'picture')) continue;
      this.blocks.push({
        path,
        contentType: entry.type,
        field,
        origin: hidden ? 'hidden' : origin,
        entryId: origin === 'contentful' ? entry.entryId : undefined,
      });
    }
  }

  private text(entry: Entry, field: string, value: string): string {
    const replaced = replaceTokens(value, this.tokens, (name) => this.tell(entry, field, name));
    const { marks } = this.input;
    if (!marks || entry.origins[field] !== 'contentful' || entry.entryId === undefined)
      return replaced;
    if (field === 'metaTitle' || field === 'metaDescription') return replaced;
    return marks.mark(replaced, { entryId: entry.entryId, fieldId: field });
  }

  private tell(entry: Entry, field: string, token: string): void {
    this.input.problems.add({
      severity: 'error',
      contentType: entry.type,
      field,
      entryId: entry.entryId,
      message: `The text uses {{${token.slice(0, 40)}}}, which does not exist, so nothing is shown in its place. Use one of: {{phone}}, {{city}}, {{state}}, {{company}}, {{hours}}, {{year}}.`,
    });
  }

  private prepareValue(entry: Entry, id: string, kind: string, value: unknown): unknown {
    if (kind === 'text' || kind === 'longText') return this.text(entry, id, value as string);
    if (kind === 'textList')
      return (value as readonly string[]).map((item) => this.text(entry, id, item));
    if (kind === 'richText') return this.richText(entry, id, value as RichText);
    return value;
  }

  private richText(entry: Entry, field: string, document: RichText): RichText {
    const { addresses, problems } = this.input;
    return prepareRichText(document, {
      href: (uri) => this.href(uri),
      entryHref: (id) => addresses.pathOf.get(id),
      embeddedEntry: (id) => this.embeddedEntry(entry, id),
      embeddedAsset: (id) => this.embeddedAsset(entry, field, id),
      value: (text) => (text.trim() === '' ? text : this.text(entry, field, text)),
      leftOut: (reason) =>
        problems.add({
          severity: 'error',
          contentType: entry.type,
          field,
          entryId: entry.entryId,
          message: `The text holds ${reason}. It is left out on the site. Publish what it links to, or take it out of the text.`,
        }),
    });
  }

  private embeddedAsset(entry: Entry, field: string, id: string): Embedded | undefined {
    const asset = this.input.assets.get(id);
    const source = asset ? assetPicture(asset) : this.input.bundledPictures.get(id);
    const picture = this.picture(entry, field, source, 'inline');
    return picture && { type: 'picture', picture };
  }

  /** Embedded entries hold no rich text, so they cannot embed each other in circles. */
  private embeddedEntry(owner: Entry, id: string): Embedded | undefined {
    const entry =
      this.find('callout', id) ?? this.find('diagram', id) ?? this.find('comparison', id);
    if (!entry) return undefined;
    this.embeddedIn.set(owner, [...(this.embeddedIn.get(owner) ?? []), entry]);
    if (entry.type === 'callout') return calloutView(this.prepare(entry));
    if (entry.type === 'diagram') {
      const { drawing, description, labels = [], caption } = this.prepare(entry);
      return { type: 'diagram', drawing, description, labels, caption };
    }
    const { doHeading, doItems, dontHeading, dontItems } = this.prepare(entry);
    return { type: 'comparison', doHeading, doItems, dontHeading, dontItems };
  }
}

/** A note as components show it. */
export const calloutView = ({
  title,
  text,
  tone = 'note',
}: Content<'callout'>): Extract<Embedded, { type: 'callout' }> => ({
  type: 'callout',
  title,
  text,
  tone,
});
