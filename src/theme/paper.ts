/** Background of the page in each color mode, also used as the browser's theme color. */
export const PAPER = { light: '#F5F6EF', dark: '#0E1913' } as const;
