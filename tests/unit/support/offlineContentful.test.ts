/** The offline Contentful refuses what Contentful refuses; otherwise no test of a space counts. */
import { readItems } from '../../../src/contentful/space';
import {
  assetLink,
  entryLink,
  startFakeContentful,
  trustIn,
  type FakeContentful,
  type PlainFields,
} from '../../contentful';
import { document, node } from '../../support/richText';

type Value = PlainFields[string];
type Field = Readonly<Record<string, Value>>;

let server: FakeContentful;
let distrust: () => void;
beforeAll(async () => {
  server = await startFakeContentful();
  distrust = trustIn(server);
  for (const id of ['tree', 'shrub']) {
    server.space.setContentTypes([{ id, name: id, fields: [] }]);
    server.space.createEntry(id, {}, { id });
  }
  await server.space.createAsset({ id: 'text', file: __filename });
  await server.space.createAsset({ id: 'picture', file: 'src/images/red-maple.jpg' });
});
afterAll(async () => {
  distrust();
  await server.close();
});

const field = (type: string, more: Field = {}): Field => ({
  id: 'value',
  name: 'Value',
  type,
  ...more,
});
const rule = (type: string, validation: Field, more: Field = {}): Field =>
  field(type, { ...more, validations: [validation] });

let types = 0;
/** A new content type with these fields. */
const typeWith = (...fields: Field[]): string => {
  const id = `type${(types += 1)}`;
  server.space.setContentTypes([{ id, name: 'Type', fields }]);
  return id;
};

/** The name of the first refusal. */
const refusalOf = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as { details?: { errors?: { name: string }[] } }).details?.errors?.[0]?.name;
  }
};

const toEntry: Field = { linkType: 'Entry' };
const toAsset: Field = { linkType: 'Asset' };

it.each<[type: string, Field, Value]>([
  ['Symbol', {}, 1],
  ['Date', {}, 'tomorrow'],
  ['Link', toEntry, assetLink('text')],
  ['Array', { items: { type: 'Symbol', validations: [] } }, [1]],
  ['RichText', {}, 'text'],
  ['RichText', {}, document(node('marquee', ['x']))],
])('refuses to store in a field of the type %s (%j): %j', (type, more, value) => {
  const id = typeWith(field(type, more));
  const create = () => server.space.createEntry(id, { value }, { publish: false });
  expect(refusalOf(create)).toMatch(/^(?:type|in)$/);
});

const noMarks = rule('RichText', { enabledMarks: [] });
const italic = { nodeType: 'text', value: 'x', marks: [{ type: 'italic' }], data: {} };
const inItalics = document(node('paragraph', [italic]));
const noLines = rule('RichText', { enabledNodeTypes: ['heading-2'] });
const starts = rule('Symbol', { regexp: { pattern: '^/' } });
const toTree = rule('Link', { linkContentType: ['tree'] }, toEntry);
const toImage = rule('Link', { linkMimetypeGroup: ['image'] }, toAsset);

it.each<[error: string, Field, bad: Value | undefined, good: Value]>([
  ['required', field('Symbol', { required: true }), undefined, 'x'],
  ['size', field('Symbol'), 'x'.repeat(257), 'x'.repeat(256)],
  ['size', rule('Symbol', { size: { max: 4 } }), 'trees', '🌳🌳🌳🌳'],
  ['regexp', starts, 'x', '/x'],
  ['regexp', field('Array', { items: starts }), ['/x', 'x'], ['/x']],
  ['in', rule('Symbol', { in: ['oak', 'elm'] }), 'ash', 'oak'],
  ['enabledNodeTypes', noLines, document(node('hr')), document('x')],
  ['enabledMarks', noMarks, inItalics, document('x')],
  ['linkContentType', toTree, entryLink('shrub'), entryLink('tree')],
  ['linkMimetypeGroup', toImage, assetLink('text'), assetLink('picture')],
  ['notResolvable', field('Link', toEntry), entryLink('nowhere'), entryLink('tree')],
])('stores a draft against the rule %s, but does not publish it (%#)', (error, type, bad, good) => {
  const { space } = server;
  const id = typeWith(type);
  const draft = space.createEntry(id, bad === undefined ? {} : { value: bad }, { publish: false });
  expect(refusalOf(() => space.publish(draft))).toBe(error);
  space.createEntry(id, { value: good });
});

it('keeps a unique value unique, and the type of a published field', () => {
  const id = typeWith(rule('Symbol', { unique: true }));
  const create = () => server.space.createEntry(id, { value: 'x' });
  create();
  expect(refusalOf(create)).toBe('unique');
  const changed = [{ id, name: 'Type', fields: [field('Text')] }];
  expect(refusalOf(() => server.space.setContentTypes(changed))).toBe('fieldTypeChange');
});

it('delivers what is published, in pages, and drafts to previews, also from a copy', async () => {
  const { space, access } = server;
  space.setContentTypes([{ id: 'oak', name: 'Oak', fields: [field('Symbol')] }]);
  for (let n = 0; n < 1203; n += 1) space.createEntry('oak', { value: 'red' }, { id: `oak${n}` });
  space.createEntry('oak', { value: 'white' }, { id: 'draft', publish: false });
  space.updateFields('oak5', { value: 'black' });
  const { entries } = await readItems(access);
  expect(entries).toHaveLength(space.entries().filter((entry) => entry.published).length);
  const oak = (all: typeof entries) => all.find(({ sys }) => sys.id === 'oak5')?.fields?.value;
  const drafts = await readItems({ ...access, accessToken: server.previewToken });
  expect(drafts.entries).toHaveLength(space.entries().length);
  expect([oak(entries), oak(drafts.entries)]).toEqual(['red', 'black']);
  server.copyEnvironment('master', 'copy');
  const copied = await readItems({ ...access, environment: 'copy' });
  expect(copied.entries[0]?.sys).toMatchObject({ environment: { sys: { id: 'copy' } } });
});
