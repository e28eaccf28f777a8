/**
 * Collects every place a picture goes while pages are put together, so that bundled pictures can
 * be sized in one go afterwards.
 */
import type { PictureSource } from '../types';
import type { Picture } from '../views';
import { contentfulPicture } from './contentful';
import type { SizedPicture } from './sized';
import type { PictureSlot } from './slots';

/** A bundled picture in one place that still has to be sized. */
interface PictureRequest {
  readonly file: string;
  readonly slot: PictureSlot;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export class PictureBook {
  private readonly waiting = new Map<
    string,
    { request: PictureRequest; pictures: Mutable<Picture>[] }
  >();

  /** The picture for a place. One of a bundled file is complete only after `fill`. */
  place(
    source: PictureSource,
    slot: PictureSlot,
    words: { alt: string; caption?: string },
  ): Picture {
    if (source.from === 'contentful') return { ...contentfulPicture(source, slot), ...words };
    const picture: Mutable<Picture> = { ...words, src: '', width: 0, height: 0, sources: [] };
    const key = `${source.file} ${slot}`;
    const entry = this.waiting.get(key) ?? { request: { file: source.file, slot }, pictures: [] };
    entry.pictures.push(picture);
    this.waiting.set(key, entry);
    return picture;
  }

  get requests(): readonly PictureRequest[] {
    return [...this.waiting.values()].map(({ request }) => request);
  }

  /** Completes every bundled picture. */
  fill(size: (request: PictureRequest) => SizedPicture): void {
    for (const { request, pictures } of this.waiting.values()) {
      for (const picture of pictures) Object.assign(picture, size(request));
    }
  }
}
