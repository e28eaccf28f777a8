/** Reads the bundled defaults as flat lists, so that a test can look at every value of every one. */
import { defaults } from '../../../../src/content/defaults';
import { contentTypeIds, fieldsOf, type ContentTypeId } from '../../../../src/content/model';
import type { Field } from '../../../../src/content/model/fields';
import { replaceTokens, tokenValues } from '../../../../src/content/tokens';
import { stringsOf } from './copyFacts';

export interface Value {
  readonly type: ContentTypeId;
  readonly id: string;
  readonly fieldId: string;
  readonly field: Field;
  readonly value: unknown;
  /** Names the value in a failed test: type, id and field. */
  readonly where: string;
}

/** Every field of the model for every default; `value` is undefined where it has none. */
export const values: readonly Value[] = contentTypeIds.flatMap((type) =>
  defaults[type].flatMap((entry) =>
    fieldsOf(type).map(([fieldId, field]) => ({
      type,
      id: entry.id,
      fieldId,
      field,
      value: (entry.fields as Record<string, unknown>)[fieldId],
      where: `${type} ${entry.id} ${fieldId}`,
    })),
  ),
);

export const isFilled = ({ value }: Value): boolean =>
  value !== undefined &&
  (typeof value !== 'string' || value.trim() !== '') &&
  (!Array.isArray(value) || value.length > 0);

/** All strings inside a value: a text, a list's texts, a picture's description and caption. */
export const stringsIn = ({ value }: Pick<Value, 'value'>): readonly string[] => stringsOf(value);

const config = defaults.siteConfig[0]?.fields;

/** A text as a visitor reads it, with the default company's facts. */
export const shown = (text: string): string =>
  replaceTokens(
    text,
    tokenValues(
      {
        company: config?.company ?? '',
        city: config?.city ?? '',
        state: config?.state ?? '',
        stateCode: config?.stateCode,
        phoneDisplay: config?.phoneDisplay ?? '',
        hoursOfOperation: config?.hoursOfOperation ?? '',
      },
      2024,
      defaults.consentText[0]?.fields.off ?? '',
    ),
  );

/** Words of a Markdown text without its signs, tables' rules and embeds. */
export const wordsOf = (markdown: string): readonly string[] =>
  markdown
    .replace(/^!\[.*$/gm, '')
    .replace(/\]\([^)]*\)/g, '')
    .split(/\s+/)
    .filter((word) => /[a-z0-9]/i.test(word));

/** Targets of the links in a Markdown text; embeds are not links. */
export const linksIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/(!?)\[[^\]]*\]\(([^)\s]+)[^)]*\)/g)]
    .filter(([, embed]) => embed === '')
    .map(([, , target = '']) => target);

/** Embeds of a Markdown text: what kind each is and what it points at. */
export const embedsIn = (
  markdown: string,
): readonly { readonly kind: string; readonly target: string }[] =>
  [...markdown.matchAll(/!\[([^\]:]*)[^\]]*\]\(([^)\s]+)[^)]*\)/g)].map(
    ([, kind = '', target = '']) => ({ kind, target }),
  );
