/**
 * The migration of a future version of the website: a new field, new choices, types to link to, and patterns,
 * longer texts, and a field out of use. The tests cut it off at every request, in an empty space and in a
 * seeded and edited one.
 */
import type { IValidation, MakeRequest } from 'contentful-migration';
import service from '../../contentful-migrations/0013-service';
import { bringTo } from '../../contentful-migrations/helpers/contentType';
import {
  lengthRule,
  UNIQUE,
  type TypeDefinition,
} from '../../contentful-migrations/helpers/definition';
import { fieldsOf } from '../../src/content/model';
import { EARLIER_PATTERNS } from '../../src/content/model/fields';
import { startFakeContentful, type FakeContentful } from '../contentful';
import { useSpaceSite } from '../support/rehearsal/spaceSite';
import { contentOf, managementOf } from './support/commands';
import { editorOf, typeOf } from './support/typesInSpace';

const HELP = 'The best time of the year. Empty: nothing is shown.';
const NEW_CHOICE = 'Wheelbarrow';
const NEW_TARGET = { linkContentType: ['card'], message: 'Choose one.' };
const NEW_PATTERN = { regexp: { pattern: '^[a-z]+$' }, message: 'Small letters only.' };
// Staff changed only the number, and only the pattern.
const OUR_LIMIT = { ...lengthRule(1000), size: { max: 300 } };
const OUR_PATTERN = { ...NEW_PATTERN, regexp: { pattern: '^[A-Z]' } };
// A field has one of them.
const EARLIER = EARLIER_PATTERNS.slice(-1).map(({ source, message }) => ({
  regexp: { pattern: source },
  message,
}));

const { fields, controls, editorLayout, ...others } = service.definition;

/** The content type as the next version defines it. */
const next: TypeDefinition = {
  ...others,
  fields: fields.flatMap((field): TypeDefinition['fields'] => {
    if (field.id === 'icon') return [{ ...field, validations: [{ in: [NEW_CHOICE] }] }];
    if (['slug', 'title'].includes(field.id)) return [{ ...field, validations: [NEW_PATTERN] }];
    if (field.id === 'sections')
      return [{ ...field, items: { type: 'Link', linkType: 'Entry', validations: [NEW_TARGET] } }];
    if (['about', 'overview'].includes(field.id))
      return [{ ...field, validations: [lengthRule(1000)] }];
    return field.id === 'intro' ? [field, { ...field, id: 'season', name: 'Season' }] : [field];
  }),
  controls: [...controls, { fieldId: 'season', settings: { helpText: HELP } }],
  editorLayout: editorLayout.map((tab) =>
    tab.groupId === 'page' ? { ...tab, items: [...tab.items, { fieldId: 'season' }] } : tab,
  ),
  outOfUse: ['bannerText'],
};

const offline = useSpaceSite('next-migration');
let fake: FakeContentful;
type Snapshot = ReturnType<FakeContentful['space']['snapshot']>;
let empty: Snapshot;
let edited: Snapshot;

/** Runs the migration until it has sent a number of requests. @returns how many it has sent */
const migrate = async (requests = Number.POSITIVE_INFINITY): Promise<number> => {
  let sent = 0;
  const { raw } = managementOf(fake);
  const makeRequest: MakeRequest = async ({ url = '', ...request }) => {
    if (sent >= requests) throw new Error('Cut off');
    sent += 1;
    return raw.http(`/spaces/${fake.spaceId}/environments/master${url}`, request);
  };
  await bringTo(next)(undefined as never, { makeRequest });
  return sent;
};

/** Everything that editors see of services. */
const outcome = async (): Promise<unknown> => ({
  type: await typeOf(fake, 'service'),
  editor: await editorOf(fake, 'service'),
});

beforeAll(async () => {
  fake = offline.contentful;
  const client = managementOf(fake);
  const contentTypeId = 'service';
  const editor = await client.editorInterface.get({ contentTypeId });
  const order = editor.controls?.find(({ fieldId }) => fieldId === 'order');
  Object.assign(order?.settings ?? {}, { helpText: 'Our own words.' });
  await client.editorInterface.update({ contentTypeId }, editor);
  const type = await client.contentType.get({ contentTypeId });
  const edit = (wanted: string, rules: readonly IValidation[]) =>
    Object.assign(type.fields.find(({ id }) => id === wanted) ?? {}, { validations: rules });
  edit('about', [OUR_LIMIT]);
  edit('title', [OUR_PATTERN]);
  edit('slug', [...EARLIER, UNIQUE]);
  await client.contentType.publish(
    { contentTypeId },
    await client.contentType.update({ contentTypeId }, type),
  );
  edited = fake.space.snapshot();
  const other = await startFakeContentful();
  empty = other.space.snapshot();
  await other.close();
});

it('changes type and editor, and nothing that staff decided', async () => {
  const before = contentOf(fake);
  await migrate();
  const type = await typeOf(fake, 'service');
  const order = fieldsOf('service').map(([id]) => id);
  order.splice(order.indexOf('intro') + 1, 0, 'season');
  expect(type.fields.map(({ id }) => id)).toEqual(order);
  const icon = type.fields.find(({ id }) => id === 'icon');
  expect(icon?.validations?.[0]?.in).toEqual(expect.arrayContaining(['Tree', NEW_CHOICE]));
  const rulesOf = (wanted: string) => type.fields.find(({ id }) => id === wanted)?.validations;
  expect([rulesOf('overview'), rulesOf('about')]).toEqual([[lengthRule(1000)], [OUR_LIMIT]]);
  // The address need not be unique any more.
  expect([rulesOf('slug'), rulesOf('title')]).toEqual([[NEW_PATTERN], [OUR_PATTERN]]);
  const sections = type.fields.find(({ id }) => id === 'sections')?.items?.validations;
  expect(sections?.map((rule) => rule.linkContentType)).toEqual([['card', 'section']]);
  expect(type.fields.filter(({ omitted }) => omitted).map(({ id }) => id)).toEqual(['bannerText']);

  const editor = await editorOf(fake, 'service');
  const helpOf = (id: string): unknown =>
    editor.controls.find(({ fieldId }) => fieldId === id)?.settings?.helpText;
  expect([helpOf('season'), helpOf('order')]).toEqual([HELP, 'Our own words.']);
  const page = editor.editorLayout?.find(({ groupId }) => groupId === 'page');
  expect(JSON.stringify(page)).toContain('"intro"},{"fieldId":"season"');
  expect(JSON.stringify(page)).not.toContain('bannerText');

  expect(contentOf(fake)).toEqual(before);
});

it.each([
  ['an empty space', () => empty],
  ['a space that is in use', () => edited],
])('is finished by the next run, wherever it was cut off: %s', async (_space, before) => {
  fake.space.restore(before());
  const requests = await migrate();
  const wanted = await outcome();
  expect(requests).toBeGreaterThan(1);
  for (let sent = 0; sent < requests; sent += 1) {
    fake.space.restore(before());
    await expect(migrate(sent)).rejects.toThrow('Cut off');
    await migrate();
    expect([sent, await outcome()]).toEqual([sent, wanted]);
  }
  await migrate();
  expect(await outcome()).toEqual(wanted);
});
