import { fitInside } from '../../../src/islands/contactForm/shrinkPhoto';
import { MAX_PHOTOS, MAX_TOTAL, sentName } from '../../../src/islands/contactForm/usePhotos';
import { formText } from '../../../src/content/defaults/formText';

/** What the host takes in one message, bytes. */
const HOST_LIMIT = 8 * 1024 * 1024;

describe('photos of a message', () => {
  it.each([
    [4032, 3024, 1600, 1200],
    [3024, 4032, 1200, 1600],
    [1600, 900, 1600, 900],
    [640, 480, 640, 480],
    [20_000, 3, 1600, 1],
  ])('%i × %i becomes %i × %i', (width, height, fitWidth, fitHeight) => {
    expect(fitInside(width, height)).toEqual({ width: fitWidth, height: fitHeight });
  });

  it('are named by what they became', () => {
    expect(sentName('IMG_0042.HEIC', 'image/jpeg')).toBe('IMG_0042.jpg');
    expect(sentName('oak.front.png', 'image/jpeg')).toBe('oak.front.jpg');
    expect(sentName('.png', 'image/jpeg')).toBe('photo.jpg');
    expect(sentName('oak.webp', 'image/webp')).toBe('oak.webp');
  });

  it('leave room for the texts below the limit of the host', () => {
    expect(MAX_TOTAL).toBeLessThan(HOST_LIMIT - 500_000);
  });

  it('are as many as the texts of the form say', () => {
    const { photosHint, photosAdded, photosTooMany } = formText[0]?.fields ?? {};
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    for (const text of [photosHint, photosAdded, photosTooMany])
      expect(text).toMatch(new RegExp(`\\b${words[MAX_PHOTOS] ?? MAX_PHOTOS}\\b`));
  });
});
