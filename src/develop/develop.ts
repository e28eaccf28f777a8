import path from 'node:path';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { preflight } from '../contentful/preflight';
import { rawContent, readItems } from '../contentful/space';
import type { RawContent } from '../content/mappers/raw';
import { EnvironmentError, readEnvironment, type BuildEnvironment } from '../environment';
import { escapeMarkup } from '../escape';
import { folders } from '../folders';
import { portOf, runCommand } from '../hosting/commandLine';
import { handled, listen } from '../hosting/server';
import type { Pages } from './pages';
import { bundleSources, followSources } from './sources';

const HELP = `npm run develop serves the site at http://localhost:8000 and shows each change of the sources at once.

  -- --preview   shows the drafts of a space: CONTENTFUL_ACCESS_TOKEN is then a preview token

PORT chooses another port; all other variables are described in .env.example and none is needed.
dist/ is left alone.`;

const LIMITS = `Pages follow each change in src/ and static/, and those of a space when you load one.
Not here: headers, service worker, share pictures, sitemap, and feed (npm run build && npm run serve).`;

/** Where pages listen for changes. */
const CHANGES = '/_changes';
const RELOAD = `<script>new EventSource('${CHANGES}').onmessage = () => location.reload();</script>`;

/** Milliseconds that content read from a space counts as fresh when a page is loaded. */
const FRESH_MS = 5000;

/**
 * The variables of a preview: the host for drafts replaces the host for published content; any other
 * host is assumed to serve drafts.
 *
 * @throws EnvironmentError without a space
 */
export const withDrafts = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const { contentful } = readEnvironment(env);
  if (!contentful)
    throw new EnvironmentError(
      'A preview needs CONTENTFUL_SPACE_ID and a preview token in CONTENTFUL_ACCESS_TOKEN.',
    );
  const host = contentful.host.replace(/^cdn\./, 'preview.');
  return { ...env, CONTENTFUL_HOST: host, CONTENTFUL_PREVIEW: 'true' };
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

const fail = (error: unknown): void =>
  console.error(error instanceof Error ? error.message : error);

/** The current site: made again after each change of its sources or, when asked, of its space. */
class CurrentSite {
  /** Settles with the last change; rejects with what is wrong in a source. */
  pages!: Promise<Pages>;
  /** Settles when the files of the pictures are written. */
  pictures = Promise.resolve();
  private content: RawContent | undefined;
  private readAt = 0;

  /** @param changed called after each change */
  constructor(
    private readonly root: string,
    private readonly environment: BuildEnvironment,
    private readonly changed: () => void,
  ) {}

  /** Reads the space, if there is one and it is no longer fresh. @returns whether it has changed since */
  async readSpace(): Promise<boolean> {
    const { contentful } = this.environment;
    if (!contentful || Date.now() - this.readAt < FRESH_MS) return false;
    this.readAt = Date.now();
    const before = JSON.stringify(this.content);
    this.content = rawContent(await readItems(contentful));
    return JSON.stringify(this.content) !== before;
  }

  /** Makes the site, and follows its sources. */
  start(): void {
    this.show();
    followSources(this.root, () => this.show());
  }

  /** Shows what has changed in the space since it was read. */
  async followSpace(): Promise<void> {
    if (await this.readSpace()) this.show();
  }

  /** Loads the pages again after the current load, which may have read a source that has changed since. */
  private show(): void {
    const start = Date.now();
    const load = async (): Promise<Pages> => {
      const openPages = await bundleSources(this.root, this.environment);
      return openPages(this.root, this.environment, this.content);
    };
    this.pages = Promise.allSettled([this.pages]).then(load);
    this.pages
      .then(({ writePictures }) => {
        console.log(`Shown after ${Date.now() - start} ms.`);
        this.pictures = this.pictures.then(writePictures).catch(fail);
      })
      .catch(fail)
      .finally(this.changed);
  }
}

const errorPage = (error: unknown): string =>
  `<!DOCTYPE html><title>Error</title><pre style="white-space: pre-wrap">${escapeMarkup(
    String(error instanceof Error ? error.stack : error),
  )}</pre>`;

/** Answers with a page of the site, a redirect from an old address, or what is wrong in a source. */
const sendPage =
  (site: CurrentSite) =>
  async ({ path: address }: Request, response: Response): Promise<void> => {
    site.followSpace().catch(fail);
    try {
      const { render, redirects } = await site.pages;
      const html = render(address);
      const to = redirects.get(address) ?? (address.endsWith('/') ? undefined : `${address}/`);
      if (html === undefined && to !== undefined) return response.redirect(to);
      response.status(html === undefined ? 404 : 200).type('html');
      response.send((html ?? render('/404.html')) + RELOAD);
    } catch (error) {
      response.status(500).type('html');
      response.send(errorPage(error) + RELOAD);
    }
  };

/** Serves the site until the process is ended. */
const develop = async (root: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const wantedPort = portOf(env, 8000);
  const given = readEnvironment(env);
  await announceContent(given);
  const listeners = new Set<Response>();
  const site = new CurrentSite(
    root,
    // Without counting, worker and marks: what a visitor sees.
    { ...given, preview: false, serviceWorker: false, counting: 'off' },
    () => listeners.forEach((one) => one.write('data:\n\n')),
  );
  await site.readSpace();

  const app = express();
  app.get(CHANGES, (_request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  });
  app.use(express.static(path.join(root, 'static')), express.static(folders(root).developed));
  const pictureFiles = express.static(path.join(folders(root).gatsbyOutput, 'static'));
  const waitForPictures: RequestHandler = (_request, _response, next) =>
    void site.pictures.then(() => next());
  // A missing picture may not be finished yet.
  app.use('/static', pictureFiles, waitForPictures, pictureFiles);
  app.use(handled(sendPage(site)));
  const { port } = await listen(app, wantedPort);
  site.start();
  console.log(`The site is at http://localhost:${port}\n${LIMITS}`);
};

if (require.main === module)
  void runCommand(HELP, { preview: { type: 'boolean' } }, async ({ preview }) => {
    // React and Emotion render as in a build.
    Object.assign(process.env, { NODE_ENV: 'production' });
    const { env } = process;
    await develop(process.cwd(), preview ? withDrafts(env) : env);
  });
