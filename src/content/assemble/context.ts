/**
 * What every part of the assembly shares: the fields of an entry ready for a page, with tokens
 * replaced, links made safe, rich text resolved, and a mark on every text.
 */
import type { TextKey } from '../defaults/microcopy';
import { safeHref, telHref } from '../links';
import { entryTitle } from '../mappers';
import { assetFile, assetPicture, whyNoPicture, type AssetFile } from '../mappers/assets';
import type { RawAsset } from '../mappers/raw';
import { fieldOf, fieldsOf, model, type ContentTypeId } from '../model';
import type { Field } from '../model/fields';
import type { PictureSize } from '../../images/pictureFiles';
import { bundledPicture } from '../pictures/bundled';
import { contentfulPicture } from '../pictures/contentful';
import type { SizedPicture } from '../pictures/sized';
import type { PictureSlot } from '../pictures/slots';
import { isPhoneToken, replaceTokens, tokenValues, type TokenValues } from '../tokens';
import type { Content, PictureSource, RichText } from '../types';
import type { Embedded, FileLink, Link, Picture } from '../views';
import type { Entry } from '../withDefaults';
import type { Addresses } from './addresses';
import type { SiteInput, SiteSettings } from './input';
import { PHONE_FIELD } from './marks';
import { Provenance, type FieldPlace } from './provenance';
import { finalHref, leadsNowhere } from './redirects';
import { prepareRichText } from './richText';
import { reportToken } from './tokenFaults';

interface ContextInput extends SiteInput {
  readonly addresses: Addresses;
  readonly redirects: ReadonlyMap<string, string>;
}

/** What the privacy page says of counting visits. */
const COUNTING = {
  off: 'countingOff',
  on: 'countingOn',
  asked: 'countingAsked',
} as const satisfies Readonly<Record<SiteSettings['counting'], TextKey>>;

export class AssemblyContext {
  /** Share pictures to draw: their address, and the title on them. */
  readonly sharePictures = new Map<string, string>();
  /** Sizes of bundled pictures that pages show. */
  readonly pictureSizes = new Map<string, PictureSize>();
  readonly provenance = new Provenance();
  readonly tokens: TokenValues;
  private readonly prepared = new WeakMap<Entry, object>();

  constructor(readonly input: ContextInput) {
    const { siteConfig, microcopy } = input.content;
    // The number is shown in many places and compared with others, so it carries no mark itself.
    this.provenance.mark({ entry: siteConfig, field: PHONE_FIELD });
    const { now, counting } = input.settings;
    const counted = microcopy.find(({ fields }) => fields.key === COUNTING[counting]);
    this.tokens = tokenValues(
      siteConfig.fields,
      now.getFullYear(),
      counted ? this.marked({ entry: counted, field: 'text' }, counted.fields.text ?? '') : '',
    );
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

  /** A picture in its place, with the description that `fields` made ready. */
  picture(source: PictureSource | undefined, slot: PictureSlot): Picture | undefined {
    return source && { ...this.sized(source, slot), alt: source.alt };
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

  /** A text for search engines: tokens replaced, without marks. */
  plain(text: string): string {
    return replaceTokens(text, this.tokens);
  }

  /** A text with tokens replaced, and with the mark of its field. */
  private text(place: FieldPlace, value: string): string {
    const replaced = replaceTokens(value, this.tokens, (written, fault) =>
      reportToken(this.input.problems, place, written, fault),
    );
    return this.marked(place, replaced);
  }

  private marked(place: FieldPlace, text: string): string {
    return `${text}${this.provenance.mark(place)}`;
  }

  private prepareValue(place: FieldPlace, kind: Field['kind'], value: unknown): unknown {
    if (kind === 'text' || kind === 'longText') return this.text(place, value as string);
    if (kind === 'textList')
      return (value as readonly string[]).map((item) => this.text(place, item));
    if (kind === 'richText') return this.richText(place, value as RichText);
    if (kind === 'picture') {
      const picture = value as PictureSource;
      return { ...picture, alt: this.text(place, picture.alt) };
    }
    return value;
  }

  private richText(place: FieldPlace, document: RichText): RichText {
    const label = fieldOf(place.entry.type, place.field)?.name ?? place.field;
    const report = (fault: string): void => this.input.problems.error(place, `“${label}” ${fault}`);
    return prepareRichText(document, {
      href: (uri) => this.href(uri),
      page: (id) => this.pageLink(id),
      embeddedEntry: (id) => this.embeddedEntry(id),
      embeddedAsset: (id) => this.embeddedAsset(place, id, report),
      file: (id) => this.file(place, this.input.assets.get(id)),
      value: (text) => (text.trim() === '' ? text : this.text(place, text)),
      report,
    });
  }

  /** The page of an entry, under its title. */
  private pageLink(id: string): Link | undefined {
    const href = this.input.addresses.pathOf.get(id);
    const { page, service, blogPost } = this.input.content;
    const entry = [...page, ...service, ...blogPost].find((candidate) => candidate.id === id);
    if (href === undefined || !entry) return undefined;
    // Not `this.fields`: the texts of two pages may link to each other.
    const title = entryTitle(entry.type, entry.fields);
    return { href, label: this.text({ entry, field: model[entry.type].titleField }, title) };
  }

  private embeddedAsset(
    place: FieldPlace,
    id: string,
    report: (fault: string) => void,
  ): Embedded | FileLink | undefined {
    const { entry, field } = place;
    const asset = this.input.assets.get(id);
    if (!asset) {
      // A picture that staff deleted has the id of the bundled one it was seeded from.
      const bundled =
        entry.origins[field] === 'default' ? this.input.bundled.pictures.get(id) : undefined;
      if (!bundled)
        report(
          'embeds a picture or a file that is not published. It is left out. Publish it, or remove it from the text.',
        );
      return this.inlinePicture(place, bundled);
    }
    const file = assetFile(asset);
    const [kind] = file?.mimeType.split('/') ?? [];
    if (file && (kind === 'video' || kind === 'audio')) return this.recording(place, kind, file);
    if (file && kind !== 'image') return this.file(place, asset);
    const source = assetPicture(asset);
    if (!source) report(`embeds “${file?.title ?? id}”, which is left out. ${whyNoPicture(asset)}`);
    return this.inlinePicture(place, source);
  }

  private inlinePicture(
    place: FieldPlace,
    source: PictureSource | undefined,
  ): Embedded | undefined {
    if (!source) return undefined;
    const { alt, caption } = source;
    // Only pictures inside texts carry their own caption; elsewhere a field beside them has it.
    const picture = {
      ...this.sized(source, 'inline'),
      alt: this.text(place, alt),
      caption: caption === undefined ? undefined : this.text(place, caption),
    };
    return { type: 'picture', picture };
  }

  private recording(place: FieldPlace, type: 'video' | 'audio', file: AssetFile): Embedded {
    const { url, title, note, mimeType, description } = file;
    return {
      type,
      href: url,
      label: this.text(place, title),
      note,
      mimeType,
      description: description && this.text(place, description),
    };
  }

  private file(place: FieldPlace, asset: RawAsset | undefined): FileLink | undefined {
    const file = asset && assetFile(asset);
    return file && { href: file.url, label: this.text(place, file.title), note: file.note };
  }

  /** Embedded entries have no rich text, so they cannot embed each other in a circle. */
  private embeddedEntry(id: string): Embedded | undefined {
    const entry =
      this.find('callout', id) ?? this.find('diagram', id) ?? this.find('comparison', id);
    if (!entry) return undefined;
    if (entry.type === 'callout') return calloutView(this.fields(entry));
    if (entry.type === 'diagram') return { type: 'diagram', labels: [], ...this.fields(entry) };
    const { doHeading, doItems, dontHeading, dontItems } = this.fields(entry);
    return { type: 'comparison', doHeading, doItems, dontHeading, dontItems };
  }
}

export const calloutView = (callout: Content<'callout'>) =>
  ({ type: 'callout', tone: 'note', ...callout }) as const;
