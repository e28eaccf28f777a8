/** @jest-environment node */
import type { FakeContentful } from '../../contentful';
import type { MigrationFunction } from 'contentful-migration';
import { errorOf, managementClient, migrate, startServer } from './clients';

let server: FakeContentful;
beforeEach(async () => {
  server = await startServer();
});

const createFaq: MigrationFunction = (migration) => {
  const faq = migration
    .createContentType('faq')
    .name('FAQ')
    .description('')
    .displayField('question');
  faq.createField('question').name('Question').type('Symbol').required(true);
  faq.createField('answer').name('Answer').type('Text');
  faq.changeFieldControl('question', 'builtin', 'singleLine', { helpText: 'As a visitor asks it' });
};

test('a migration makes, publishes and arranges a content type', async () => {
  await migrate(server, createFaq);
  const client = managementClient(server);
  const type = await client.contentType.get({ contentTypeId: 'faq' });
  expect(type.fields.map(({ id }) => id)).toEqual(['question', 'answer']);
  expect(type.sys).toMatchObject({ version: 2, publishedVersion: 1 });
  const editor = await client.editorInterface.get({ contentTypeId: 'faq' });
  expect(editor.controls?.[0]).toMatchObject({
    widgetId: 'singleLine',
    settings: { helpText: 'As a visitor asks it' },
  });
});

test('the same migration a second time is refused and changes nothing', async () => {
  await migrate(server, createFaq);
  server.requests.clear();
  await expect(migrate(server, createFaq)).rejects.toThrow();
  expect(server.requests.count({ method: 'PUT' })).toBe(0);
});

test('a repeatable migration leaves a second run with the same fields', async () => {
  await migrate(server, createFaq);
  const edit: MigrationFunction = (migration) => {
    migration.editContentType('faq').editField('answer').name('The answer');
  };
  await migrate(server, edit);
  await migrate(server, edit);
  const type = await managementClient(server).contentType.get({ contentTypeId: 'faq' });
  expect(type.fields[1]?.name).toBe('The answer');
  expect(type.sys).toMatchObject({ version: 6, publishedVersion: 5 });
});

test('a renamed field takes its values along, a deleted one takes them away', async () => {
  await migrate(server, createFaq);
  const id = server.space.createEntry('faq', { question: 'Why?', answer: 'Because.' });
  await migrate(server, (migration) => {
    migration.editContentType('faq').changeFieldId('answer', 'reply');
  });
  expect(server.space.fieldsOf(id)).toEqual({ question: 'Why?', reply: 'Because.' });
  await migrate(server, (migration) => {
    migration.editContentType('faq').deleteField('reply');
  });
  expect(server.space.fieldsOf(id)).toEqual({ question: 'Why?' });
});

test('entries are transformed and published again', async () => {
  await migrate(server, createFaq);
  const id = server.space.createEntry('faq', { question: 'why', answer: '' });
  await migrate(server, (migration) => {
    migration.transformEntries({
      contentType: 'faq',
      from: ['question'],
      to: ['question'],
      transformEntryForLocale: (fields, locale) => ({
        question: `${String(fields.question?.[locale])}?`,
      }),
      shouldPublish: true,
    });
  });
  const entry = server.space.entry(id);
  expect(entry?.published?.body.fields.question).toEqual({ 'en-US': 'why?' });
});

test('field groups are kept in the editor interface', async () => {
  await migrate(server, createFaq);
  await migrate(server, (migration) => {
    const layout = migration.editContentType('faq').createEditorLayout();
    layout.createFieldGroup('main', { name: 'Main' });
    layout.createFieldGroup('more', { name: 'More' });
    layout.moveField('question').toTheTopOfFieldGroup('main');
  });
  const editor = await managementClient(server).editorInterface.get({ contentTypeId: 'faq' });
  expect(editor.editorLayout?.[0]).toMatchObject({ groupId: 'main', name: 'Main' });
});

test('a type without entries can be deleted, one with entries cannot', async () => {
  await migrate(server, createFaq);
  const id = server.space.createEntry('faq', { question: 'Why?' });
  const client = managementClient(server);
  const refused = await errorOf(client.contentType.unpublish({ contentTypeId: 'faq' }));
  expect(refused.status).toBe(400);
  server.space.delete(id);
  await migrate(server, (migration) => migration.deleteContentType('faq'));
  expect(server.space.contentTypeIds()).toEqual([]);
});
