/** The name of a town for comparison: lower-case letters and single spaces, without accents or ZIP. */
export const townKey = (town: string): string =>
  town
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
