/** What the parts of a page are made from: the content ready to be shown, and what all pages share. */
import type { PictureFiles } from '../../images/pictureFiles';
import type { Texts } from '../defaults/microcopy';
import type { Entry, FieldLocation } from '../entries';
import type { ContentTypeId } from '../model';
import type { PictureSlot } from '../pictures';
import type { Content, PictureSource } from '../types';
import type { Picture, SiteFacts } from '../views/parts';
import type { Addresses } from './addresses';
import type { Destination } from './destinations';
import type { SiteInput } from './input';

/** The content ready to be shown. `makeContext.ts` makes it. */
export interface Reader extends SiteInput {
  readonly addresses: Addresses;
  readonly redirects: ReadonlyMap<string, string>;
  /** Where an address leads that an editor typed; with the fault of one that leads nowhere. */
  readonly destination: (typed: string) => Destination;
  /** Files of bundled pictures that pages show. */
  readonly pictureFiles: PictureFiles;
  /**
   * All fields of an entry with its formatted texts resolved. One that has nothing to show is missing, unless its field
   * is required.
   */
  readonly fields: <T extends ContentTypeId>(entry: Entry<T>) => Content<T>;
  /** A picture in its place. */
  readonly picture: (source: PictureSource | undefined, slot: PictureSlot) => Picture | undefined;
  /** The words of a formatted text, or of what it embeds, with tokens replaced. */
  readonly text: (location: FieldLocation, value: string) => string;
  /** An embedded picture whose description and caption have tokens replaced. */
  readonly described: (location: FieldLocation, picture: PictureSource) => PictureSource;
  /**
   * Path of the page of an entry.
   *
   * @throws for an entry that has none
   */
  readonly pathOf: (entry: Entry) => string;
  /** Safe and final form of an address that an editor typed; undefined when it leads to no page. */
  readonly href: (typed: string | undefined) => string | undefined;
  /** The id of an entry, by which a preview marks the element that shows it; undefined on the site and for a default. */
  readonly entryId: (entry: Entry) => string | undefined;
  /** The entry of an id, if it is shown. */
  readonly entry: (id: string) => Entry | undefined;
  /** The entry of an id, if it is of a type and shown. */
  readonly find: <T extends ContentTypeId>(type: T, id: string | undefined) => Entry<T> | undefined;
}

/** The content ready to be shown, and what all pages share. */
export interface AssemblyContext extends Reader {
  /** All shared texts by key. */
  readonly texts: Texts;
  readonly facts: SiteFacts;
}
