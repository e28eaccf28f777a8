/**
 * Speculation rules for browsers that know them: a page of this site is fetched when a visitor is
 * about to follow a link to it. Addresses of pages end with a slash, those of files do not.
 *
 * `moderate` means a pointer that rests on the link, or a finger that touches it; so nothing is
 * fetched that nobody looks at.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: ['/', '/*/'] }, eagerness: 'moderate' }],
});
