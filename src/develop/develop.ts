import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express, { type Response } from 'express';
import { preflight } from '../contentful/preflight';
import { rawContent, readItems } from '../contentful/space';
import type { RawContent } from '../content/mappers/raw';
import { EnvironmentError, readEnvironment, type BuildEnvironment } from '../environment';
import { escapeMarkup } from '../escape';
import { folders } from '../folders';
import { portOf, runCommand } from '../hosting/commandLine';
import { listen } from '../hosting/server';
import type { Pages } from './pages';
import { bundleSources, followSources } from './sources';

const HELP = `npm run develop serves the site at http://localhost:8000 and shows each change of the sources at once.

  -- --preview   shows the drafts of a space: CONTENTFUL_ACCESS_TOKEN is then a preview token

PORT chooses another port; all other variables are described in .env.example and none is needed.
dist/ is left alone.`;

const LIMITS = `Pages follow each change in src/ and static/, and those of a space when you load one.
Not here: headers, service worker, share pictures, sitemap, and feed (npm run build && npm run serve).`;

/** Where pages hear of changes. */
const CHANGES = '/_changes';
const RELOAD = `<script>new EventSource('${CHANGES}').onmessage = () => location.reload();</script>`;

/** How old what was read of a space may be when a page is loaded. */
const FRESH_MS = 5000;

/**
 * The variables of a preview: the host for drafts instead of that for published content.
 *
 * @throws EnvironmentError without a space, and when the host for drafts is not known
 */
export const withDrafts = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const { contentful } = readEnvironment(env);
  if (!contentful)
    throw new EnvironmentError(
      'A preview needs CONTENTFUL_SPACE_ID and a preview token in CONTENTFUL_ACCESS_TOKEN.',
    );
  const drafts = { ...env, CONTENTFUL_HOST: contentful.host.replace(/^cdn\./, 'preview.') };
  if (!readEnvironment(drafts).preview)
    throw new EnvironmentError(
      `Whether ${contentful.host} has drafts is not known: set CONTENTFUL_HOST to the host of the preview API, and CONTENTFUL_PREVIEW to true.`,
    );
  return drafts;
};

/**
 * Checks the space, if there is one, and says what will be shown.
 *
 * @throws PlainError with one sentence when the space cannot be read
 */
export const announceContent = async ({
  contentful,
  preview,
}: Pick<BuildEnvironment, 'contentful' | 'preview'>): Promise<void> => {
  if (!contentful)
    return console.log('Shows the bundled texts and pictures: no Contentful credentials are set.');
  await preflight(contentful, preview);
  console.log(
    `Shows the ${preview ? 'drafts' : 'published content'} of space ${contentful.spaceId}, environment ${contentful.environment}.`,
  );
};

/** Reads the space, if there is one. */
const readContent = async ({ contentful }: BuildEnvironment): Promise<RawContent | undefined> =>
  contentful && rawContent(await readItems(contentful));

const errorPage = (error: unknown): string =>
  `<!DOCTYPE html><title>Error</title><pre style="white-space: pre-wrap">${escapeMarkup(
    String(error instanceof Error ? error.stack : error),
  )}</pre>`;

/** Serves the site until the process is ended. */
export const develop = async (root: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const port = portOf(env, 8000);
  const given = readEnvironment(env);
  // Without counting, worker and marks: what a visitor sees.
  const environment: BuildEnvironment = {
    ...given,
    preview: false,
    serviceWorker: false,
    counting: 'off',
  };
  await announceContent(given);
  const listeners = new Set<Response>();
  let content = await readContent(environment);
  let readAt = Date.now();
  let pages: Promise<Pages>;
  let pictures = Promise.resolve();

  const fail = (error: unknown): void =>
    console.error(error instanceof Error ? error.message : error);
  /** @param before what is loading now, and may have read a source that has changed since */
  const show = (before: Promise<unknown>): void => {
    const start = Date.now();
    const load = async (): Promise<Pages> =>
      (await bundleSources(root, environment))(root, environment, content);
    pages = before.then(load, load);
    pages
      .then(({ writePictures }) => {
        console.log(`Shown after ${Date.now() - start} ms.`);
        pictures = pictures.then(writePictures).catch(fail);
      })
      .catch(fail)
      .finally(() => listeners.forEach((one) => one.write('data:\n\n')));
  };

  /** Shows what has changed in the space since. */
  const follow = async (): Promise<void> => {
    if (!content || Date.now() - readAt < FRESH_MS) return;
    readAt = Date.now();
    const now = await readContent(environment);
    if (JSON.stringify(now) === JSON.stringify(content)) return;
    content = now;
    show(pages);
  };

  const app = express();
  app.get(CHANGES, (_request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  });
  app.use(express.static(path.join(root, 'static')), express.static(folders(root).developed));
  const pictureFiles = express.static(path.join(folders(root).gatsbyOutput, 'static'));
  app.use('/static', pictureFiles, (_request, _response, next) => void pictures.then(() => next()));
  app.use('/static', pictureFiles);
  app.use((request, response, next) => {
    follow().catch(fail);
    pages
      .then(({ render, redirects }) => {
        const to = redirects.get(request.path);
        if (to) return response.redirect(to);
        const html = render(request.path);
        if (html === undefined && !request.path.endsWith('/'))
          return response.redirect(`${request.path}/`);
        return response
          .status(html === undefined ? 404 : 200)
          .type('html')
          .send((html ?? render('/404.html')) + RELOAD);
      })
      .catch((error: unknown) =>
        response
          .status(500)
          .type('html')
          .send(errorPage(error) + RELOAD),
      )
      .catch(next);
  });
  const server = await listen(app, port);
  show(Promise.resolve());
  followSources(root, () => show(pages));
  console.log(
    `The site is at http://localhost:${(server.address() as AddressInfo).port}\n${LIMITS}`,
  );
};

if (require.main === module)
  void runCommand(HELP, { preview: { type: 'boolean' } }, async ({ preview }) => {
    // React and Emotion render as in a build.
    Object.assign(process.env, { NODE_ENV: 'production' });
    const { env } = process;
    await develop(process.cwd(), preview ? withDrafts(env) : env);
  });
