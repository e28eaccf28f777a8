/** Every bundled default is something an editor could have published. */
import { defaults } from '../../../../src/content/defaults';
import { loadBundled } from '../../../../src/content/bundled';
import { contentTypeIds, model } from '../../../../src/content/model';
import { TOKEN_NAMES } from '../../../../src/content/tokens';
import { isFilled, stringsIn, values } from './entries';

const SYMBOL_LIMIT = 256;

describe('bundled defaults and the model', () => {
  it('have only fields that the model has', () => {
    const unknown = contentTypeIds.flatMap((type) =>
      defaults[type].flatMap((entry) =>
        Object.keys(entry.fields)
          .filter((id) => !(id in model[type].fields))
          .map((id) => `${type} ${entry.id} ${id}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('fill every required field', () => {
    const missing = values.filter((value) => value.field.required === true && !isFilled(value));
    expect(missing.map(({ where }) => where)).toEqual([]);
  });

  it('have ids of their own, in letters that Contentful takes', () => {
    const ids = contentTypeIds.flatMap((type) => defaults[type].map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-zA-Z0-9-_.]{1,64}$/.test(id))).toEqual([]);
  });

  it('keep within the lengths, patterns and choices of their fields', () => {
    const wrong = values.filter(isFilled).filter((value) => {
      const { field } = value;
      const strings = stringsIn(value);
      switch (field.kind) {
        case 'text':
          return strings.some((text) => text.length > (field.max ?? SYMBOL_LIMIT));
        case 'longText':
          return field.max !== undefined && strings.some((text) => text.length > (field.max ?? 0));
        case 'textList':
          return strings.some((text) => text.length > SYMBOL_LIMIT);
        case 'plain':
        case 'plainList': {
          const { pattern } = field;
          return (
            pattern !== undefined && strings.some((text) => !new RegExp(pattern.source).test(text))
          );
        }
        case 'choice':
          return !strings.every((text) => Object.hasOwn(field.choices, text));
        case 'date':
          return strings.some((text) => Number.isNaN(Date.parse(text)));
        default:
          return false;
      }
    });
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });

  it('use only tokens that exist', () => {
    const known = new Set<string>(TOKEN_NAMES);
    const unknown = values.flatMap((value) =>
      stringsIn(value).flatMap((text) =>
        [...text.matchAll(/\{\{([^}]*)\}\}/g)]
          .map(([, name = '']) => name)
          .filter((name) => !known.has(name))
          .map((name) => `${value.where}: ${name}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('write the company’s name and number only in the company’s own entry', () => {
    const company = defaults.siteConfig[0]?.fields.company ?? '';
    expect(company).not.toBe('');
    const literal = values
      .filter(({ type }) => type !== 'siteConfig')
      .filter((value) =>
        stringsIn(value).some(
          (text) => text.includes(company) || /\d{3}[)\s.-]*\d{3}[\s.-]\d{4}/.test(text),
        ),
      );
    expect(literal.map(({ where }) => where)).toEqual([]);
  });

  it('keep the exclamation mark for the one call that has it by the brand', () => {
    const loud = values
      .filter(({ field }) => field.kind !== 'plain')
      .flatMap((value) => stringsIn(value).map((text) => ({ text, where: value.where })))
      .filter(({ text }) =>
        /!(?!\[)/.test(text.replace('404 - Oops, Branching Out to the Unknown!', '')),
      )
      .filter(({ text }) => text !== 'Call us today!');
    expect(loud.map(({ where }) => where)).toEqual([]);
  });

  it('can all be turned into rich text and references', async () => {
    const bundled = await loadBundled();
    for (const type of contentTypeIds)
      expect(bundled.entries[type]).toHaveLength(defaults[type].length);
    expect(bundled.pictures.size).toBeGreaterThan(0);
  });
});
