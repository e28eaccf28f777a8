/** Ids of the elements that the page for staff and its script both name. */
export const STAFF = {
  data: 'staff-data',
  live: 'staff-live',
  search: 'staff-search',
  words: 'staff-words',
  found: 'staff-found',
  results: 'staff-results',
} as const;
