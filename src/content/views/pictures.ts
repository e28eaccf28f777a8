/** Pictures in their places. */
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

/** A `<picture>` place: its crop and how wide it is shown. See `pictures/slots.ts` for the numbers. */
export type PictureSlot =
  'slice' | 'square' | 'tall' | 'photo' | 'wide' | 'panorama' | 'thumb' | 'banner' | 'inline';
