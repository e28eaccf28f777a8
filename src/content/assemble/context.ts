/**
 * What every part of the assembly shares: the fields of an entry ready for a page, with tokens
 * replaced, links made safe, rich text resolved, and a mark on every text.
 */
import type { TextKey } from '../defaults/microcopy';
import { safeHref, telHref, withoutOwnHost } from '../links';
import { fieldsOf, type ContentTypeId } from '../model';
import type { Field } from '../model/fields';
import type { PictureSize } from '../../images/pictureFiles';
import { bundledPicture } from '../pictures/bundled';
import { contentfulPicture } from '../pictures/contentful';
import type { SizedPicture } from '../pictures/sized';
import type { PictureSlot } from '../pictures/slots';
import { isPhoneToken, replaceTokens, tokenValues, type TokenValues } from '../tokens';
import type { Content, PictureSource, RichText } from '../types';
import type { Picture } from '../views';
import type { Entry } from '../withDefaults';
import type { Addresses } from './addresses';
import type { SiteInput, SiteSettings } from './input';
import { PHONE_FIELD } from './marks';
import { Provenance, type FieldPlace } from './provenance';
import { finalHref, leadsNowhere } from './redirects';
import { resolveRichText } from './resolveRichText';
import { reportToken } from './tokenFaults';

interface ContextInput extends SiteInput {
  readonly addresses: Addresses;
  readonly redirects: ReadonlyMap<string, string>;
  /** Hosts of this site, as `hostOf` gives them. */
  readonly ownHosts: readonly string[];
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

  /**
   * All fields of an entry: tokens replaced, rich text resolved. A rich text of which nothing can be shown is
   * missing, unless its field is required.
   */
  fields<T extends ContentTypeId>(entry: Entry<T>): Content<T> {
    const known = this.prepared.get(entry);
    if (known) return known as Content<T>;
    const fields: Record<string, unknown> = {};
    for (const [id, field] of fieldsOf(entry.type)) {
      const value = (entry.fields as Record<string, unknown>)[id];
      const prepared =
        value === undefined ? value : this.prepareValue({ entry, field: id }, field, value);
      if (prepared !== undefined) fields[id] = prepared;
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
    const { addresses, content, ownHosts, redirects } = this.input;
    if (isPhoneToken(typed)) return telHref(content.siteConfig.fields.phoneLink);
    const safe = safeHref(replaceTokens(typed, this.tokens));
    if (safe === undefined) return undefined;
    const final = finalHref(withoutOwnHost(safe, ownHosts), redirects);
    return leadsNowhere(final, addresses.live) ? undefined : final;
  }

  find<T extends Exclude<ContentTypeId, 'siteConfig'>>(type: T, id: string): Entry<T> | undefined {
    return (this.input.content[type] as unknown as readonly Entry<T>[]).find(
      (entry) => entry.id === id,
    );
  }

  /** A text for search engines: tokens replaced, without marks. */
  plain(text: string): string {
    return replaceTokens(text, this.tokens);
  }

  /** A text with tokens replaced, and with the mark of its field. */
  text(place: FieldPlace, value: string): string {
    const replaced = replaceTokens(value, this.tokens, (written, fault) =>
      reportToken(this.input.problems, place, written, fault),
    );
    return this.marked(place, replaced);
  }

  private marked(place: FieldPlace, text: string): string {
    return `${text}${this.provenance.mark(place)}`;
  }

  private prepareValue(place: FieldPlace, { kind, required }: Field, value: unknown): unknown {
    if (kind === 'text' || kind === 'longText') return this.text(place, value as string);
    if (kind === 'textList')
      return (value as readonly string[]).map((item) => this.text(place, item));
    if (kind === 'richText') {
      const text = resolveRichText(this, place, value as RichText);
      return text.content.length === 0 && required !== true ? undefined : text;
    }
    if (kind === 'picture') return this.described(place, value as PictureSource);
    if (kind === 'pictureList')
      return (value as readonly PictureSource[]).map((picture) => this.described(place, picture));
    return value;
  }

  private described(place: FieldPlace, picture: PictureSource): PictureSource {
    return { ...picture, alt: this.text(place, picture.alt) };
  }
}
