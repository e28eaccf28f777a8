/**
 * Tokens: `{{phone}}` and the like in any text are replaced with the company's facts, so that a fact
 * is written once. Case, blanks and missing braces are forgiven.
 */
import { type Range, rangesOf } from './text';
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

/** All braces that stand together, so that a search among many of them is fast. */
const OPENING = String.raw`(?<!\{)\{+`;

/**
 * Pattern of tokens with one of these names: inside one or more braces, after braces that are never closed, or
 * before two braces that were never opened.
 */
const tokensNamed = (names: readonly TokenName[]): string => {
  const name = `(?:${names.join('|')})`;
  const unclosed = String.raw`${OPENING}\s*${name}\b(?![^{}\n]*\})`;
  const unopened = String.raw`\b${name}(?=\s*\}{2})(?<!\{[^{}\n]*)\s*\}+`;
  return String.raw`${OPENING}\s*${name}\s*\}+|${unclosed}|${unopened}`;
};

/** A known token in any form, or anything else in braces. */
const TOKEN = new RegExp(String.raw`${tokensNamed(TOKEN_NAMES)}|${OPENING}[^{}\n]*\}+`, 'gi');

/** `{{phone}}` in any form. */
const PHONE_TOKEN = new RegExp(tokensNamed(['phone']), 'gi');

/** Where each token of a text begins and ends. */
export const tokenRanges = (text: string): readonly Range[] => rangesOf(TOKEN, text);

/** Where each `{{phone}}` of a text begins and ends. */
export const phoneTokenRanges = (text: string): readonly Range[] => rangesOf(PHONE_TOKEN, text);

const withoutBraces = (token: string): string => token.replace(/^[{\s]+|[}\s]+$/g, '');

const nameOf = (token: string): TokenName | undefined =>
  TOKEN_NAMES.find((name) => name.toLowerCase() === withoutBraces(token).toLowerCase());

/**
 * Replaces known tokens in any form and removes unknown ones.
 *
 * @param onUnknown - called with the name of each token that does not exist
 */
export const replaceTokens = (
  text: string,
  values: TokenValues,
  onUnknown: (name: string) => void = () => undefined,
): string =>
  text.replace(TOKEN, (token, at: number) => {
    const name = nameOf(token);
    if (name === undefined) onUnknown(withoutBraces(token));
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
  const facts: TokenValues = {
    phone: config.phoneDisplay,
    city: config.city,
    state: config.state,
    stateCode: config.stateCode ?? config.state,
    company: config.company,
    hours: config.hoursOfOperation,
    year: String(year),
  };
  const changed = (change: (text: string) => string): TokenValues =>
    Object.fromEntries(
      Object.entries(facts).map(([name, text]) => [name, change(text).trim()]),
    ) as TokenValues;
  const bare = changed((text) => text.replace(TOKEN, ''));
  return changed((text) => replaceTokens(text, bare));
};
