/**
 * Tokens: `{{phone}}` and the like in any text are replaced from the company's facts, so that a
 * fact is written once.
 */
import type { Content } from './types';

export const TOKEN_NAMES = ['phone', 'city', 'state', 'company', 'hours', 'year'] as const;
export type TokenName = (typeof TOKEN_NAMES)[number];
export type TokenValues = Readonly<Record<TokenName, string>>;

const TOKEN = /\{\{\s*([^{}]*?)\s*\}\}/g;

const isTokenName = (name: string): name is TokenName =>
  (TOKEN_NAMES as readonly string[]).includes(name);

/** Token values from the config. `year` is the year of the build. */
export const tokenValues = (
  config: Pick<
    Content<'siteConfig'>,
    'company' | 'city' | 'state' | 'phoneDisplay' | 'hoursOfOperation'
  >,
  year: number,
): TokenValues => ({
  phone: config.phoneDisplay,
  city: config.city,
  state: config.state,
  company: config.company,
  hours: config.hoursOfOperation,
  year: String(year),
});

/**
 * Replaces known tokens and leaves unknown ones out.
 *
 * @param unknown - called with the name of each token that does not exist
 */
export const replaceTokens = (
  text: string,
  values: TokenValues,
  unknown: (name: string) => void = () => undefined,
): string => {
  if (!text.includes('{{')) return text;
  return text.replace(TOKEN, (_match, name: string) => {
    if (isTokenName(name)) return values[name];
    unknown(name);
    return '';
  });
};
