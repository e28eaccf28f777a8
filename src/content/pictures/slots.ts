/** THE places pictures go: their crop and the widths, in pixels, that are worth making. */

interface SlotSize {
  /** Width divided by height; undefined keeps the picture's own. */
  readonly aspect?: number;
  readonly widths: readonly number[];
}

export const SLOTS = {
  slice: { aspect: 1, widths: [400, 540, 640, 900] },
  square: { aspect: 1, widths: [480, 560, 640, 800, 1200] },
  tall: { aspect: 4 / 5, widths: [480, 560, 640, 800] },
  tallPhoto: { aspect: 4 / 5, widths: [480, 560, 640, 800, 1200] },
  photo: { aspect: 3 / 2, widths: [480, 560, 640, 800, 1200] },
  wide: { aspect: 16 / 9, widths: [480, 560, 640, 800, 1280] },
  panorama: { aspect: 21 / 9, widths: [640, 1080, 1600] },
  thumb: { aspect: 1, widths: [120, 240] },
  banner: { aspect: 16 / 9, widths: [640, 1080, 1600] },
  inline: { aspect: undefined, widths: [480, 800, 1200] },
} as const satisfies Readonly<Record<string, SlotSize>>;

export type PictureSlot = keyof typeof SLOTS;
