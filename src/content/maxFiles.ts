/**
 * Photos or files that a message may have. Fields, bundled texts and the browser's form follow from it; small
 * texts that a space has already hold their own word.
 */
export const MAX_FILES = 5;

/** For texts. Another number does not compile without its word. */
export const MAX_FILES_WORD = { 5: 'five' }[MAX_FILES];
