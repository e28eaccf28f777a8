import { readAsset, readPicture } from '../../../src/content/read/assets';
import { contentfulPicture } from '../../../src/content/pictures';
import type { UploadedPicture } from '../../../src/content/types';

const asset = (changes: Partial<UploadedPicture> = {}): UploadedPicture => ({
  id: 'oak',
  url: 'https://images.ctfassets.net/oak.jpg',
  width: 3000,
  height: 2000,
  mimeType: 'image/jpeg',
  alt: 'An oak',
  ...changes,
});

const widthsOf = (srcSet: string): readonly number[] =>
  srcSet.split(/,\s/).map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));

describe('a picture of the space', () => {
  it.each([
    ['photo', 2000, 1333, 'fit=fill', [480, 640, 800, 1200, 2000]],
    ['panorama', 2400, 1029, 'fit=fill', [640, 1080, 1600, 2400]],
    ['portrait', 800, 1000, 'fit=fill&f=face', [480, 560, 640, 800]],
    ['inline', 1200, 800, 'fit=fill', [480, 800, 1200]],
  ] as const)('is cropped and sized for %s: %i by %i', (slot, wide, high, crop, widths) => {
    const { src, width, height, sources } = contentfulPicture(asset(), slot);
    expect([width, height]).toEqual([wide, high]);
    expect(src).toContain(`?w=${wide}&h=${high}&${crop}&fm=jpg`);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { srcSet } of sources) expect(widthsOf(srcSet)).toEqual(widths);
  });

  it.each([
    [{ width: 700, height: 2000 }, [480, 640, 700]],
    [{ width: 3000, height: 500 }, [480, 640, 750]],
    [{ width: 90, height: 60 }, [90]],
    [{ width: 1, height: 1 }, [1]],
    [{ width: 1, height: 50 }, [1]],
    [{ width: 50, height: 1 }, [1]],
  ])('of %j is never enlarged', (size, widths) => {
    const { width, height, sources } = contentfulPicture(asset(size), 'photo');
    expect(widthsOf(sources[0]?.srcSet ?? '')).toEqual(widths);
    expect(width).toBeLessThanOrEqual(size.width);
    expect(height).toBeGreaterThan(0);
  });

  it('beyond nine megapixels has no AVIF, which its host would refuse to make', () => {
    const large = contentfulPicture(asset({ width: 4000, height: 3000 }), 'photo');
    expect(large.sources.map(({ type }) => type)).toEqual(['image/webp']);
  });

  it('that is an SVG drawing is used as it is, in its own shape', () => {
    const upright = asset({ mimeType: 'image/svg+xml', width: 300, height: 600 });
    const drawing = contentfulPicture(upright, 'photo');
    expect(drawing).toEqual({ src: upright.url, width: 300, height: 600, sources: [] });
  });

  it('that moves is used as it is, and still only for who asks for less motion', () => {
    const moving = asset({ mimeType: 'image/gif', width: 300, height: 600 });
    expect(contentfulPicture(moving, 'photo')).toEqual({
      ...{ src: moving.url, width: 300, height: 600 },
      sources: [
        {
          type: 'image/jpeg',
          srcSet: expect.stringContaining('fm=jpg') as string,
          media: '(prefers-reduced-motion: reduce)',
        },
      ],
    });
  });

  it.each<[string, unknown, unknown, object]>([
    ['image/svg+xml', null, null, { width: 1200, height: 800 }],
    ['image/svg+xml', 0, 0, { width: 1200, height: 800 }],
    ['image/svg+xml', 23.5, 40, { width: 24, height: 40 }],
    ['image/jpeg', 1200.4, 800, { width: 1200, height: 800 }],
  ])('of the type %s that is %s wide and %s high is shown', (mimeType, width, height, size) => {
    const file = readAsset({ contentful_id: 'oak', url: asset().url, mimeType, width, height });
    expect(readPicture(file)).toMatchObject({ url: asset().url, ...size });
  });

  it.each([['wide'], [NaN], [-3], [{}]])(
    'whose width is %j is left out, with a reason',
    (width) => {
      const refuse = jest.fn();
      const file = { contentful_id: 'oak', url: asset().url, mimeType: 'image/jpeg', height: 5 };
      expect(readPicture(readAsset({ ...file, width }), refuse)).toBeUndefined();
      expect(refuse).toHaveBeenCalledWith(expect.stringContaining('has not read the picture'));
    },
  );
});
