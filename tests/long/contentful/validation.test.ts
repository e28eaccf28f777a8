/** @jest-environment node */
import {
  assetLink,
  entryLink,
  richText,
  richTextNode,
  type FakeContentful,
} from '../../contentful';
import type { Json, JsonObject } from '../../contentful/types';
import { errorNames, errorOf, managementClient, startServer } from './clients';

let server: FakeContentful;
beforeEach(async () => {
  server = await startServer();
});

const field = (type: string, more: JsonObject = {}): JsonObject => ({
  id: 'value',
  name: 'Value',
  type,
  ...more,
});

const setModel = (value: JsonObject): void =>
  server.space.setContentTypes([
    { id: 'other', name: 'Other', fields: [{ id: 'name', name: 'Name', type: 'Symbol' }] },
    { id: 'thing', name: 'Thing', fields: [value] },
  ]);

/** Names of the errors that creating or publishing an entry with this value meets. */
const errorsOf = async (step: 'create' | 'publish', value: Json | undefined): Promise<string[]> => {
  const client = managementClient(server);
  const fields = value === undefined ? {} : { value: { 'en-US': value } };
  const creating = client.entry.create({ contentTypeId: 'thing' }, { fields });
  if (step === 'create') return errorNames((await errorOf(creating)).details);
  const entry = await creating;
  const publishing = client.entry.publish({ entryId: entry.sys.id }, entry);
  return errorNames((await errorOf(publishing)).details);
};

const publishes = async (value: Json): Promise<void> => {
  const client = managementClient(server);
  const fields = { value: { 'en-US': value } };
  const entry = await client.entry.create({ contentTypeId: 'thing' }, { fields });
  await client.entry.publish({ entryId: entry.sys.id }, entry);
};

describe('a value of the wrong type is not even stored as a draft', () => {
  test.each<[string, JsonObject, Json]>([
    ['a number as Symbol', field('Symbol'), 1],
    ['a text as Integer', field('Integer'), '1'],
    ['a fraction as Integer', field('Integer'), 1.5],
    ['a text as Boolean', field('Boolean'), 'true'],
    ['a wish as Date', field('Date'), 'tomorrow'],
    ['a text as link', field('Link', { linkType: 'Entry' }), 'id'],
    ['an asset as entry', field('Link', { linkType: 'Entry' }), assetLink('a')],
    ['one text as list', field('Array', { items: { type: 'Symbol' } }), 'one'],
    ['a number in a list of texts', field('Array', { items: { type: 'Symbol' } }), [1]],
    ['a text as rich text', field('RichText'), 'text'],
  ])('%s', async (_name, definition, value) => {
    setModel(definition);
    expect(await errorsOf('create', value)).toEqual(['type']);
  });

  test.each<[string, JsonObject, string]>([
    ['no document at its root', richTextNode('paragraph', ['x']), 'in'],
    ['an unknown node', richText(richTextNode('marquee', ['x'])), 'in'],
    ['a text beside paragraphs', richTextNode('document', ['x']), 'in'],
    ['a node without data', { nodeType: 'document', content: [] }, 'required'],
    ['a node without content', { nodeType: 'document', data: {} }, 'required'],
    ['a link without an address', richText(richTextNode('hyperlink', ['x'])), 'in'],
  ])('rich text with %s', async (_name, value, error) => {
    setModel(field('RichText'));
    expect(await errorsOf('create', value)).toContain(error);
  });

  test('unknown fields and locales', async () => {
    setModel(field('Symbol'));
    const client = managementClient(server);
    const unknownField = client.entry.create(
      { contentTypeId: 'thing' },
      { fields: { extra: { 'en-US': 'x' } } },
    );
    const unknownLocale = client.entry.create(
      { contentTypeId: 'thing' },
      { fields: { value: { tlh: 'x' } } },
    );
    expect(errorNames((await errorOf(unknownField)).details)).toEqual(['unknown']);
    expect(errorNames((await errorOf(unknownLocale)).details)).toEqual(['unknown']);
  });
});

describe('a value against a validation is stored, but not published', () => {
  const texts = { items: { type: 'Symbol', validations: [{ in: ['a', 'b'] }] } };
  const only = (...types: string[]) =>
    field('RichText', { validations: [{ enabledNodeTypes: types }] });
  test.each<[string, JsonObject, Json | undefined, Json]>([
    ['required', field('Symbol', { required: true }), undefined, 'x'],
    ['required', field('Array', { required: true, ...texts }), [], ['a']],
    ['size', field('Symbol'), 'x'.repeat(257), 'x'.repeat(256)],
    ['size', field('Text'), 'x'.repeat(50_001), 'x'.repeat(50_000)],
    ['size', field('Symbol', { validations: [{ size: { min: 2, max: 4 } }] }), 'x', '🌳🌳🌳🌳'],
    ['size', field('Array', { ...texts, validations: [{ size: { max: 1 } }] }), ['a', 'b'], ['a']],
    ['regexp', field('Symbol', { validations: [{ regexp: { pattern: '^/' } }] }), 'x', '/x'],
    ['in', field('Symbol', { validations: [{ in: ['oak', 'elm'] }] }), 'ash', 'oak'],
    ['in', field('Array', texts), ['a', 'c'], ['a', 'b']],
    ['enabledNodeTypes', only('heading-2'), richText(richTextNode('hr')), richText('x')],
    [
      'enabledMarks',
      field('RichText', { validations: [{ enabledMarks: ['bold'] }] }),
      richText(
        richTextNode('paragraph', [
          { nodeType: 'text', value: 'x', marks: [{ type: 'italic' }], data: {} },
        ]),
      ),
      richText('x'),
    ],
  ])('%s (%#)', async (name, definition, bad, good) => {
    setModel(definition);
    expect(await errorsOf('publish', bad)).toEqual([name]);
    await publishes(good);
  });

  test('unique, among published entries of the type', async () => {
    setModel(field('Symbol', { validations: [{ unique: true }] }));
    server.space.createEntry('thing', { value: 'draft' }, { publish: false });
    await publishes('draft');
    expect(await errorsOf('publish', 'draft')).toEqual(['unique']);
  });

  test('the type and the file of what is linked to', async () => {
    const author = server.space;
    setModel(field('Link', { linkType: 'Entry', validations: [{ linkContentType: ['thing'] }] }));
    const other = author.createEntry('other', { name: 'x' });
    expect(await errorsOf('publish', entryLink(other))).toEqual(['linkContentType']);

    const text = await author.createAsset({ file: Buffer.from('x'.repeat(20)), fileName: 'x.txt' });
    setModel({ ...field('Link', { linkType: 'Entry' }), omitted: true });
    author.setContentTypes([
      {
        id: 'thing',
        name: 'Thing',
        fields: [
          { ...field('Link', { linkType: 'Entry' }), omitted: true },
          {
            id: 'file',
            name: 'File',
            type: 'Link',
            linkType: 'Asset',
            validations: [{ linkMimetypeGroup: ['image'] }],
          },
        ],
      },
    ]);
    const client = managementClient(server);
    const fields = { file: { 'en-US': assetLink(text) } };
    const entry = await client.entry.create({ contentTypeId: 'thing' }, { fields });
    const refused = await errorOf(client.entry.publish({ entryId: entry.sys.id }, entry));
    expect(errorNames(refused.details)).toEqual(['linkMimetypeGroup']);
  });

  test('the author of a validation words its error', async () => {
    const message = 'Start the address with a slash.';
    setModel(field('Symbol', { validations: [{ regexp: { pattern: '^/' }, message }] }));
    const client = managementClient(server);
    const fields = { value: { 'en-US': 'x' } };
    const entry = await client.entry.create({ contentTypeId: 'thing' }, { fields });
    const refused = await errorOf(client.entry.publish({ entryId: entry.sys.id }, entry));
    expect(JSON.stringify(refused.details)).toContain(message);
  });
});

describe('a content type is refused', () => {
  const save = (fields: JsonObject[], version?: number, more: JsonObject = {}) =>
    errorOf(
      managementClient(server).raw.put(
        `/spaces/${server.spaceId}/environments/master/content_types/thing`,
        { name: 'Thing', fields, ...more },
        version === undefined ? {} : { headers: { 'X-Contentful-Version': version } },
      ),
    );
  const many = Array.from({ length: 51 }, (_, index) => ({ ...field('Symbol'), id: `f${index}` }));

  test.each<[string, JsonObject[], string]>([
    ['more than 50 fields', many, 'size'],
    ['a field id with a dash', [{ ...field('Symbol'), id: 'a-b' }], 'regexp'],
    ['a field id that starts with a digit', [{ ...field('Symbol'), id: '1a' }], 'regexp'],
    ['a new field id with a space', [field('Symbol', { newId: 'a b' })], 'regexp'],
    ['two fields of one id', [field('Symbol'), field('Text')], 'uniqueFieldIds'],
    ['an unknown field type', [field('Markdown')], 'in'],
    ['a link to nothing', [field('Link')], 'required'],
    ['a list of nothing', [field('Array')], 'required'],
    [
      'a range for a text',
      [field('Symbol', { validations: [{ range: { min: 1 } }] })],
      'unexpected',
    ],
    ['an empty validation', [field('Symbol', { validations: [{}] })], 'size'],
  ])('for %s', async (_name, fields, error) => {
    const refused = await save(fields);
    expect(refused).toMatchObject({ name: 'ValidationFailed', status: 422 });
    expect(errorNames(refused.details)).toEqual([error]);
  });

  test('for a display field that does not exist', async () => {
    const refused = await save([field('Symbol')], undefined, { displayField: 'title' });
    expect(errorNames(refused.details)).toEqual(['displayField']);
  });

  test('for changing the type of a published field', async () => {
    setModel(field('Symbol'));
    expect((await save([field('Text')], 2)).status).toBe(422);
  });

  test('for dropping a field that is not omitted', async () => {
    setModel(field('Symbol'));
    const refused = await save([], 2);
    expect(refused.message).toBe('You need to omit a field before deleting it');
    setModel({ ...field('Symbol'), omitted: true });
    setModel({ ...field('Symbol'), omitted: true, deleted: true });
    const type = await managementClient(server).contentType.get({ contentTypeId: 'thing' });
    expect(type.fields).toEqual([]);
  });

  test('for an outdated version', async () => {
    setModel(field('Symbol'));
    expect(await save([field('Symbol')], 1)).toMatchObject({ status: 409 });
  });
});
