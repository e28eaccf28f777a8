/** Photos or files that a message may have. Fields, texts and the browser's form all follow from it. */
export const MAX_FILES = 5;

/** For texts. Another number does not compile without its word. */
export const MAX_FILES_WORD = { 5: 'five' }[MAX_FILES];
