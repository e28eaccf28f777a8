/**
 * Speculation rules for browsers that know them: a page of this site is fetched when a visitor is
 * about to follow a link to it. Links that leave, dial or download are no pages.
 *
 * `moderate` means a pointer that rests on the link, or a finger that touches it; so nothing is
 * fetched that nobody looks at.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/static/*', '/assets/*', '/*.xml', '/*.txt'] } },
          { not: { selector_matches: '[rel~=nofollow], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;
