/** The page's ground in each color mode; browsers paint their own frame with it. */
export const PAPER = { light: '#F5F6EF', dark: '#0E1913' } as const;
