import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { deliveryApi } from './api/delivery';
import { imagesApi, uploadApi } from './api/files';
import { managementApi } from './api/management';
import type { ApiName } from './http';
import { Failures, RequestLog, type FailRule } from './requests';
import { listen, stop } from '../support/listen';
import { serverOf } from './server';
import { Space } from './space';
import { EnvironmentStore, loadSpace, saveSpace, SpaceState, type Hosts } from './store';
import { createCertificate } from './tls';
import { linkTo } from './types';
import { WebhookCaller } from './webhooks';

export type { FailRule } from './requests';
export type { PlainFields, Space } from './space';
export { trustIn } from './tls';
export { assetLink, entryLink } from './types';

interface FakeContentfulOptions {
  /** First of five neighboring ports; free ones when left out. */
  port?: number;
  /** Code of the only locale; `en-US` when left out. */
  defaultLocale?: string;
  /** A file that `save` has written, to read the space from. */
  startFrom?: string;
}

const DELIVERY_TOKEN = 'offline-delivery-token';
const PREVIEW_TOKEN = 'offline-preview-token';
const MANAGEMENT_TOKEN = 'CFPAT-offline-management-token';
const SPACE_ID = 'offlinespace';
const MASTER = 'master';

/** The environment of a new space, and the keys that open it. */
const fill = (state: SpaceState): void => {
  state.environments.set(MASTER, new EnvironmentStore());
  const preview = state.simple('offlinePreviewKey', { accessToken: PREVIEW_TOKEN });
  state.previewApiKeys.set(preview.id, preview);
  const key = state.simple('offlineKey', {
    name: 'Offline',
    accessToken: DELIVERY_TOKEN,
    environments: [linkTo('Environment', MASTER)],
    preview_api_key: linkTo('PreviewApiKey', preview.id),
  });
  state.apiKeys.set(key.id, key);
};

/**
 * Starts an in-memory Contentful space that the real clients work against over HTTPS.
 * Rejects when a port is taken. `close` ends it and removes its certificate file.
 */
export async function startFakeContentful(options: FakeContentfulOptions = {}) {
  const certificate = await createCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'offline-contentful-'));
  const caFile = join(folder, 'authority.pem');
  writeFileSync(caFile, certificate.certificate);
  const requests = new RequestLog();
  const failures = new Failures();
  const hosts: Hosts = { delivery: '', preview: '', management: '', upload: '', images: '' };
  const state = new SpaceState(SPACE_ID, hosts, options.defaultLocale ?? 'en-US');
  const apis: [ApiName, RequestHandler][] = [
    ['delivery', deliveryApi(state, 'delivery')],
    ['preview', deliveryApi(state, 'preview')],
    ['management', managementApi(state, MANAGEMENT_TOKEN)],
    ['upload', uploadApi(state, MANAGEMENT_TOKEN)],
    ['images', imagesApi(state)],
  ];
  const servers: Server[] = [];
  const parts = { certificate, requests, failures };
  for (const [index, [api, routes]] of apis.entries()) {
    const server = serverOf(api, routes, parts);
    const port = await listen(server, options.port === undefined ? 0 : options.port + index);
    servers.push(server);
    hosts[api] = `localhost:${port}`;
  }
  if (options.startFrom === undefined) fill(state);
  else loadSpace(state, options.startFrom);
  const webhooks = new WebhookCaller(state);
  const storeOf = (id: string): EnvironmentStore => {
    const store = state.environments.get(id);
    if (!store) throw new Error(`There is no environment "${id}"`);
    return store;
  };
  return {
    spaceId: SPACE_ID,
    deliveryToken: DELIVERY_TOKEN,
    previewToken: PREVIEW_TOKEN,
    managementToken: MANAGEMENT_TOKEN,
    /** `localhost:PORT` of each API, always https. */
    hosts,
    /** The authority to trust, as a PEM file for NODE_EXTRA_CA_CERTS. */
    caFile,
    /** What a client in this process reads published content with. */
    access: {
      spaceId: SPACE_ID,
      accessToken: DELIVERY_TOKEN,
      environment: MASTER,
      host: hosts.delivery,
    },
    /** Variables that point the project's commands at this server. */
    env: (kind: 'delivery' | 'preview' = 'delivery') => ({
      CONTENTFUL_SPACE_ID: SPACE_ID,
      CONTENTFUL_ACCESS_TOKEN: kind === 'preview' ? PREVIEW_TOKEN : DELIVERY_TOKEN,
      CONTENTFUL_ENVIRONMENT: MASTER,
      CONTENTFUL_HOST: hosts[kind],
      ...(kind === 'preview' && { CONTENTFUL_PREVIEW: 'true' }),
      CONTENTFUL_MANAGEMENT_TOKEN: MANAGEMENT_TOKEN,
      CONTENTFUL_MANAGEMENT_HOST: hosts.management,
      CONTENTFUL_UPLOAD_HOST: hosts.upload,
      NODE_EXTRA_CA_CERTS: caFile,
    }),
    /** Direct access for tests: the editor's hands, in the environment `master`. */
    space: new Space({ state, store: storeOf(MASTER), environmentId: MASTER }),
    /** Makes an environment with everything that another one holds, as the web app does. */
    copyEnvironment: (from: string, id: string): Space => {
      const store = storeOf(from).clone();
      state.environments.set(id, store);
      return new Space({ state, store, environmentId: id });
    },
    requests,
    /** Injects a fault until the returned function is called. */
    fail: (rule: FailRule) => failures.add(rule),
    /** Resolves when every webhook call under way has ended. */
    webhooksSettled: () => webhooks.settled(),
    /** Writes the whole space to a file. */
    save: (file: string) => saveSpace(state, file),
    close: async (): Promise<void> => {
      await Promise.all(servers.map(stop));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type FakeContentful = Awaited<ReturnType<typeof startFakeContentful>>;
