/** Tokens: `{{phone}}` and the like in any text are replaced with the company's facts, so that a fact is written once. */
import type { Content } from './types';

/** As editors write them; matched whatever their case. */
export const TOKEN_NAMES = [
  'phone',
  'city',
  'state',
  'stateCode',
  'company',
  'hours',
  'year',
] as const;
type TokenName = (typeof TOKEN_NAMES)[number];
export type TokenValues = Readonly<Record<TokenName, string>>;

const TOKEN = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * Replaces known tokens and removes unknown ones.
 *
 * @param onUnknown - called with the name of each token that does not exist
 */
export const replaceTokens = (
  text: string,
  values: TokenValues,
  onUnknown: (name: string) => void = () => undefined,
): string =>
  text.replace(TOKEN, (token, typed: string, at: number) => {
    const name = TOKEN_NAMES.find((known) => known.toLowerCase() === typed.toLowerCase());
    if (name === undefined) onUnknown(typed);
    const value = name === undefined ? '' : values[name];
    // The period of “Inc.” also ends a sentence.
    return text.startsWith('.', at + token.length) ? value.replace(/\.$/, '') : value;
  });

/**
 * Token values from the company's facts. A fact may name another one, as in “{{city}} Tree Care”.
 *
 * @param year - year of the build
 */
export const tokenValues = (
  config: Pick<
    Content<'siteConfig'>,
    'company' | 'city' | 'state' | 'stateCode' | 'phoneDisplay' | 'hoursOfOperation'
  >,
  year: number,
): TokenValues => {
  const factsWith = (change: (text: string) => string): TokenValues => ({
    phone: change(config.phoneDisplay).trim(),
    city: change(config.city).trim(),
    state: change(config.state).trim(),
    stateCode: change(config.stateCode ?? config.state).trim(),
    company: change(config.company).trim(),
    hours: change(config.hoursOfOperation).trim(),
    year: String(year),
  });
  const bare = factsWith((text) => text.replace(TOKEN, ''));
  return factsWith((text) => replaceTokens(text, bare));
};
