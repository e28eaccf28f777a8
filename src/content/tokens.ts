/**
 * Tokens: `{{phone}}` and the like in any text are replaced from the company's facts, so that a
 * fact is written once. Case, blanks and missing braces are forgiven.
 */
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
  'counting',
] as const;
type TokenName = (typeof TOKEN_NAMES)[number];
export type TokenValues = Readonly<Record<TokenName, string>>;

const NAMES = TOKEN_NAMES.join('|');

/**
 * A token in any form: a known name in one brace or more, or anything in two. With two braces
 * before a known name those behind it may be missing altogether.
 */
const TOKEN = new RegExp(
  [
    String.raw`\{+\s*(?<known>${NAMES})\s*\}+`,
    String.raw`\{{2,}\s*(?<open>${NAMES})\b(?![^{}\n]*\})`,
    String.raw`\{{2,}\s*(?<other>[^{}\n]*?)\s*\}+`,
  ].join('|'),
  'gi',
);

const WELL_FORMED = /^\{\{[^{}]*\}\}$/;

/** Finds `{{phone}}` in any form, for splitting a text at it. */
export const PHONE_TOKEN = /(\{+\s*phone\s*\}+|\{{2,}\s*phone\b(?![^{}\n]*\}))/i;

/** True for an address field that holds nothing but the phone token. */
export const isPhoneToken = (text: string): boolean =>
  text.trim().replace(PHONE_TOKEN, '') === '' && text.trim() !== '';

/** Where each token of a text begins and ends. */
export const tokenRanges = (text: string): readonly { start: number; end: number }[] =>
  [...text.matchAll(TOKEN)].map(({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
  }));

/**
 * Token values from the config.
 *
 * @param year year of the build
 * @param counting what the settings in force do about counting visits, in whole sentences
 */
export const tokenValues = (
  config: Pick<
    Content<'siteConfig'>,
    'company' | 'city' | 'state' | 'stateCode' | 'phoneDisplay' | 'hoursOfOperation'
  >,
  year: number,
  counting: string,
): TokenValues => {
  const written: TokenValues = {
    phone: config.phoneDisplay,
    city: config.city,
    state: config.state,
    stateCode: config.stateCode ?? config.state,
    company: config.company,
    hours: config.hoursOfOperation,
    year: String(year),
    counting,
  };
  // A fact may name another, as in “{{city}} Tree Care”, and that one a third. Itself it cannot name.
  const within = (others: TokenValues): TokenValues =>
    Object.fromEntries(
      Object.entries(written).map(([name, text]) => [
        name,
        replaceTokens(text, { ...others, [name]: '' }).trim(),
      ]),
    ) as TokenValues;
  const bare = Object.fromEntries(
    Object.entries(written).map(([name, text]) => [name, text.replace(TOKEN, '')]),
  ) as TokenValues;
  return within(within(bare));
};

/** What is wrong with a token: there is no such one, or its braces are not two and two. */
export type TokenFault = 'unknown' | 'braces';

const nameOf = (written: string): TokenName | undefined =>
  TOKEN_NAMES.find((name) => name.toLowerCase() === written.toLowerCase());

/** True when a text holds the token of this name, in any form. */
export const hasToken = (text: string, name: TokenName): boolean =>
  [...text.matchAll(TOKEN)].some(
    ({ groups: { known, open, other } = {} }) => nameOf(known ?? open ?? other ?? '') === name,
  );

/**
 * Replaces known tokens, whatever their form, and leaves unknown ones out.
 *
 * @param faulty - called with each token that is not written as it should be
 */
export const replaceTokens = (
  text: string,
  values: TokenValues,
  faulty: (written: string, fault: TokenFault) => void = () => undefined,
): string => {
  if (!text.includes('{')) return text;
  return text.replace(TOKEN, (token: string, ...rest: readonly unknown[]) => {
    const { known, open, other } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const name = nameOf(known ?? open ?? other ?? '');
    if (name === undefined) faulty(other ?? '', 'unknown');
    else if (!WELL_FORMED.test(token)) faulty(token, 'braces');
    return name === undefined ? '' : values[name];
  });
};
