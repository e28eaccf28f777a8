/** The offline Contentful refuses what Contentful refuses: without that, no test of a space counts. */
import {
  assetLink,
  entryLink,
  richText,
  richTextNode,
  startFakeContentful,
  type FakeContentful,
  type PlainFields,
} from '../../contentful';

type Value = PlainFields[string];
type Field = Readonly<Record<string, Value>>;

let server: FakeContentful;
beforeAll(async () => {
  server = await startFakeContentful();
  for (const id of ['tree', 'shrub']) {
    server.space.setContentTypes([{ id, name: id, fields: [] }]);
    server.space.createEntry(id, {}, { id });
  }
  await server.space.createAsset({ id: 'text', file: __filename });
  await server.space.createAsset({ id: 'picture', file: 'src/images/red-maple.jpg' });
});
afterAll(() => server.close());

const field = (type: string, more: Field = {}): Field => ({
  id: 'value',
  name: 'Value',
  type,
  ...more,
});

let types = 0;
/** A new content type with these fields. */
const typeWith = (...fields: Field[]): string => {
  const id = `type${(types += 1)}`;
  server.space.setContentTypes([{ id, name: 'Type', fields }]);
  return id;
};

/** The name of the first refusal, or the sentence of one that has no list. */
const refusalOf = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    const { details, message } = error as { details?: { errors?: { name: string }[] } } & Error;
    return details?.errors?.[0]?.name ?? message;
  }
};

const texts: Field = { items: { type: 'Symbol', validations: [] } };
const toEntry: Field = { linkType: 'Entry' };

it.each<[string, Field, Value]>([
  ['a number as Symbol', field('Symbol'), 1],
  ['a fraction as Integer', field('Integer'), 1.5],
  ['a wish as Date', field('Date'), 'tomorrow'],
  ['an asset as entry', field('Link', toEntry), assetLink('text')],
  ['a number in a list of texts', field('Array', texts), [1]],
  ['a text as rich text', field('RichText'), 'text'],
  ['an unknown node', field('RichText'), richText(richTextNode('marquee', ['x']))],
])('refuses to store %s', (_what, definition, value) => {
  const type = typeWith(definition);
  const create = () => server.space.createEntry(type, { value }, { publish: false });
  expect(refusalOf(create)).toMatch(/^(?:type|in)$/);
});

const rule = (type: string, validation: Field, more: Field = {}): Field =>
  field(type, { ...more, validations: [validation] });
const starts = { regexp: { pattern: '^/' } };
const italic = { nodeType: 'text', value: 'x', marks: [{ type: 'italic' }], data: {} };

it.each<[error: string, Field, bad: Value | undefined, good: Value]>([
  ['required', field('Symbol', { required: true }), undefined, 'x'],
  ['size', field('Symbol'), 'x'.repeat(257), 'x'.repeat(256)],
  ['size', rule('Symbol', { size: { max: 4 } }), 'trees', '🌳🌳🌳🌳'],
  ['regexp', rule('Symbol', starts), 'x', '/x'],
  ['regexp', field('Array', { items: rule('Symbol', starts) }), ['/x', 'x'], ['/x']],
  ['in', rule('Symbol', { in: ['oak', 'elm'] }), 'ash', 'oak'],
  [
    'enabledNodeTypes',
    rule('RichText', { enabledNodeTypes: ['heading-2'] }),
    richText(richTextNode('hr')),
    richText('x'),
  ],
  [
    'enabledMarks',
    rule('RichText', { enabledMarks: ['bold'] }),
    richText(richTextNode('paragraph', [italic])),
    richText('x'),
  ],
  [
    'linkContentType',
    rule('Link', { linkContentType: ['tree'] }, toEntry),
    entryLink('shrub'),
    entryLink('tree'),
  ],
  [
    'linkMimetypeGroup',
    rule('Link', { linkMimetypeGroup: ['image'] }, { linkType: 'Asset' }),
    assetLink('text'),
    assetLink('picture'),
  ],
  ['notResolvable', field('Link', toEntry), entryLink('nowhere'), entryLink('tree')],
])('stores a draft against the rule %s, but does not publish it (%#)', (error, type, bad, good) => {
  const { space } = server;
  const id = typeWith(type);
  const draft = space.createEntry(id, bad === undefined ? {} : { value: bad }, { publish: false });
  expect(refusalOf(() => space.publish(draft))).toBe(error);
  space.createEntry(id, { value: good });
});

it('keeps a unique value unique among published entries', () => {
  const type = typeWith(rule('Symbol', { unique: true }));
  server.space.createEntry(type, { value: 'x' }, { publish: false });
  server.space.createEntry(type, { value: 'x' });
  expect(refusalOf(() => server.space.createEntry(type, { value: 'x' }))).toBe('unique');
});

const fields51 = Array.from({ length: 51 }, (_, index) => field('Symbol', { id: `f${index}` }));

it.each<[string, Field[], string]>([
  ['more than 50 fields', fields51, 'size'],
  ['a name of more than 50 characters', [field('Symbol', { name: 'x'.repeat(51) })], 'size'],
  ['a field id with a dash', [field('Symbol', { id: 'a-b' })], 'regexp'],
  ['an unknown field type', [field('Markdown')], 'in'],
  ['a link to nothing', [field('Link')], 'required'],
  ['a range for a text', [rule('Symbol', { range: { min: 1 } })], 'unexpected'],
])('refuses a content type with %s', (_what, fields, error) => {
  expect(refusalOf(() => typeWith(...fields))).toBe(error);
});

it('changes no type of a published field, and deletes it only when it is omitted', () => {
  const id = typeWith(field('Symbol'));
  const replace = (...fields: Field[]) =>
    server.space.setContentTypes([{ id, name: 'Type', fields }]);
  expect(refusalOf(() => replace(field('Text')))).toBe('fieldTypeChange');
  expect(refusalOf(() => replace())).toBe('You need to omit a field before deleting it');
  replace(field('Symbol', { omitted: true }));
  expect(refusalOf(() => replace())).toBeUndefined();
});
