/**
 * The migration that a next version of the website would bring: a new field, a new choice and a field out
 * of use. The space is seeded and edited, and the migration is cut off at every request.
 */
import type { MakeRequest } from 'contentful-migration';
import service from '../../contentful-migrations/0013-service';
import { change, omitField } from '../../contentful-migrations/helpers/change';
import { complete } from '../../contentful-migrations/helpers/contentType';
import type {
  FieldDefinition,
  TypeDefinition,
} from '../../contentful-migrations/helpers/definition';
import { fieldsOf } from '../../src/content/model';
import type { FakeContentful } from '../contentful';
import { useSpaceSite } from '../support/rehearsal/spaceSite';
import { contentOf, managementOf, writesTo } from './support/commands';
import { editorOf, typeOf } from './support/typesInSpace';

jest.setTimeout(240_000);

const [linkTitle] = service.definition.fields.filter(({ id }) => id === 'linkTitle');
const HELP = 'The best time of the year. Empty: nothing is shown.';
const NEW_CHOICE = 'Wheelbarrow';

/** The content type as the next version defines it. */
const nextDefinition = (): TypeDefinition => {
  const fields = service.definition.fields.flatMap((field): readonly FieldDefinition[] => {
    const { id, validations = [] } = field;
    if (id === 'icon') {
      const more = validations.map((rule) => ({
        ...rule,
        in: [...(rule.in as string[]), NEW_CHOICE],
      }));
      return [{ ...field, validations: more }];
    }
    if (id !== 'about' || !linkTitle) return [field];
    const season = { ...linkTitle, id: 'season', name: 'Season', settings: { helpText: HELP } };
    return [field, season];
  });
  return { ...service.definition, fields };
};

const migration = change({ definition: nextDefinition() }, (type) => {
  complete(type);
  omitField(type, 'bannerText');
});

const NEVER = Number.POSITIVE_INFINITY;

const offline = useSpaceSite('next-migration');
let fake: FakeContentful;
let edited: ReturnType<FakeContentful['space']['snapshot']>;

/** Runs the migration until it has sent a number of requests. @returns how many it has sent */
const migrate = async (requests = NEVER): Promise<number> => {
  let sent = 0;
  const { raw } = managementOf(fake);
  const makeRequest: MakeRequest = async ({ url = '', ...request }) => {
    if (sent >= requests) throw new Error('Cut off');
    sent += 1;
    return raw.http(`/spaces/${fake.spaceId}/environments/master${url}`, request);
  };
  await migration(undefined as never, { makeRequest });
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
  edited = fake.space.snapshot();
});

it('changes type and editor, and nothing that staff decided', async () => {
  const before = contentOf(fake);
  await migrate();
  const { fields } = await typeOf(fake, 'service');
  const order = fieldsOf('service').map(([id]) => id);
  order.splice(order.indexOf('about') + 1, 0, 'season');
  expect(fields.map(({ id }) => id)).toEqual(order);
  expect(fields.find(({ id }) => id === 'icon')?.validations?.[0]?.in).toContain(NEW_CHOICE);
  expect(fields.filter(({ omitted }) => omitted).map(({ id }) => id)).toEqual(['bannerText']);

  const { controls, editorLayout = [] } = await editorOf(fake, 'service');
  const helpOf = (id: string): unknown =>
    controls.find(({ fieldId }) => fieldId === id)?.settings?.helpText;
  expect([helpOf('season'), helpOf('order')]).toEqual([HELP, 'Our own words.']);
  const [short] = editorLayout;
  expect(JSON.stringify(short)).toContain('"about"},{"fieldId":"season"');

  expect(contentOf(fake)).toEqual(before);

  fake.requests.clear();
  await migrate();
  expect(writesTo(fake)).toBe(0);
});

it('is finished by the next run, wherever it was cut off', async () => {
  fake.space.restore(edited);
  const requests = await migrate();
  const wanted = await outcome();
  expect(requests).toBeGreaterThan(6);
  for (let sent = 0; sent < requests; sent += 1) {
    fake.space.restore(edited);
    await expect(migrate(sent)).rejects.toThrow('Cut off');
    await migrate();
    expect([sent, await outcome()]).toEqual([sent, wanted]);
  }
});
