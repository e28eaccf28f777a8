import { createClient as createDeliveryClient } from 'contentful';
import { createClient as createManagementClient } from 'contentful-management';
import { runMigration, type MigrationFunction } from 'contentful-migration';
import {
  startFakeContentful,
  trustIn,
  type FakeContentful,
  type FakeContentfulOptions,
} from '../../contentful';

let open: (() => Promise<void>)[] = [];

/** Starts a server that this process trusts; it ends with the test that started it. */
export async function startServer(options: FakeContentfulOptions = {}): Promise<FakeContentful> {
  const server = await startFakeContentful(options);
  const distrust = trustIn(server);
  open.push(async () => {
    distrust();
    await server.close();
  });
  return server;
}

afterEach(async () => {
  const closing = open;
  open = [];
  await Promise.all(closing.map((close) => close()));
});

export const deliveryClient = (server: FakeContentful, view: 'delivery' | 'preview' = 'delivery') =>
  createDeliveryClient({
    space: server.spaceId,
    environment: server.environmentId,
    accessToken: view === 'delivery' ? server.deliveryToken : server.previewToken,
    host: server.hosts[view],
    logHandler: () => undefined,
  });

export const managementClient = (server: FakeContentful, retryOnError = true) =>
  createManagementClient(
    {
      accessToken: server.managementToken,
      host: server.hosts.management,
      hostUpload: server.hosts.upload,
      retryOnError,
      logHandler: () => undefined,
    },
    {
      type: 'plain',
      defaults: { spaceId: server.spaceId, environmentId: server.environmentId },
    },
  );

/** Runs a migration as the command line tool does, without its printing. */
export async function migrate(
  server: FakeContentful,
  migrationFunction: MigrationFunction,
): Promise<void> {
  const silenced = [
    jest.spyOn(console, 'log').mockImplementation(() => undefined),
    jest.spyOn(console, 'info').mockImplementation(() => undefined),
    jest.spyOn(console, 'error').mockImplementation(() => undefined),
    jest.spyOn(process.stdout, 'write').mockImplementation(() => true),
  ];
  try {
    await runMigration({
      migrationFunction,
      spaceId: server.spaceId,
      environmentId: server.environmentId,
      accessToken: server.managementToken,
      host: server.hosts.management,
      yes: true,
      requestLimit: 100,
    });
  } finally {
    silenced.forEach((spy) => spy.mockRestore());
  }
}

/** The parsed body of an error that one of the SDKs threw. */
export async function errorOf(
  promise: Promise<unknown>,
): Promise<{ name: string; status?: number; message?: string; details?: unknown }> {
  try {
    await promise;
  } catch (error) {
    const { name, message } = error as Error;
    try {
      const parsed: unknown = JSON.parse(message);
      return { ...(parsed as { status: number }), name };
    } catch {
      return { name, message };
    }
  }
  throw new Error('The call was expected to fail');
}

/** Names of the validation errors in an SDK error's details. */
export function errorNames(details: unknown): string[] {
  const { errors = [] } = (details ?? {}) as { errors?: { name: string }[] };
  return errors.map(({ name }) => name);
}

/** The answer to an unknown path, and to what the server does not cover. */
export const UNKNOWN = { status: 404, body: { sys: { type: 'Error', id: 'NotFound' } } };

/** A small model: articles with an author, a text and a picture. */
export const ARTICLE_TYPES = [
  {
    id: 'author',
    name: 'Author',
    displayField: 'name',
    fields: [{ id: 'name', name: 'Name', type: 'Symbol', required: true }],
  },
  {
    id: 'article',
    name: 'Article',
    displayField: 'title',
    fields: [
      { id: 'title', name: 'Title', type: 'Symbol', required: true },
      { id: 'rank', name: 'Rank', type: 'Integer' },
      { id: 'body', name: 'Body', type: 'RichText' },
      { id: 'author', name: 'Author', type: 'Link', linkType: 'Entry' },
      { id: 'picture', name: 'Picture', type: 'Link', linkType: 'Asset' },
      {
        id: 'related',
        name: 'Related',
        type: 'Array',
        items: { type: 'Link', linkType: 'Entry', validations: [] },
      },
    ],
  },
];
