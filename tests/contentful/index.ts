import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import express, { type ErrorRequestHandler } from 'express';
import { generate } from 'selfsigned';
import { listen, stop } from '../support/listen';
import {
  addEnvironment,
  copyOf,
  FILES,
  loadSpace,
  MASTER,
  saveSpace,
  type Environment,
  type SpaceData,
} from './environment';
import { ApiError, notFound } from './errors';
import { store } from './operations';
import { Requests, type FailRule } from './requests';
import { apiOf, apiRoutes, MANAGEMENT_TOKEN } from './routes';
import { Space } from './space';
import { linkTo } from './types';
import { webhooksSettled } from './webhooks';

export type { FailRule } from './requests';
export type { PlainFields, Space } from './space';
export { assetLink, entryLink } from './types';

interface FakeContentfulOptions {
  /** A free one when left out. */
  port?: number;
  /** Code of the default locale; `en-US` when left out. */
  defaultLocale?: string;
  /** Codes of other locales, each of which has to be filled in. */
  otherLocales?: readonly string[];
  /** A file that `save` has written, to read the space from. */
  startFrom?: string;
}

const DELIVERY_TOKEN = 'offline-delivery-token';
const PREVIEW_TOKEN = 'offline-preview-token';
const SPACE_ID = 'offlinespace';

/** Clients that keep a connection open add a listener to it for each request; Node warns at 11. */
const REQUESTS_PER_CONNECTION = 8;

/** A new space with the keys that open it. */
const newSpace = (locale: string, otherLocales: readonly string[]): SpaceData => {
  const parts = { environments: new Map(), uploads: new Map(), files: new Map() };
  const space: SpaceData = { id: SPACE_ID, locale, otherLocales, ...parts };
  const master = addEnvironment(space, MASTER);
  store(master, 'PreviewApiKey', 'offlinePreviewKey', { accessToken: PREVIEW_TOKEN });
  store(master, 'ApiKey', 'offlineKey', {
    name: 'Offline',
    accessToken: DELIVERY_TOKEN,
    environments: [linkTo('Environment', MASTER)],
    preview_api_key: linkTo('PreviewApiKey', 'offlinePreviewKey'),
  });
  return space;
};

/** A throw-away certificate for localhost, valid for a year, which is its own authority. */
const newCertificate = async (): Promise<{ readonly key: string; readonly cert: string }> => {
  const altNames = [{ type: 2 as const, value: 'localhost' }];
  const made = await generate([{ name: 'commonName', value: 'Offline Contentful' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  return { key: made.private, cert: made.cert };
};

/**
 * Makes this process trust the server in every TLS connection it opens, and returns a function that undoes
 * this. Child processes trust it through NODE_EXTRA_CA_CERTS, which Node reads only at startup.
 */
export const trustIn = ({ caFile }: { readonly caFile: string }): (() => void) => {
  const pem = readFileSync(caFile, 'utf8');
  const original = tls.createSecureContext;
  tls.createSecureContext = (options) => {
    const secure = original(options);
    (secure.context as { addCACert: (pem: string) => void }).addCACert(pem);
    return secure;
  };
  return () => {
    tls.createSecureContext = original;
  };
};

const refuse: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const known = error instanceof ApiError ? error : new ApiError(500, String(error));
  response.status(known.status).json(known.body);
};

/**
 * Starts an in-memory Contentful space that the real clients work against over HTTPS, all APIs at one address.
 * Rejects when the port is taken. `close` ends it and removes its certificate file.
 */
export async function startFakeContentful(options: FakeContentfulOptions = {}) {
  const certificate = await newCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'offline-contentful-'));
  const caFile = join(folder, 'authority.pem');
  writeFileSync(caFile, certificate.cert);
  const space = options.startFrom
    ? loadSpace(options.startFrom)
    : newSpace(options.defaultLocale ?? 'en-US', options.otherLocales ?? []);
  const requests = new Requests();
  const app = express()
    .disable('etag')
    .disable('x-powered-by')
    .use((request, response, next) => {
      response.locals.api = apiOf(space, request);
      response.set('Access-Control-Allow-Origin', '*');
      next();
    })
    .use(requests.meet, apiRoutes(space))
    .use(() => {
      throw notFound();
    })
    .use(refuse);
  const server = createServer(certificate, app);
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  const host = `localhost:${await listen(server, options.port)}`;
  app.set('json replacer', (_key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith(FILES)
      ? value.replace(FILES, `//${host}`)
      : value,
  );
  const environmentOf = (id: string): Environment => {
    const environment = space.environments.get(id);
    if (!environment) throw new Error(`There is no environment "${id}"`);
    return environment;
  };
  return {
    spaceId: SPACE_ID,
    deliveryToken: DELIVERY_TOKEN,
    previewToken: PREVIEW_TOKEN,
    managementToken: MANAGEMENT_TOKEN,
    /** `localhost:PORT`, always https. */
    host,
    /** The authority to trust, as a PEM file for NODE_EXTRA_CA_CERTS. */
    caFile,
    /** The options with which a client in this process reads published content. */
    access: { spaceId: SPACE_ID, accessToken: DELIVERY_TOKEN, environment: MASTER, host },
    /** Variables that point the project's commands at this server. */
    env: (kind: 'delivery' | 'preview' = 'delivery') => ({
      CONTENTFUL_SPACE_ID: SPACE_ID,
      CONTENTFUL_ACCESS_TOKEN: kind === 'preview' ? PREVIEW_TOKEN : DELIVERY_TOKEN,
      CONTENTFUL_ENVIRONMENT: MASTER,
      CONTENTFUL_HOST: host,
      ...(kind === 'preview' && { CONTENTFUL_PREVIEW: 'true' }),
      CONTENTFUL_MANAGEMENT_TOKEN: MANAGEMENT_TOKEN,
      CONTENTFUL_MANAGEMENT_HOST: host,
      CONTENTFUL_UPLOAD_HOST: host,
      NODE_EXTRA_CA_CERTS: caFile,
    }),
    /** Direct access for tests: the editor's hands, in the environment `master`. */
    space: new Space(environmentOf(MASTER)),
    /** Copies an environment with everything in it, as the web app does. */
    copyEnvironment: (from: string, id: string): Space =>
      new Space(addEnvironment(space, id, copyOf(environmentOf(from).records))),
    requests,
    /** Injects a fault until the returned function is called. */
    fail: (rule: FailRule) => requests.fail(rule),
    webhooksSettled,
    /** Writes the whole space to a file. */
    save: (file: string) => saveSpace(space, file),
    close: async (): Promise<void> => {
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type FakeContentful = Awaited<ReturnType<typeof startFakeContentful>>;
