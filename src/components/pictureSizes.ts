/**
 * The width that a picture across a phone asks for. Screens of phones have two or three pixels for
 * each CSS pixel, more than the eye can tell apart in a photograph: three quarters of them are as
 * sharp and weigh half.
 */
const ACROSS_PHONE = '74vw';

/**
 * The `sizes` of a picture that goes from side to side on a phone.
 *
 * @param wider media conditions with their widths, the widest first; the last fits all smaller ones
 */
export const acrossOnPhones = (...wider: readonly string[]): string =>
  [...wider, ACROSS_PHONE].join(', ');
