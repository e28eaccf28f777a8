/**
 * What the parts of the assembly are given: the content ready for pages, with links made safe and rich
 * text resolved; and what all pages share.
 */
import type { Texts } from '../defaults/microcopy';
import { fieldsOf, type ContentTypeId } from '../model';
import type { PictureFiles } from '../../images/pictureFiles';
import { bundledPicture, contentfulPicture, isUploaded, type PictureSlot } from '../pictures';
import { filledText } from '../read';
import type { TokenValues } from '../tokens';
import type { Content, PictureSource, RichText } from '../types';
import type { Picture, SiteFacts } from '../views';
import { allEntries, isOfType, type Entry, type FieldLocation } from '../entries';
import { assignAddresses, type Addresses } from './addresses';
import { destinationsOf, type Destination } from './destinations';
import { siteFacts } from './facts';
import type { SiteInput, SiteSettings } from './input';
import { makeRedirects } from './redirects';
import { richTextView } from './richText';
import { sharedTextsOf } from './sharedTexts';

/** The content ready for pages, and what all pages share. */
export class AssemblyContext {
  /** Files of bundled pictures that pages show. */
  readonly pictureFiles: PictureFiles = new Map();
  readonly content: SiteInput['content'];
  readonly settings: SiteSettings;
  readonly now: Date;
  readonly assets: SiteInput['assets'];
  readonly bundled: SiteInput['bundled'];
  readonly problems: SiteInput['problems'];
  readonly addresses: Addresses;
  readonly redirects: ReadonlyMap<string, string>;
  readonly tokens: TokenValues;
  /** Where an address leads that an editor typed; with the fault of one that leads nowhere. */
  readonly destination: (typed: string) => Destination;
  /** All shared texts by key. */
  readonly texts: Texts;
  readonly facts: SiteFacts;
  private readonly byId: ReadonlyMap<string, Entry>;
  private readonly prepared = new WeakMap<Entry, object>();

  constructor(input: SiteInput) {
    this.content = input.content;
    this.settings = input.settings;
    this.now = input.now;
    this.assets = input.assets;
    this.bundled = input.bundled;
    this.problems = input.problems;
    // The order matters: each of these needs the ones above it.
    this.addresses = assignAddresses(input);
    this.redirects = makeRedirects(input, this.addresses);
    this.byId = new Map(allEntries(input.content).map((entry) => [entry.id, entry]));
    this.tokens = input.tokens;
    this.destination = destinationsOf(input, this.addresses, this.redirects, this.tokens);
    this.texts = sharedTextsOf(this);
    this.facts = siteFacts(this);
  }

  /**
   * All fields of an entry with its formatted texts resolved. One that has nothing to show is missing, unless its field
   * is required.
   */
  fields<T extends ContentTypeId>(entry: Entry<T>): Content<T> {
    const known = this.prepared.get(entry);
    if (known) return known as Content<T>;
    const fields: Record<string, unknown> = { ...entry.fields };
    for (const [id, { kind, required }] of fieldsOf(entry.type)) {
      if (kind !== 'richText' || !(id in fields)) continue;
      const text = richTextView(this, { entry, field: id }, fields[id] as RichText);
      if (text.content.length > 0 || required === true) fields[id] = text;
      else delete fields[id];
    }
    this.prepared.set(entry, fields);
    return fields as unknown as Content<T>;
  }

  /** A picture in its place. */
  picture(source: PictureSource | undefined, slot: PictureSlot): Picture | undefined {
    if (!source) return undefined;
    const { alt } = source;
    if (isUploaded(source)) return { ...contentfulPicture(source, slot), alt };
    const master = this.bundled.masters[source.file];
    if (!master) throw new Error(`There is no bundled picture named “${source.file}”.`);
    return { ...bundledPicture(master, slot, this.pictureFiles), alt };
  }

  /**
   * Path of the page of an entry.
   *
   * @throws for an entry that has none
   */
  pathOf(entry: Entry): string {
    const path = this.addresses.pathOf.get(entry.id);
    if (path === undefined) throw new Error(`“${entry.id}” has no page.`);
    return path;
  }

  /** Safe and final form of an address that an editor typed; undefined when it leads to no page. */
  href(typed: string | undefined): string | undefined {
    return typed === undefined ? undefined : this.destination(typed).href;
  }

  /** The id of an entry, by which a preview marks the element that shows it; undefined on the site and for a default. */
  entryId({ id, isBundled }: Entry): string | undefined {
    return this.settings.preview && !isBundled ? id : undefined;
  }

  /** The entry of an id, if it is shown. */
  entry(id: string): Entry | undefined {
    return this.byId.get(id);
  }

  /** The entry of an id, if it is of a type and shown. */
  find<T extends ContentTypeId>(type: T, id: string | undefined): Entry<T> | undefined {
    const entry = this.byId.get(id ?? '');
    return isOfType(entry, type) ? entry : undefined;
  }

  /** The words of a formatted text, or of what it embeds, with tokens replaced. */
  text(location: FieldLocation, value: string): string {
    return filledText(value, this.tokens, location, this.problems);
  }

  /** An embedded picture whose description and caption have tokens replaced. */
  described(location: FieldLocation, picture: PictureSource): PictureSource {
    const { alt, caption } = picture;
    return {
      ...picture,
      alt: this.text(location, alt),
      caption: caption && this.text(location, caption),
    };
  }
}
